package yomikiri.app.play.model;

import java.time.Duration;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;

/**
 * Stops a game that does not wait, and goes on with it. Where people steer in real time it counts
 * down before, so that they find their keys.
 */
final class PauseControl {
  private static final Duration COUNT = Duration.ofMillis(700);
  private static final int FROM = 3;

  private final SharedState state;
  private final UiScheduler scheduler;
  private final Runnable before;
  private final Runnable after;
  private UiScheduler.@Nullable Pending pending;

  /** {@code before} and {@code after} run around the game's stopping or going on. */
  PauseControl(SharedState state, UiScheduler scheduler, Runnable before, Runnable after) {
    this.state = state;
    this.scheduler = scheduler;
    this.before = before;
    this.after = after;
  }

  /** Stops a game that does not wait, or the count, or has the game go on. */
  void toggle() {
    if (!state.can(PlayAction.PAUSE)) {
      return;
    }
    if (pending != null) {
      drop();
      state.publish();
    } else if (state.paused && state.isRealTime() && !state.isSpectating()) {
      count(FROM);
    } else {
      set(!state.paused);
    }
  }

  /** Stops a game that is watched; {@code one} lets it make one step yet. */
  void step(Runnable one) {
    if (state.can(PlayAction.STEP)) {
      before.run();
      state.paused = true;
      one.run();
      after.run();
    }
  }

  private void set(boolean paused) {
    before.run();
    state.paused = paused;
    after.run();
  }

  private void count(int left) {
    state.countdown = OptionalInt.of(left);
    state.publish();
    pending =
        scheduler.after(
            COUNT,
            () -> {
              if (left > 1) {
                count(left - 1);
              } else {
                drop();
                set(false);
              }
            });
  }

  /** Counts no more; the game stays as it is. */
  void drop() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
    state.countdown = OptionalInt.empty();
  }
}
