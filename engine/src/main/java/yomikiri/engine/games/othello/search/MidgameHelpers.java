package yomikiri.engine.games.othello.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import yomikiri.engine.search.BusyMoves;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;

/**
 * The other threads of one midgame search (Lazy SMP): they search the same root to the same depths
 * with the same table, each putting off what another has begun, and the next depth when they have
 * nothing left to do. They begin when the search has lasted for a while.
 */
public final class MidgameHelpers implements AutoCloseable {
  private final SearchContext context;
  private final MidgameSearch own;
  private final MidgameRootSearch root;
  private final int others;
  private final long alone;
  private final Function<Meter, MidgameSearch> another;
  private final BusyMoves busy = new BusyMoves(true);
  private final List<Meter> meters = new ArrayList<>();
  private final List<Future<?>> tasks = new ArrayList<>();
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("yomikiri-midgame-", 1).factory());
  private long counted;

  /**
   * Nobody helps yet.
   *
   * @param own the search of {@code root}, on the caller's thread
   * @param others threads besides the caller's
   * @param alone nodes that the caller visits before others begin
   * @param another makes the search of one of them
   */
  public MidgameHelpers(
      SearchContext context,
      MidgameSearch own,
      MidgameRootSearch root,
      int others,
      long alone,
      Function<Meter, MidgameSearch> another) {
    this.context = context;
    this.own = own;
    this.root = root;
    this.others = others;
    this.alone = alone;
    this.another = another;
  }

  /** Has the caller's thread look {@code depth} plies ahead, with the others. */
  public void to(int depth) {
    busy.follow(depth);
    if (meters.size() < others && context.clock().meter().nodes() >= alone) {
      start();
    }
    root.to(depth);
    count(Meter::nodesAtLastCheck);
  }

  private void start() {
    own.share(busy);
    for (int i = 0; i < others; i++) {
      Meter meter = context.clock().meterOfHelper();
      MidgameSearch search = another.apply(meter);
      search.share(busy);
      meters.add(meter);
      tasks.add(threads.submit(() -> help(search)));
    }
  }

  private void help(MidgameSearch search) {
    MidgameRootSearch helper = new MidgameRootSearch(search, root);
    int deepest = Math.min(context.clock().budget().depth(), Long.SIZE);
    int depth = busy.callersDepth();
    while (depth <= deepest) {
      try {
        helper.to(depth);
        depth++;
      } catch (SearchStopped ended) {
        if (depth >= busy.callersDepth()) {
          return; // with the clock, or when the caller has done
        }
        helper.follow(root);
      }
      depth = Math.max(depth, busy.callersDepth());
    }
  }

  /** Counts what the helpers have visited as visited by the whole search. */
  private void count(ToLongFunction<Meter> nodes) {
    long visited = meters.stream().mapToLong(nodes).sum();
    context.clock().meter().add(visited - counted);
    counted = visited;
  }

  /** Ends the other threads. */
  @Override
  public void close() {
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
