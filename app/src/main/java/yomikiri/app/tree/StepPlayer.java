package yomikiri.app.tree;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;

/** Makes steps one after the other, as a person would who watches. */
@UiThread
final class StepPlayer {
  private final UiScheduler scheduler;
  private final Duration pace;
  private UiScheduler.@Nullable Pending next;
  private boolean playing;

  StepPlayer(UiScheduler scheduler, Duration pace) {
    this.scheduler = scheduler;
    this.pace = pace;
  }

  boolean isPlaying() {
    return playing;
  }

  /** Begins to make steps; {@code step} makes one and says whether there are more. */
  void begin(BooleanSupplier step) {
    rest();
    playing = true;
    next =
        scheduler.after(
            pace,
            () -> {
              next = null;
              if (step.getAsBoolean() && playing) {
                begin(step);
              }
            });
  }

  /** Makes no more of them. */
  void rest() {
    if (next != null) {
      next.cancel();
      next = null;
    }
    playing = false;
  }
}
