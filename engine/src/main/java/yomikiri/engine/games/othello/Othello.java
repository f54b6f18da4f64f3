package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.Supplier;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.OpeningNames;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.games.othello.tuning.OthelloBookBuilder;
import yomikiri.engine.games.othello.tuning.OthelloBookGrower;
import yomikiri.engine.games.othello.tuning.ProbCutTuner;
import yomikiri.engine.games.othello.tuning.WeightTuner;
import yomikiri.engine.learn.LearntEvaluation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.BookBuilder;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Teaching;
import yomikiri.engine.think.Tuner;

/**
 * Othello (Hasegawa 1971) on an even number of rows, from 4 to 8. Black begins; a side that can
 * turn no disc over passes, and when neither can the game is over. More discs win, and the winner
 * has the empty squares too.
 */
public final class Othello implements Game<OthelloPosition> {
  /** Empty squares from which on positions are solved in about a second. */
  private static final int READ_OUT = 20;

  private static final int DEEPEST_CUT = 10; // plies

  private static final int BOOK_SIZE = 6; // rows of the board that has a book

  private final int size;
  private final OthelloNotation notation;

  /**
   * @param size rows and columns: 4, 6 or 8
   */
  public Othello(int size) {
    this.size = size;
    this.notation = new OthelloNotation(this, size);
  }

  /** What finds the numbers that this game loads, by the names of their files. */
  public static SequencedMap<String, Supplier<Tuner>> fits(ResourceCache resources) {
    SequencedMap<String, Supplier<Tuner>> fits = new LinkedHashMap<>();
    for (int size = 6; size <= 8; size += 2) {
      int rows = size;
      fits.put("weights-" + size, () -> new WeightTuner(rows));
      fits.put(
          "cuts-" + size,
          () -> new ProbCutTuner(rows, OthelloEvaluators.best(rows, resources), DEEPEST_CUT));
    }
    return fits;
  }

  /**
   * What makes the book of 6×6.
   *
   * @param resources for the estimate that the order of moves goes by
   * @param plies from the start up to which scores are wanted
   */
  public static BookBuilder exactBook(ResourceCache resources, int plies) {
    OthelloPosition start = new Othello(BOOK_SIZE).newPosition(0);
    return new OthelloBookBuilder(
        BOOK_SIZE,
        OthelloEvaluators.best(BOOK_SIZE, resources),
        CanonicalPosition.of(BOOK_SIZE, start.discs(0), start.discs(1)),
        plies);
  }

  /**
   * What makes the book of 8×8.
   *
   * @param resources for the estimate
   */
  public static BookBuilder searchedBook(ResourceCache resources, BookBuilder.Plan plan) {
    return new OthelloBookGrower(
        OthelloEvaluators.best(8, resources), OthelloEvaluators.cuts(8, resources), plan);
  }

  /**
   * The exact scores that players know without a search.
   *
   * @param resources where they are
   */
  static OpeningBook book(int size, ResourceCache resources) {
    return size == BOOK_SIZE
        ? resources.get(
            "/yomikiri/engine/games/othello/book-6.txt",
            OpeningBook.class,
            in -> OpeningBook.read(size, in))
        : new OpeningBook(size);
  }

  /** The openings of 8×8 that players may know. */
  static SearchedBook openings(ResourceCache resources) {
    return resources.get(
        "/yomikiri/engine/games/othello/openings-8.txt", SearchedBook.class, SearchedBook::read);
  }

