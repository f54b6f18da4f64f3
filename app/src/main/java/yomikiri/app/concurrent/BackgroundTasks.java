package yomikiri.app.concurrent;

import java.util.Optional;
import java.util.function.LongConsumer;
import yomikiri.engine.think.TimeKeeper;

/**
 * Runs long computations beside the thoughts of the game. Listeners are called on the thread that
 * began them, but never from within {@link #begin}.
 */
public interface BackgroundTasks {
  <R> TaskHandle begin(Work<R> work, Listener<R> listener);

  /** What is to be computed. */
  interface Work<R> {
    /**
     * Runs on another thread.
     *
     * @param clock stopped when the result is no longer wanted
     * @param progress told how far it has come
     */
    Optional<R> run(TimeKeeper clock, LongConsumer progress);
  }

  /** Hears of one computation. */
  interface Listener<R> {
    /** It has come so far; only the latest is passed on. */
    void came(long far);

    void ended(Optional<R> result);

    void failed(Throwable cause);
  }

  /** A computation under way. */
  interface TaskHandle {
    /** Ends it; its listener hears nothing more. */
    void discard();
  }
}
