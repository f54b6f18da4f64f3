package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;

/**
 * The other threads of one search that deepens (Lazy SMP): they search the same root to the same
 * depths with the same table, each putting off what another has begun ({@link BusyMoves}), and the
 * next depth when they have nothing left to do. They begin when the search has lasted for a while
 * and end with it; what they visit counts as visited by it.
 */
final class SearchHelpers implements AutoCloseable {
  /** The search of one of the threads. */
  interface Search {
    /** The depth to search after another; the first one after 0. */
    int deeper(int depth);

    /** Goes on from where the caller's thread stands. */
    void follow();

    /**
     * Searches to a depth.
     *
     * @return whether deeper ones would find out no more
     * @throws SearchStopped at the end of all, or if nobody needs this depth any more
     */
    boolean search(int depth);
  }

  private final SearchContext context;
  private final BusyMoves busy;
  private final boolean isInStep;
  private final long alone;
  private final List<Function<Meter, Search>> others;
  private final ExecutorService threads;
  private final Phaser turns = new Phaser(1); // goes on with each depth of the caller's thread
  private final List<Meter> meters = new ArrayList<>();
  private final List<Future<?>> tasks = new ArrayList<>();
  private long counted;

  /**
   * Nobody helps yet.
   *
   * @param isInStep whether none may search deeper than the caller's thread
   * @param alone nodes that the caller's thread visits before others begin
   * @param others each makes the search of a thread, on the caller's, that counts by a meter of its
   *     own, which ends it
   */
  SearchHelpers(
      SearchContext context,
      BusyMoves busy,
      boolean isInStep,
      long alone,
      List<Function<Meter, Search>> others) {
    this.context = context;
    this.busy = busy;
    this.isInStep = isInStep;
    this.alone = alone;
    this.others = others;
    this.threads =
        Executors.newThreadPerTaskExecutor(
            Thread.ofPlatform().daemon().name("yomikiri-pvs-", 1).factory());
  }

  /** Has the caller's thread search to a depth, with the others. */
  <T> T search(int depth, IntFunction<T> own) {
    busy.follow(depth);
    int _ = turns.arrive();
    beginIfWorthwhile();
    T found = own.apply(depth);
    count(Meter::nodesAtLastCheck);
    return found;
  }

  /** To be called now and then: short searches are not worth a thread's beginning. */
  void beginIfWorthwhile() {
    if (tasks.isEmpty() && context.clock().meter().nodes() >= alone) {
      for (Function<Meter, Search> other : others) {
        Meter meter = context.clock().meterOfHelper();
        meters.add(meter);
        Search search = other.apply(meter);
        tasks.add(threads.submit(() -> help(search)));
      }
    }
  }

  private void help(Search search) {
    int searched = 0;
    int turn = turns.getPhase();
    while (turn >= 0) {
      int callers = busy.callersDepth();
      int depth = isInStep ? callers : Math.max(callers, search.deeper(searched));
      if (depth == callers) {
        search.follow();
      }
      try {
        if (depth > context.clock().budget().depth() || search.search(depth)) {
          return;
        }
        turn = isInStep ? turns.awaitAdvance(turn) : turns.getPhase();
      } catch (SearchStopped ended) {
        if (depth >= busy.callersDepth()) {
          return; // with the caller's search or its clock
        }
        turn = turns.getPhase();
      }
      searched = depth;
    }
  }

  private void count(ToLongFunction<Meter> nodes) {
    long visited = meters.stream().mapToLong(nodes).sum();
    context.clock().meter().add(visited - counted);
    counted = visited;
  }

  /**
   * Ends all of them.
   *
   * @throws IllegalStateException if one has failed
   */
  @Override
  public void close() {
    turns.forceTermination();
    meters.forEach(Meter::end);
    threads.close();
    count(Meter::nodes);
    for (Future<?> task : tasks) {
      if (task.state() == Future.State.FAILED) {
        throw new IllegalStateException(task.exceptionNow());
      }
    }
  }
}
