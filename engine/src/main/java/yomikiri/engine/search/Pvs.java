package yomikiri.engine.search;

import java.util.List;
import java.util.concurrent.Phaser;
import java.util.function.Supplier;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;

/**
 * Principal variation search (Marsland and Campbell 1982) with iterative deepening and a
 * transposition table that is kept from move to move of a game. Late moves are searched less deep
 * at first (late move reductions), results of deeper searches serve shallower ones, and a better
 * move that a stopped depth has found counts. So a depth is not exactly minimax to that depth, but
 * what is proven rests on finished games alone.
 *
 * <p>Where every move needs its value, none of this is done: a depth is then as exact as that of
 * {@link AlphaBeta}.
 *
 * <p>Several threads search the same root with the same table, from which each learns what the
 * others have found, and each puts off the moves that another is looking into ({@link BusyMoves}).
 * The answer is that of the caller's.
 */
public final class Pvs<P extends DuelPosition> implements Player<P> {
  static final int WORTHWHILE = 10_000; // nodes after which other threads begin

  private final Game<P> game;
  private final int worthwhile;
  private final TranspositionTable table;
  private final BusyMoves busy;
  private final List<PvsSearch<P>> searches; // one for each thread, the caller's first

  /** Counts the points on the board at the horizon. */
  public Pvs(Game<P> game) {
    this(game, Horizon::ofPoints, AlphaBeta.USUAL, 1, WORTHWHILE);
  }

  /** Asks {@code evaluation} at the horizon. */
  public Pvs(Game<P> game, Evaluation<P> evaluation) {
    this(game, () -> Horizon.of(evaluation), AlphaBeta.USUAL, 1, WORTHWHILE);
  }

  /**
   * @param horizons makes one for each thread
   * @param worthwhile nodes of the caller's thread after which the others begin
   */
  Pvs(Game<P> game, Supplier<Horizon<P>> horizons, Memory memory, int threads, int worthwhile) {
    this.game = game;
    this.worthwhile = worthwhile;
    this.table = new TranspositionTable(memory.bits(TranspositionTable.ENTRY_BYTES));
    this.busy = new BusyMoves(threads > 1);
    this.searches =
        Stream.generate(() -> new PvsSearch<>(game, horizons.get(), table, busy))
            .limit(threads)
            .toList();
  }

  @Override
  public boolean begin(P start, long seed) {
    table.clear();
    searches.forEach(PvsSearch::forget);
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    if (context.everyMove()) {
      table.startSearch();
    } else {
      table.continueSearch();
    }
    Meter meter = context.clock().meter();
    PvsSearch<P> search = searches.getFirst();
    try (Helpers helpers = new Helpers(context, ownCopy)) {
      search.begin(ownCopy, meter, context.everyMove(), helpers::beginIfWorthwhile);
      return IterativeDeepening.choose(
          search.firstMove(),
          context,
          search::deeper,
          depth -> {
            helpers.follow(depth);
            IterativeDeepening.Iteration iteration = search.search(ownCopy, depth);
            helpers.threads.count();
            return iteration;
          },
          search::foundBetter);
    }
  }

  /** The other threads of one search, which end with it. */
  private final class Helpers implements AutoCloseable {
    private final SearchHelpers threads;
    private final SearchContext context;
    private final P root;
    private final Phaser turns = new Phaser(1); // goes on with each depth of the caller's thread
    private volatile List<RankedMove> order = List.of(); // the caller's, of the root moves

    Helpers(SearchContext context, P root) {
      this.threads = new SearchHelpers(context.clock(), "yomikiri-pvs-");
      this.context = context;
      this.root = root;
    }

    /** The caller's thread goes on to a depth. */
    void follow(int depth) {
      order = searches.getFirst().order();
      busy.follow(depth);
      int _ = turns.arrive();
    }

    /** Short searches are not worth a thread's beginning. */
    void beginIfWorthwhile() {
      if (threads.isEmpty() && context.clock().meter().nodes() >= worthwhile) {
        for (PvsSearch<P> search : searches.subList(1, searches.size())) {
          P own = game.copyOf(root);
          threads.start(meter -> help(search, own, meter));
        }
      }
    }

    /**
     * Searches to the depths that the caller's thread searches, and on while it completes one.
     * Where depths are exact, none may be deeper than the caller's, as what is solved serves any
     * depth.
     */
    private void help(PvsSearch<P> search, P own, Meter meter) {
      boolean isExact = context.everyMove();
      search.begin(own, meter, isExact, () -> {});
      int searched = 0;
      int turn = turns.getPhase();
      while (turn >= 0) {
        int depth = busy.callersDepth();
        if (isExact || depth >= search.deeper(searched)) {
          search.follow(order);
        } else {
          depth = search.deeper(searched);
        }
        try {
          if (depth > context.clock().budget().depth() || search.search(own, depth).solved()) {
            return;
          }
          turn = isExact ? turns.awaitAdvance(turn) : turns.getPhase();
        } catch (SearchStopped ended) {
          if (depth >= busy.callersDepth()) {
            return; // with the caller's search or its clock
          }
          turn = turns.getPhase();
        }
        searched = depth;
      }
    }

    @Override
    public void close() {
      turns.forceTermination();
      threads.close();
    }
  }
}
