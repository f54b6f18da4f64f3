package yomikiri.app.concurrent;

import java.time.Duration;

/** Runs things later on the UI thread. */
public interface UiScheduler {
  /**
   * Runs {@code action} after {@code delay} unless it is cancelled before; never within this call.
   */
  Pending after(Duration delay, Runnable action);

  /** Something that will run. */
  interface Pending {
    void cancel();
  }
}
