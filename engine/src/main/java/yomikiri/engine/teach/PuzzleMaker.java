package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/**
 * Makes puzzles of a game: plays careless games, and keeps positions in which one move alone is
 * proven to be right. Positions with too little choice, such as are seen through at first sight,
 * and such as leave nothing to choose behind the answer are left out. The same seed makes the same
 * puzzles. Not thread-safe.
 */
public final class PuzzleMaker<P extends Position> {
  private static final int LONGEST_DROUGHT = 3000; // games
  private static final int TRIES = 3; // positions of a game
  private static final int LATE = 16; // steps before the end
  private static final int LEAST_STEPS = 3; // moves of the line
  private static final int GLANCE = 3; // moves looked ahead in careless play
  private static final Budget THOUGHT = Budget.ofNodes(1_000);

  private final GameKit<P> kit;
  private final Game<P> game;
  private final Set<Kind> wanted;
  private final PuzzleProver<P> prover;
  private final Optional<Player<P>> careless;
  private final SplittableRandom random;
  private final int leastChoices;
  private final Set<Long> seen = new HashSet<>();
  private int made;
  private int drought; // games since the last puzzle

  private PuzzleMaker(GameKit<P> kit, Set<Kind> wanted, long seed) {
    this.kit = kit;
    this.game = kit.game();
    this.wanted = Set.copyOf(wanted);
    this.prover = new PuzzleProver<>(kit);
    this.random = new SplittableRandom(seed);
    this.careless =
        kit.levels().stream()
            .filter(level -> game.kind().isInTurn())
            .map(Level::spec)
            .filter(kit::isRepeatable)
            .findFirst()
            .map(spec -> kit.build(spec, seed));
    this.leastChoices = game.moveLimit() > 4 ? 3 : 2;
  }

  /** One for a game, making the kinds {@code wanted}. */
  public static <P extends Position> PuzzleMaker<P> of(
      GameKit<P> kit, Set<Kind> wanted, long seed) {
    return new PuzzleMaker<>(kit, wanted, seed);
  }

  /** Plays one game, and gives a puzzle that comes up in it; empty if none does. */
  public Optional<Puzzle> next() {
    drought++;
    for (P position : some(play())) {
      Optional<Puzzle> puzzle =
          seen.add(position.canonicalKey()) ? puzzle(position) : Optional.empty();
      if (puzzle.isPresent()) {
        made++;
        drought = 0;
        return puzzle;
      }
    }
    return Optional.empty();
  }

  /** How many puzzles there are so far. */
  public int made() {
    return made;
  }

  /** Whether so many games in a row gave none that hardly any more are to be had. */
  public boolean isExhausted() {
    return drought >= LONGEST_DROUGHT;
  }

  /** The puzzle that a position is, if it is one. */
  private Optional<Puzzle> puzzle(P position) {
    for (PuzzleProof proof : prover.proofs(position)) {
      Optional<Kind> kind =
          proof.kind(kit.teaching().bands().points().mistake()).filter(wanted::contains);
      if (kind.isPresent() && isOpen(position, proof.line())) {
        PuzzleDifficulty difficulty =
            PuzzleDifficulty.of(game, position, SearchResult.seat(position), proof);
        if (!difficulty.isPlain()) {
          return Optional.of(puzzle(position, proof, kind.get(), difficulty));
        }
      }
    }
    return Optional.empty();
  }

  private Puzzle puzzle(P position, PuzzleProof proof, Kind kind, PuzzleDifficulty difficulty) {
    return new Puzzle(
        game.id(),
        game.notation().positionText(position),
        kind,
        proof.line().stream().map(game.notation()::moveText).toList(),
        proof.best(),
        proof.second(),
        proof.moves().size(),
        difficulty.depth(),
        difficulty.tempting(),
        difficulty.rating(proof.moves().size(), proof.line().size()));
  }

  /** Whether the seat has more to choose behind the answer. */
  private boolean isOpen(P position, List<Integer> line) {
    if (line.size() < LEAST_STEPS) {
      return false;
    }
    GameSession<P> session = new GameSession<>(game, position);
    int own = SearchResult.seat(position);
    int choices = 0;
    for (int move : line) {
      int seat = awaited(session);
      choices += seat == own && session.legalMoves(seat).length > 1 ? 1 : 0;
      session.play(seat, move);
    }
    return choices > 1;
  }

  /**
   * A few positions that may be proven: of one game some that the solver reads out, if there are
   * any, of another some of the last.
   */
  private List<P> some(List<P> reached) {
    List<P> all = reached.stream().filter(one -> choices(one) >= leastChoices).toList();
    List<P> solved = all.stream().filter(prover::isSolved).toList();
    List<P> late =
        reached.subList(Math.max(0, reached.size() - LATE), reached.size()).stream()
            .filter(all::contains)
            .toList();
    List<P> open = new ArrayList<>(solved.isEmpty() || random.nextBoolean() ? late : solved);
    List<P> some = new ArrayList<>();
    while (some.size() < TRIES && !open.isEmpty()) {
      some.add(open.remove(random.nextInt(open.size())));
    }
    return some;
  }

  private int choices(P position) {
    return new GameSession<>(game, position).legalMoves(SearchResult.seat(position)).length;
  }

  /** The positions of one game, without its last. */
  private List<P> play() {
    GameSession<P> session = new GameSession<>(game, game.newPosition(random.nextLong()));
    List<P> reached = new ArrayList<>();
    double carelessness = random.nextDouble();
    while (!session.isOver()) {
      P position = session.position();
      int seat = awaited(session);
      if (seat == SearchResult.seat(position)) {
        reached.add(position);
      }
      int[] legal = session.legalMoves(seat);
      boolean byChance = random.nextDouble() < carelessness;
      session.play(seat, byChance ? legal[random.nextInt(legal.length)] : chosen(position, seat));
    }
    return reached;
  }

  private int chosen(P position, int seat) {
    return careless
        .map(
            player ->
                SearchResult.of(player, game, position, seat, THOUGHT, false, Ticker.SYSTEM).move())
        .orElseGet(() -> prover.glance(position, seat, GLANCE, random));
  }

  private static int awaited(GameSession<?> session) {
    int seat = 0;
    while (!session.isAwaited(seat)) {
      seat++;
    }
    return seat;
  }
}
