package yomikiri.app.play;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.thinking.Delays;

/** A CPU's move that waits until the one before it has been seen for long enough. */
final class HeldMove {
  private final Delays delays;
  private @Nullable Runnable move;
  private Delays.@Nullable Pending pending;

  HeldMove(Delays delays) {
    this.delays = delays;
  }

  void hold(Duration time, Runnable held) {
    move = held;
    pending = delays.after(time, this::release);
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
