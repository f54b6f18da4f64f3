package yomikiri.engine.games.othello.book;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import yomikiri.engine.games.othello.discs.BoundsTable;
import yomikiri.engine.games.othello.discs.Symmetry;
import yomikiri.engine.games.othello.end.EndSearch;
import yomikiri.engine.games.othello.estimate.DiscEstimate;
import yomikiri.engine.games.othello.middle.MiddleSearch;
import yomikiri.engine.games.othello.middle.ProbCut;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Makes a book, or goes on with one: it reads the positions of one layer out to the end of the game
 * and works out those of the layers above from their moves. Where a layer above is known already,
 * both ways must agree.
 */
public final class BookMaker {
  private static final int MIDDLE_BITS = 18;
  private static final int PLIES_AHEAD = 8;

  private final int size;
  private final DiscEstimate estimate;
  private final Layers layers;
  private final int plies;
  private final BoundsTable table;

  /**
   * @param size rows and columns of the board
   * @param estimate the order of moves goes by it
   * @param start where the game begins
   * @param plies of the last layer
   */
  public BookMaker(int size, DiscEstimate estimate, Symmetry start, int plies) {
    this.size = size;
    this.estimate = estimate;
    this.layers = new Layers(size, start, plies);
    this.plies = plies;
    this.table = new BoundsTable(size == 4 ? 16 : 23);
  }

  /** Who is told what was found out. */
  public interface Witness {
    /** A line of the book's text is found out. */
    void line(String line);

    /** So many positions of the last layer are known. */
    void done(int positions, int all);
  }

  /** A score of a book is not what its moves are worth. */
  public static final class Contradiction extends RuntimeException {
    private static final long serialVersionUID = 1;

    Contradiction(String line, int score) {
      super("the book says \"" + line + "\", by its moves the score is " + score);
    }
  }

  /**
   * Adds to {@code book} what it lacks.
   *
   * @param threads that read at the same time, each a position
   * @throws Contradiction if it has a wrong score
   */
  public void make(Book book, int threads, Witness witness)
      throws InterruptedException, ExecutionException {
    List<Symmetry> all = List.copyOf(layers.at(plies));
    List<Symmetry> open = all.stream().filter(position -> !book.has(position)).toList();
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
    workOutAbove(book, witness);
  }

  /** Works out the layers above the last from their moves, the deepest first. */
  private void workOutAbove(Book book, Witness witness) {
    for (int ply = plies - 1; ply >= 0; ply--) {
      for (Symmetry position : layers.at(ply)) {
        int score = ofMoves(book, position);
        if (!book.has(position)) {
          book.put(position, score);
          witness.line(book.line(position));
        } else if (book.score(position) != score) {
          throw new Contradiction(book.line(position).strip(), score);
        }
      }
    }
  }

  private int ofMoves(Book book, Symmetry position) {
    return layers.after(position).stream()
        .mapToInt(after -> book.score(after.position()) * (after.hasPassed() ? 1 : -1))
        .max()
        .orElseGet(() -> solve(position));
  }

  /** Asks for the value that is expected, then for the one that each answer points to. */
  private int solve(Symmetry position) {
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
    BoundsTable seen = new BoundsTable(MIDDLE_BITS);
    EndSearch search = new EndSearch(size, table, estimate, seen, clock.meter());
    int asked =
        expected(position, new MiddleSearch(size, estimate, seen, ProbCut.NONE, clock.meter()));
    int value = search.search(position.own(), position.other(), asked - 1, asked + 1);
    while (value != asked) {
      asked = value;
      value = search.search(position.own(), position.other(), asked - 1, asked + 1);
    }
    return value;
  }

  /** An even number of discs, as all scores are. */
  private static int expected(Symmetry position, MiddleSearch ahead) {
    int value = 0;
    for (int depth = 1; depth <= PLIES_AHEAD; depth++) {
      value =
          ahead.search(
              position.own(), position.other(), depth, -DiscEstimate.LIMIT, DiscEstimate.LIMIT);
    }
    return 2 * Math.round(value / (2f * DiscEstimate.UNIT));
  }
}
