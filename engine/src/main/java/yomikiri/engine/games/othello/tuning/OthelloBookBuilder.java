package yomikiri.engine.games.othello.tuning;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.EndgameSearch;
import yomikiri.engine.games.othello.search.EndgameTable;
import yomikiri.engine.games.othello.search.MidgameSearch;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.BookBuilder;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * A builder of the opening book, from nothing or from a book begun: it solves the positions of one
 * layer and works out those of the layers above from their moves. Where a layer above is known
 * already, both ways must agree.
 */
public final class OthelloBookBuilder implements BookBuilder {
  private static final int MIDDLE_BITS = 18;
  private static final int PLIES_AHEAD = 8;

  private final int size;
  private final DiscEvaluator evaluator;
  private final CanonicalPosition start;
  private final int plies;
  private final EndgameTable table;

  /**
   * @param size rows and columns of the board
   * @param evaluator the order of moves goes by it
   * @param start where the game begins
   * @param plies from the start up to which scores are wanted
   */
  public OthelloBookBuilder(int size, DiscEvaluator evaluator, CanonicalPosition start, int plies) {
    this.size = size;
    this.evaluator = evaluator;
    this.start = start;
    this.plies = plies;
    this.table = new EndgameTable(new TranspositionTable(size == 4 ? 16 : 23));
  }

  @Override
  public void run(String known, int threads, Witness witness)
      throws Fault, InterruptedException, ExecutionException {
    OpeningBook book = read(known);
    OpeningPositions positions = new OpeningPositions(size, start, plies);
    readOut(book, List.copyOf(positions.at(plies)), threads, witness);
    for (int ply = plies - 1; ply >= 0; ply--) {
      workOut(book, positions, ply, witness);
    }
  }

  private OpeningBook read(String known) throws Fault {
    try {
      return OpeningBook.read(
          size, new ByteArrayInputStream(known.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new Fault(String.valueOf(e.getMessage()));
    }
  }

  private void readOut(OpeningBook book, List<CanonicalPosition> all, int threads, Witness witness)
      throws InterruptedException, ExecutionException {
    List<CanonicalPosition> open = all.stream().filter(position -> !book.has(position)).toList();
    int done = all.size() - open.size();
    witness.done(done, all.size());
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Integer>> solving =
          open.stream().map(position -> workers.submit(() -> solve(position))).toList();
      for (int i = 0; i < open.size(); i++) {
        book.put(open.get(i), solving.get(i).get());
        witness.line(book.line(open.get(i)));
        witness.done(++done, all.size());
      }
    } finally {
      workers.shutdownNow();
    }
  }

  /** Works out the scores after {@code ply} plies from the moves there. */
  private void workOut(OpeningBook book, OpeningPositions positions, int ply, Witness witness)
      throws Fault {
    for (CanonicalPosition position : positions.at(ply)) {
      int score = ofMoves(book, positions, position);
      if (!book.has(position)) {
        book.put(position, score);
        witness.line(book.line(position));
      } else if (book.score(position) != score) {
        throw new Fault(
            "expected the score "
                + score
                + " by the moves of a position, found \""
                + book.line(position).strip()
                + '"');
      }
    }
  }

  private int ofMoves(OpeningBook book, OpeningPositions positions, CanonicalPosition position) {
    return positions.after(position).stream()
        .mapToInt(after -> book.score(after.position()) * (after.hasPassed() ? 1 : -1))
        .max()
        .orElseGet(() -> solve(position));
  }

  /** Asks for the value that is expected, then for the one that each answer points to. */
  private int solve(CanonicalPosition position) {
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
    TranspositionTable seen = new TranspositionTable(MIDDLE_BITS);
    EndgameSearch search =
        new EndgameSearch(size, table, evaluator, seen, ProbCut.NONE, clock.meter());
    int asked =
        expected(position, new MidgameSearch(size, evaluator, seen, ProbCut.NONE, clock.meter()));
    int value = search.search(position.own(), position.other(), asked - 1, asked + 1);
    while (value != asked) {
      asked = value;
      value = search.search(position.own(), position.other(), asked - 1, asked + 1);
    }
    return value;
  }

  /** An even number of discs, as all scores are. */
  private static int expected(CanonicalPosition position, MidgameSearch ahead) {
    int value = 0;
    for (int depth = 1; depth <= PLIES_AHEAD; depth++) {
      value =
          ahead.search(
              position.own(), position.other(), depth, -DiscEvaluator.LIMIT, DiscEvaluator.LIMIT);
    }
    return 2 * Math.round(value / (2f * DiscEvaluator.UNIT));
  }

  /**
   * The positions that can be reached from the start of the game, by plies. Those that differ only
   * by how the board lies are one. A side that cannot move has passed already.
   */
  static final class OpeningPositions {
    private final int size;
    private final long board;
    private final List<Set<CanonicalPosition>> layers = new ArrayList<>();

    /**
     * @param size rows and columns of the board
     * @param plies of the last layer
     */
    OpeningPositions(int size, CanonicalPosition start, int plies) {
      this.size = size;
      this.board = SquareMasks.of(size).all();
      layers.add(Set.of(start));
      for (int ply = 1; ply <= plies; ply++) {
        Set<CanonicalPosition> next = new LinkedHashSet<>();
        for (CanonicalPosition position : layers.getLast()) {
          for (After after : after(position)) {
            next.add(after.position());
          }
        }
        layers.add(next);
      }
    }

    /**
     * A position after a move.
     *
     * @param hasPassed whether the other side had to pass, so that the same side moves again
     */
    record After(CanonicalPosition position, boolean hasPassed) {}

    /** The positions after {@code plies} plies. */
    Set<CanonicalPosition> at(int plies) {
      return layers.get(plies);
    }

    /** What the moves of a position lead to. */
    List<After> after(CanonicalPosition position) {
      List<After> after = new ArrayList<>();
      long own = position.own();
      long other = position.other();
      for (long moves = moves(own, other); moves != 0; moves &= moves - 1) {
        int square = Long.numberOfTrailingZeros(moves);
        long flips = Bitboards.flips(square, own, other);
        long mine = own ^ flips | 1L << square;
        long theirs = other ^ flips;
        boolean passes = moves(theirs, mine) == 0 && moves(mine, theirs) != 0;
        after.add(
            new After(
                passes
                    ? CanonicalPosition.of(size, mine, theirs)
                    : CanonicalPosition.of(size, theirs, mine),
                passes));
      }
      return after;
    }

    private long moves(long own, long other) {
      return Bitboards.moves(own, other) & board;
    }
  }
}
