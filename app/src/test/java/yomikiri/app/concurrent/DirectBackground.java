package yomikiri.app.concurrent;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.TimeKeeper;

/** Computes on the calling thread, when told to. */
public final class DirectBackground implements BackgroundTasks {
  private final Queue<Direct<?>> waiting = new ArrayDeque<>();

  @Override
  public <R> TaskHandle begin(Work<R> work, Listener<R> listener) {
    Direct<R> errand = new Direct<>(work, listener);
    waiting.add(errand);
    return errand;
  }

  /** Finishes the oldest computation that was not discarded; false if there is none. */
  public boolean finishOne() {
    waiting.removeIf(errand -> errand.discarded);
    Direct<?> next = waiting.poll();
    if (next != null) {
      next.finish();
    }
    return next != null;
  }

  /** Has the oldest computation break down. */
  public void breakOne() {
    waiting.removeIf(errand -> errand.discarded);
    waiting.remove().listener.failed(new IllegalStateException("broken for the test"));
  }

  private static final class Direct<R> implements TaskHandle {
    private final Work<R> work;
    private final Listener<R> listener;
    private boolean discarded;

    Direct(Work<R> work, Listener<R> listener) {
      this.work = work;
      this.listener = listener;
    }

    void finish() {
      Optional<R> result = work.run(TimeKeeper.start(Budget.UNLIMITED, () -> 0), listener::came);
      listener.ended(result);
    }

    @Override
    public void discard() {
      discarded = true;
    }
  }
}
