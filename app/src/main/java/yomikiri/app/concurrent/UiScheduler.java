package yomikiri.app.concurrent;

import java.time.Duration;

/** Runs actions later on the UI thread. */
@UiThread
public interface UiScheduler {
  /** Runs {@code action} after {@code delay} unless it is cancelled; never within this call. */
  Pending after(Duration delay, @UiThread Runnable action);

  /** An action that will run. */
  interface Pending {
    void cancel();
  }
}
