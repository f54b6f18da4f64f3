package yomikiri.engine.learn;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * Everything that decides the result of a training: equal plans give equal files. As text it is one
 * line for each setting, its name and its value.
 *
 * @param game its id
 * @param start where every game begins, as text
 * @param learner with all its settings
 * @param seed of all that is left to chance
 * @param every episodes from one checkpoint to the next; each is a point of the learning curve
 * @param first episodes up to the first of the early checkpoints, which lie ever farther apart: 10,
 *     30, 100, 300 … until {@code every}; 0 for none
 * @param opponent whom the learner meets at each checkpoint
 * @param games that they play each time, the seats in turn
 */
public record TrainingPlan(
    String game,
    String start,
    PlayerSpec learner,
    long seed,
    long every,
    long first,
    PlayerSpec opponent,
    int games) {
  private static final int USUAL_CHECKPOINTS = 20;
  private static final int USUAL_GAMES = 200;
  private static final long FIRST = 10;
  private static final long MOST_EVERY = 1_000_000_000_000L;
  private static final int MOST_GAMES = 1_000_000;

  /** The name of a setting that plans without early checkpoints have not. */
  private static final String FIRST_SETTING = "first";

  /**
   * A plan with about 20 checkpoints, at each of which 200 games against random play are played.
   *
   * @param learner one that {@link LearnerType#parse} gave
   */
  public static <P extends Position> TrainingPlan of(
      GameKit<P> kit, P start, PlayerSpec learner, long seed) {
    Game<P> game = kit.game();
    return new TrainingPlan(
        game.id(),
        game.notation().positionText(start),
        learner,
        seed,
        Math.max(1, episodes(learner) / USUAL_CHECKPOINTS),
        0,
        PlayerSpec.of("random"),
        USUAL_GAMES);
  }

  /** Games in all. */
  public long episodes() {
    return episodes(learner);
  }

  private static long episodes(PlayerSpec learner) {
    return learner.value(LearnerType.EPISODES).orElseThrow().longValue();
  }

  /** How many episodes there are up to the checkpoint that comes after {@code done}. */
  public long next(long done) {
    return Math.min(episodes(), Math.min(early(done), (done / every + 1) * every));
  }

  /** The same of the early ones; as many as can be where none is left. */
  private long early(long done) {
    for (long power = first; power > 0 && power < every; power *= 10) {
      if (power > done) {
        return power;
      }
      if (3 * power > done && 3 * power < every) {
        return 3 * power;
      }
    }
    return Long.MAX_VALUE;
  }

  /** The same plan with early checkpoints, too: what is learnt first is learnt fast. */
  public TrainingPlan withEarly() {
    return new TrainingPlan(game, start, learner, seed, every, FIRST, opponent, games);
  }

  /** The same plan with checkpoints at other distances. */
  public TrainingPlan withEvery(long distance) {
    return new TrainingPlan(game, start, learner, seed, distance, first, opponent, games);
  }

  /** The same plan with another opponent and number of games. */
  public TrainingPlan against(PlayerSpec other, int number) {
    return new TrainingPlan(game, start, learner, seed, every, first, other, number);
  }

  /** Where every game begins. */
  public <P extends Position> P start(GameKit<P> kit) {
    try {
      return kit.game().notation().parsePosition(start);
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A learner that knows nothing yet. */
  public <P extends DuelPosition> Learner<P> newLearner(GameKit<P> kit) {
    try {
      return LearnerType.named(kit, learner.name()).start().of(kit, start(kit), learner, seed);
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The settings as text, by name. */
  public SequencedMap<String, String> settings() {
    SequencedMap<String, String> settings = new LinkedHashMap<>();
    settings.put("game", game);
    settings.put("start", start);
    settings.put("learner", learner.toString());
    settings.put("seed", Long.toString(seed));
    settings.put("every", Long.toString(every));
    if (first > 0) {
      settings.put(FIRST_SETTING, Long.toString(first));
    }
    settings.put("opponent", opponent.toString());
    settings.put("games", Integer.toString(games));
    return settings;
  }

  /** The text that {@link #parse} reads. */
  public String text() {
    StringBuilder text = new StringBuilder();
    settings().forEach((name, value) -> text.append(name).append(' ').append(value).append('\n'));
    return text.toString();
  }

  /**
   * Reads a plan.
   *
   * @param kits finds a game by its id
   * @throws NotationException naming the place of what is wrong
   */
  public static TrainingPlan parse(String text, Function<String, Optional<GameKit<?>>> kits)
      throws NotationException {
    PlanLines lines = new PlanLines(PlainText.lines(text).lines().toList());
    GameKit<?> kit = lines.game(kits);
    String start = lines.next("start");
    String learner = lines.next("learner");
    PlayerSpec spec = lines.in(() -> LearnerType.parse(kit, learner));
    checkStart(lines, kit.asDuel().orElseThrow(), start);
    long seed = lines.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    long every = lines.whole("every", 1, MOST_EVERY);
    long first = lines.isNext(FIRST_SETTING) ? lines.whole(FIRST_SETTING, 1, MOST_EVERY) : 0;
    String other = lines.next("opponent");
    PlayerSpec opponent = lines.in(() -> kit.parseSpec(other));
    if (kit.isDeterministic(opponent) || !kit.isRepeatable(opponent)) {
      throw lines.fault("training.opponent", other);
    }
    int games = (int) lines.whole("games", 2, MOST_GAMES);
    lines.end("games");
    return new TrainingPlan(kit.game().id(), start, spec, seed, every, first, opponent, games);
  }

  /** Where the games begin; in a method of its own to name the type of its positions. */
  private static <P extends DuelPosition> void checkStart(
      PlanLines lines, GameKit<P> kit, String text) throws NotationException {
    P start = lines.in(() -> kit.game().notation().parsePosition(text));
    if (start.isOver()) {
      throw lines.fault("training.over");
    }
  }
}
