package yomikiri.engine.think;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * A game with its players, levels, evaluations and solver.
 *
 * @param levels the strengths offered to people, weakest first
 * @param adviser gives hints, puts values on the board and answers whoever asks for a position's
 *     value
 * @param solver the player that reads positions out to their end, if there is one
 * @param space what learners by tables have to know of the game, if it can be learnt so
 * @param tuples what learners by n-tuple networks see of it, if it can be learnt so
 * @param suites what is usually measured of it
 * @param teaching what a teacher has to know of it
 */
public record GameKit<P extends Position>(
    Game<P> game,
    List<PlayerType<P>> players,
    List<Level> levels,
    PlayerSpec adviser,
    Optional<Solver<P>> solver,
    Optional<StateSpace<P>> space,
    Optional<TupleFeatures<P>> tuples,
    List<BenchSuite<P>> suites,
    Teaching<P> teaching) {
  public GameKit {
    players = List.copyOf(players);
    levels = List.copyOf(levels);
    suites = List.copyOf(suites);
  }

  /** A game that no learner knows. */
  public GameKit(
      Game<P> game,
      List<PlayerType<P>> players,
      List<Level> levels,
      PlayerSpec adviser,
      Optional<Solver<P>> solver) {
    this(
        game,
        players,
        levels,
        adviser,
        solver,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Teaching.plain());
  }

  /** A game that no player solves. */
  public GameKit(
      Game<P> game, List<PlayerType<P>> players, List<Level> levels, PlayerSpec adviser) {
    this(game, players, levels, adviser, Optional.empty());
  }

  /** The same game, which learners by tables know by this. */
  public GameKit<P> learntBy(StateSpace<P> states) {
    return new GameKit<>(
        game, players, levels, adviser, solver, Optional.of(states), tuples, suites, teaching);
  }

  /** The same game, of which n-tuple networks see this. */
  public GameKit<P> seenBy(TupleFeatures<P> seen) {
    return new GameKit<>(
        game, players, levels, adviser, solver, space, Optional.of(seen), suites, teaching);
  }

  /** The same game, of which this is usually measured. */
  public GameKit<P> measuredBy(List<BenchSuite<P>> measured) {
    return new GameKit<>(game, players, levels, adviser, solver, space, tuples, measured, teaching);
  }

  /** The same game, which is taught so. */
  public GameKit<P> taughtBy(Teaching<P> taught) {
    return new GameKit<>(game, players, levels, adviser, solver, space, tuples, suites, taught);
  }

  /** The same game with these opponents for people, the weakest first. */
  public GameKit<P> climbedBy(List<String> rungs) {
    return taughtBy(teaching.climbedBy(Level.rungs(rungs)));
  }

  /** All strengths that people choose by name: the levels, then the rungs of the ladder. */
  public List<Level> strengths() {
    return Stream.concat(levels.stream(), teaching.ladder().stream()).toList();
  }

  /** The other programs that the user has set up for this game, each named by its spec. */
  public List<Level> engines() {
    return players.stream()
        .flatMap(type -> type.builder().offered().stream())
        .map(spec -> new Level(spec.toString(), spec))
        .toList();
  }

  /** Whether there are learners for this game. */
  public boolean canBeLearnt() {
    return (space.isPresent() || tuples.isPresent()) && asDuel().isPresent();
  }

  /** The same game with one more kind of player. */
  public GameKit<P> with(PlayerType<P> player) {
    List<PlayerType<P>> more = new ArrayList<>(players);
    more.add(player);
    return new GameKit<>(game, more, levels, adviser, solver, space, tuples, suites, teaching);
  }

  /**
   * The same kit if this is a game in which two move in turn, else empty. A game that deals
   * positions of a game for two has no others.
   */
  @SuppressWarnings("unchecked")
  public Optional<GameKit<DuelPosition>> asDuel() {
    return game.kind() == GameKind.DUEL
        ? Optional.of((GameKit<DuelPosition>) this)
        : Optional.empty();
  }

  /** Whether the solver reads the game out from its start. */
  public boolean isSolved() {
    return solver.filter(one -> one.reaches().test(game.newPosition(0))).isPresent();
  }

  /**
   * Reads a spec of one of this game's players, or a level with or without a time of its own, such
   * as {@code strong:time=100ms}. It may come from anywhere: a file that it names has to lie in the
   * folder in which such files are kept.
   *
   * @return the player; of a level the one behind it
   * @throws NotationException naming the column of what is wrong
   */
  public PlayerSpec parseSpec(String text) throws NotationException {
    return parseSpec(text, Map.of());
  }

  /**
   * The same.
   *
   * @param limits settings for a player that needs a limit and names none
   */
  public PlayerSpec parseSpec(String text, Map<String, String> limits) throws NotationException {
    PlayerSpec spec = inside(text, limits);
    type(spec).builder().check(spec);
    return spec;
  }

  /** The same for what the user of this computer typed, who may name a file wherever it lies. */
  public PlayerSpec parseTyped(String text, Map<String, String> limits) throws NotationException {
    PlayerSpec spec = wellFormed(text, limits);
    type(spec).builder().check(spec);
    return spec;
  }

  /**
   * The same as {@link #parseSpec}, but nobody looks whether the files that the spec names are
   * there: nothing is read.
   */
  public PlayerSpec readSpec(String text) throws NotationException {
    return inside(text, Map.of());
  }

  private PlayerSpec inside(String text, Map<String, String> limits) throws NotationException {
    PlayerSpec spec = wellFormed(text, limits);
    spec.checkInside(type(spec).parameters());
    return spec;
  }

  private PlayerSpec wellFormed(String text, Map<String, String> limits) throws NotationException {
    PlayerSpec spec = PlayerSpec.parse(text);
    Optional<Level> level =
        strengths().stream().filter(one -> one.name().equals(spec.name())).findFirst();
    if (level.isPresent()) {
      levelType(level.get()).check(spec);
      return level.get().spec().with(spec.settings());
    }
    PlayerType<P> type = type(spec.name()).orElseThrow(() -> unknown(spec.name()));
    PlayerSpec whole = spec.spelledOut(type.parameters());
    PlayerSpec limited = type.needsLimit(whole) ? type.limited(whole, limits) : whole;
    type.check(limited);
    return limited;
  }

  private NotationException unknown(String name) {
    List<String> known =
        Stream.concat(players.stream().map(PlayerType::name), levels.stream().map(Level::name))
            .toList();
    return new NotationException(
        1, 1, "player.unknown", FoundToken.shortened(name), game.id(), known);
  }

  private Optional<PlayerType<P>> type(String name) {
    return players.stream().filter(type -> type.name().equals(name)).findFirst();
  }

  /** A strength as a kind of player, of which nothing can be set but the time of a level. */
  public PlayerType<P> levelType(Level level) {
    PlayerType<P> behind = type(level.spec());
    List<Parameter> time =
        behind.parameters().stream()
            .filter(one -> one.equals(Parameter.TIME) && !level.isRung())
            .toList();
    return new PlayerType<>(
        level.name(), time, List.of(), behind.usesChance(), behind.builder(), Optional.empty());
  }

  /**
   * A new player, which is made when it is prepared: nothing is read yet. Where it cannot be made,
   * preparing it throws an {@link UnusablePlayerException}.
   *
   * @param spec one that {@link #parseSpec} or {@link #readSpec} gave
   * @param seed see {@link PlayerType.Builder}
   */
  public Player<P> build(PlayerSpec spec, long seed) {
    PlayerType.Builder<P> builder = type(spec).builder();
    return new LazyPlayer<>(its -> made(builder, spec, its), seed);
  }

  private static <P extends Position> Player<P> made(
      PlayerType.Builder<P> builder, PlayerSpec spec, long seed) {
    try {
      builder.check(spec);
    } catch (NotationException e) {
      throw new UnusablePlayerException(e);
    }
    return builder.build(spec, seed);
  }

  /** Whether players of this spec are other programs. */
  public boolean isProcess(PlayerSpec spec) {
    return type(spec).builder().isProcess();
  }

  /**
   * The same player, thinking with several threads if it can and does not say with how many.
   *
   * @param spec one that {@link #parseSpec} gave
   */
  public PlayerSpec withThreads(PlayerSpec spec, int threads) {
    boolean isMore =
        type(spec).parameters().contains(Parameter.THREADS)
            && spec.setting(Parameter.THREADS.name()).isEmpty();
    return isMore ? spec.with(Parameter.THREADS.name(), Integer.toString(threads)) : spec;
  }

  /**
   * Whether a player is bound to choose the same move in the same game every time: it leaves
   * nothing to chance, nor to the clock, nor to which of several threads is first.
   *
   * @param spec one that {@link #parseSpec} gave
   */
  public boolean isDeterministic(PlayerSpec spec) {
    PlayerType<P> type = type(spec);
    return !type.usesChance() && !type.builder().usesChance(spec) && isRepeatable(spec);
  }

  /**
   * Whether a player chooses the same moves again with the same seed: it leaves nothing to the
   * clock, nor to which of several threads is first.
   *
   * @param spec one that {@link #parseSpec} gave
   */
  public boolean isRepeatable(PlayerSpec spec) {
    boolean hasOneThread = spec.setting(Parameter.THREADS.name()).orElse("1").equals("1");
    return !spec.budget().hasTimeLimit() && hasOneThread && type(spec).builder().isRepeatable();
  }

  /** What a player keeps for itself between games, roughly. */
  public Memory memory(PlayerSpec spec) {
    return takesMemory(spec) ? Memory.of(spec, Memory.USUAL) : Memory.LITTLE;
  }

  /** Whether a player can be told how much memory it may use. */
  public boolean takesMemory(PlayerSpec spec) {
    return type(spec).parameters().contains(Parameter.MEMORY);
  }

  private PlayerType<P> type(PlayerSpec spec) {
    return type(spec.name())
        .orElseThrow(() -> new IllegalArgumentException("no player " + spec.name()));
  }

  /**
   * Creates its player on {@link #begin}, {@link #prepare} or the first move, so that building one
   * loads no files.
   */
  public static final class LazyPlayer<P extends Position> implements Player<P> {
    private final LongFunction<? extends Player<P>> making;
    private long seed;
    private @Nullable Player<P> player;

    /**
     * @param making makes the player from its seed; asked until it has given one, and once for each
     *     further game if the player does not {@link #begin} it
     */
    public LazyPlayer(LongFunction<? extends Player<P>> making, long seed) {
      this.making = making;
      this.seed = seed;
    }

    @Override
    public boolean begin(P start, long seedOfGame) {
      seed = seedOfGame;
      if (player == null || !player.begin(start, seed)) {
        close();
        player().begin(start, seed);
      }
      return true;
    }

    @Override
    public void played(Step step) {
      player().played(step);
    }

    @Override
    public void close() {
      if (player != null) {
        player.close();
        player = null;
      }
    }

    @Override
    public void prepare() {
      player().prepare();
    }

    @Override
    public int choose(P ownCopy, int seat, SearchContext context) {
      return player().choose(ownCopy, seat, context);
    }

    @Override
    public Optional<double[]> chances(
        P position, int seat, OptionalInt last, SearchContext context, long seed) {
      return player().chances(position, seat, last, context, seed);
    }

    private Player<P> player() {
      Player<P> made = player == null ? making.apply(seed) : player;
      player = made;
      return made;
    }
  }
}
