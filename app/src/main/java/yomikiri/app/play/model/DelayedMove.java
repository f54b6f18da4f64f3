package yomikiri.app.play.model;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.engine.think.Ticker;

/** A CPU's move that waits until the one before it has been seen for long enough. */
final class DelayedMove {
  private final UiScheduler scheduler;
  private final Ticker ticker;
  private long movedAtNanos;
  private @Nullable Runnable move;
  private UiScheduler.@Nullable Pending pending;

  DelayedMove(UiScheduler scheduler, Ticker ticker) {
    this.scheduler = scheduler;
    this.ticker = ticker;
  }

  /** Notes that a move is seen from now on. */
  void begin() {
    movedAtNanos = ticker.nanos();
  }

  /** Plays {@code held} once the last move was seen for {@code time}; never at once. */
  void hold(Duration time, Runnable held) {
    Duration left = time.minusNanos(ticker.nanos() - movedAtNanos);
    move = held;
    pending =
        scheduler.after(time.isZero() || left.isNegative() ? Duration.ZERO : left, this::release);
  }

  boolean isHolding() {
    return move != null;
  }

  /** Plays the move now. */
  void release() {
    Runnable held = move;
    drop();
    if (held != null) {
      held.run();
    }
  }

  /** Forgets the move. */
  void drop() {
    if (pending != null) {
      pending.cancel();
    }
    pending = null;
    move = null;
  }
}