  /**
   * The game and its players.
   *
   * @param resources for the weights of an estimate
   */
  public static GameKit<OthelloPosition> kit(int size, ResourceCache resources) {
    Othello game = new Othello(size);
    PlayerSpec perfect = PlayerSpec.of("perfect");
    PlayerSpec strongest = size == 4 ? perfect : PlayerSpec.of("expert").with("time", "2s");
    List<EvaluationType<OthelloPosition>> asked =
        new ArrayList<>(EvaluationType.shared(OriginalEvaluations.ofTheOriginal(size)));
    if (size > 4) {
      asked.add(estimate("fitted", () -> OthelloEvaluators.fitted(size, resources)));
    }
    PatternTuples tuples = new PatternTuples();
    if (size == 8) {
      asked.add(estimate("patterns", () -> OthelloEvaluators.learnt(tuples, resources)));
      asked.add(estimate("people", () -> OthelloEvaluators.people(tuples, resources)));
      asked.add(LearntEvaluation.type(game.id(), tuples, resources));
    }
    List<PlayerType<OthelloPosition>> players =
        new ArrayList<>(StandardPlayers.duel(game, asked, Optional.of(new OthelloHabits(size))));
    OthelloPlayerTypes readers = new OthelloPlayerTypes(size, tuples, resources);
    if (size > 4) {
      players.add(readers.expert());
    }
    players.add(readers.perfect());
    GameKit<OthelloPosition> kit =
        new GameKit<>(
                game,
                players,
                List.of(
                    new Level("lv1", alphaBeta(1, "discs")),
                    new Level("lv4", alphaBeta(4, "discs")),
                    new Level("normal", size == 4 ? alphaBeta(5, "discs") : alphaBeta(3, "mixed")),
                    new Level("strong", size == 4 ? alphaBeta(7, "discs") : alphaBeta(6, "mixed")),
                    new Level("strongest", size == 8 ? strongest.with("book", "yes") : strongest)),
                strongest,
                Optional.of(
                    new Solver<>(
                        perfect,
                        position -> position.empties() <= READ_OUT,
                        position -> nodesToSolve(size, position.empties()))))
            .measuredBy(List.of(new BenchSuite.Count<>(11)))
            .taughtBy(
                Teaching.<OthelloPosition>plain()
                    .explainedBy(new OthelloReasons(size).all(tuples, resources)));
    return size == 8 ? kit.seenBy(tuples) : kit;
  }

  /** About as many as every move of random positions takes. */
  private static double nodesToSolve(int size, int empties) {
    return switch (size) {
      case 4 -> 1400 * Math.pow(1.4, empties - 12.0);
      case 6 -> 60_000 * Math.pow(1.7, empties - 14.0);
      default -> 9e6 * Math.pow(2.5, empties - 18.0);
    };
  }

  private static EvaluationType<OthelloPosition> estimate(
      String name, Supplier<DiscEvaluator> evaluator) {
    return new EvaluationType<>(name, List.of(), spec -> new DiscEvaluation(evaluator.get()));
  }

  private static PlayerSpec alphaBeta(int depth, String evaluation) {
    return PlayerSpec.of("alphabeta")
        .with("depth", Integer.toString(depth))
        .with("eval", evaluation);
  }

  @Override
  public String id() {
    return "othello-" + size;
  }

  @Override
  public int players() {
    return 2;
  }

  /** The four discs in the middle, whatever the seed. */
  @Override
  public OptionalInt pass() {
    return OptionalInt.of(size * size);
  }

  @Override
  public OthelloPosition newPosition(long seed) {
    int middle = 9 * (size / 2 - 1);
    long black = 1L << middle + 1 | 1L << middle + 8;
    long white = 1L << middle | 1L << middle + 9;
    return new OthelloPosition(size, black, white, 0);
  }

  @Override
  public boolean dealsAlike() {
    return true;
  }

  @Override
  public int usualOpening() {
    return size;
  }

  @Override
  public OthelloPosition copyOf(OthelloPosition position) {
    int turn = position.turn();
    return new OthelloPosition(size, position.discs(turn), position.discs(1 - turn), turn);
  }

  /** The moves of a position with the discs after them. */
  List<OthelloRootMove> rootMoves(OthelloPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    List<OthelloRootMove> moves = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      OthelloPosition after = copyOf(position);
      after.play(legal.get(i));
      int next = 1 - position.turn();
      moves.add(new OthelloRootMove(legal.get(i), after.discs(next), after.discs(1 - next)));
    }
    return moves;
  }

  @Override
  public void copy(OthelloPosition from, OthelloPosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return size * size + 1;
  }

  @Override
  public Optional<OpeningNames<OthelloPosition>> openingNames() {
    return size == OthelloOpenings.SIZE ? Optional.of(new OthelloOpenings()) : Optional.empty();
  }

  @Override
  public Notation<OthelloPosition> notation() {
    return notation;
  }
}
