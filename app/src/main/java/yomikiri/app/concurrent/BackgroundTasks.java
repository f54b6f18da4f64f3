package yomikiri.app.concurrent;

import java.util.Optional;
import java.util.function.LongConsumer;
import yomikiri.engine.think.TimeKeeper;

/** Runs long computations beside the game's searches; calls no listener from {@link #begin}. */
@UiThread
public interface BackgroundTasks {
  <R> TaskHandle begin(Work<R> work, Listener<R> listener);

  /** What is to be computed. */
  interface Work<R> {
    /**
     * Computes the result; empty where the clock stopped it.
     *
     * @param clock stopped when the result is no longer wanted
     * @param progress called with the progress so far
     */
    @WorkerThread
    Optional<R> run(TimeKeeper clock, LongConsumer progress);
  }

  /** Notified of one computation. */
  @UiThread
  interface Listener<R> {
    /** Progress; values replaced before they are shown are dropped. */
    void came(long far);

    void ended(Optional<R> result);

    void failed(Throwable cause);
  }

  /** A computation under way. */
  @UiThread
  interface TaskHandle {
    /** Ends it; its listener is not called any more. */
    void discard();
  }
}
