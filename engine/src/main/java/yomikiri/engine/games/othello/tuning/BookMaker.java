package yomikiri.engine.games.othello.tuning;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import yomikiri.engine.games.othello.board.Symmetry;
import yomikiri.engine.games.othello.eval.DiscEstimate;
import yomikiri.engine.games.othello.search.Book;
import yomikiri.engine.games.othello.search.EndSearch;
import yomikiri.engine.games.othello.search.MiddleSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.search.BoundsTable;
import yomikiri.engine.think.BookWork;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Makes a book, or goes on with one: it reads the positions of one layer out to the end of the game
 * and works out those of the layers above from their moves. Where a layer above is known already,
 * both ways must agree.
 */
public final class BookMaker implements BookWork {
  private static final int MIDDLE_BITS = 18;
  private static final int PLIES_AHEAD = 8;

  private final int size;
  private final DiscEstimate estimate;
  private final Symmetry start;
  private final BoundsTable table;

  /**
   * @param size rows and columns of the board
   * @param estimate the order of moves goes by it
   * @param start where the game begins
   */
  public BookMaker(int size, DiscEstimate estimate, Symmetry start) {
    this.size = size;
    this.estimate = estimate;
    this.start = start;
    this.table = new BoundsTable(size == 4 ? 16 : 23);
  }

  @Override
  public void run(String known, int plies, int threads, Witness witness)
      throws Fault, InterruptedException, ExecutionException {
    Book book = read(known);
    Layers layers = new Layers(size, start, plies);
    readOut(book, List.copyOf(layers.at(plies)), threads, witness);
    for (int ply = plies - 1; ply >= 0; ply--) {
      workOut(book, layers, ply, witness);
    }
  }

  private Book read(String known) throws Fault {
    try {
      return Book.read(size, new ByteArrayInputStream(known.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new Fault(String.valueOf(e.getMessage()));
    }
  }

  private void readOut(Book book, List<Symmetry> all, int threads, Witness witness)
      throws InterruptedException, ExecutionException {
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
  }

  /** Works out the scores after {@code ply} plies from the moves there. */
  private void workOut(Book book, Layers layers, int ply, Witness witness) throws Fault {
    for (Symmetry position : layers.at(ply)) {
      int score = ofMoves(book, layers, position);
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

  private int ofMoves(Book book, Layers layers, Symmetry position) {
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
