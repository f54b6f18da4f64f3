package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.function.Supplier;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
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
 * <p>Several threads search the same root to different depths with the same table, from which each
 * learns what the others have found (Lazy SMP). The answer is that of the caller's.
 */
public final class Pvs<P extends DuelPosition> implements Player<P> {
  private final Game<P> game;
  private final TranspositionTable table;
  private final List<PvsSearch<P>> searches; // one for each thread, the caller's first

  /** Counts the points on the board at the horizon. */
  public Pvs(Game<P> game) {
    this(game, Horizon::ofPoints, AlphaBeta.USUAL, 1);
  }

  /** Asks {@code evaluation} at the horizon. */
  public Pvs(Game<P> game, Evaluation<P> evaluation) {
    this(game, () -> Horizon.of(evaluation), AlphaBeta.USUAL, 1);
  }

  /**
   * @param horizons makes one for each thread
   */
  Pvs(Game<P> game, Supplier<Horizon<P>> horizons, Memory memory, int threads) {
    this.game = game;
    this.table = new TranspositionTable(memory.bits(TranspositionTable.ENTRY_BYTES));
    this.searches =
        Stream.generate(() -> new PvsSearch<>(game, horizons.get(), table)).limit(threads).toList();
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
    search.begin(ownCopy, meter, context.everyMove());
    try (Helpers helpers = new Helpers(context)) {
      helpers.start(ownCopy);
      return IterativeDeepening.choose(
          search.firstMove(),
          context,
          search::deeper,
          depth -> {
            helpers.follow(depth);
            IterativeDeepening.Iteration iteration = search.search(ownCopy, depth);
            helpers.count();
            return iteration;
          },
          search::foundBetter);
    }
  }

  /** The other threads of one search, which end with it. */
  private final class Helpers implements AutoCloseable {
    private final List<Meter> meters = new ArrayList<>();
    private final List<Future<?>> tasks = new ArrayList<>();
    private final ExecutorService threads =
        Executors.newThreadPerTaskExecutor(
            Thread.ofPlatform().daemon().name("yomikiri-pvs-", 1).factory());
    private final SearchContext context;
    private final Phaser turns = new Phaser(1); // goes on with each depth of the caller's thread
    private volatile int depth; // that the caller's thread searches
    private long counted;

    Helpers(SearchContext context) {
      this.context = context;
    }

    void start(P root) {
      for (PvsSearch<P> search : searches.subList(1, searches.size())) {
        P own = game.copyOf(root);
        Meter meter = context.clock().meterOfHelper();
        meters.add(meter);
        int number = meters.size();
        tasks.add(threads.submit(() -> help(search, own, meter, number)));
      }
    }

    /**
     * Searches on from where the caller's thread is, each second helper a depth ahead of it. Where
     * depths are exact, none may be deeper than the caller's, as what is solved serves any depth:
     * the helpers begin with other root moves.
     */
    private void help(PvsSearch<P> search, P root, Meter meter, int number) {
      boolean isExact = context.everyMove();
      boolean isAhead = number % 2 == 1;
      int searched = 0;
      int turn = turns.awaitAdvance(0);
      try {
        search.begin(root, meter, isExact);
        while (turn >= 0) {
          int next =
              isExact
                  ? depth
                  : isAhead
                      ? search.deeper(Math.max(searched, depth))
                      : Math.max(search.deeper(searched), depth);
          search.beginAt(isExact ? (double) number / searches.size() : 0);
          if (next > context.clock().budget().depth() || search.search(root, next).solved()) {
            return;
          }
          searched = next;
          turn = isExact ? turns.awaitAdvance(turn) : turns.getPhase();
        }
      } catch (SearchStopped ended) {
        return; // with the caller's search or its clock
      }
    }

    void follow(int searched) {
      depth = searched;
      int _ = turns.arrive();
    }

    /** Counts what the helpers have visited as visited by the whole search. */
    void count() {
      long visited = meters.stream().mapToLong(Meter::nodesAtLastCheck).sum();
      context.clock().meter().add(visited - counted);
      counted = visited;
    }

    @Override
    public void close() {
      meters.forEach(Meter::end);
      turns.forceTermination();
      threads.close();
      count();
      for (Future<?> task : tasks) {
        if (task.state() == Future.State.FAILED) {
          throw new IllegalStateException(task.exceptionNow());
        }
      }
    }
  }
}
