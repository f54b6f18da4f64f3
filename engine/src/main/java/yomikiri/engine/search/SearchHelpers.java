package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.TimeKeeper;

/** The other threads of one search, which end with it; what they visit counts as visited by it. */
public final class SearchHelpers implements AutoCloseable {
  private final TimeKeeper clock;
  private final ExecutorService threads;
  private final List<Meter> meters = new ArrayList<>();
  private final List<Future<?>> tasks = new ArrayList<>();
  private long counted;

  /**
   * None yet.
   *
   * @param name what the threads are called, before their numbers
   */
  public SearchHelpers(TimeKeeper clock, String name) {
    this.clock = clock;
    this.threads =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().name(name, 1).factory());
  }

  public boolean isEmpty() {
    return tasks.isEmpty();
  }

  /** Begins one that counts by a meter of its own, which ends it. */
  public void start(Consumer<Meter> search) {
    Meter meter = clock.meterOfHelper();
    meters.add(meter);
    tasks.add(threads.submit(() -> search.accept(meter)));
  }

  /** Counts what was visited since this was last called. */
  public void count() {
    count(Meter::nodesAtLastCheck);
  }

  private void count(ToLongFunction<Meter> nodes) {
    long visited = meters.stream().mapToLong(nodes).sum();
    clock.meter().add(visited - counted);
    counted = visited;
  }

  /**
   * Ends all of them.
   *
   * @throws IllegalStateException if one has failed
   */
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
