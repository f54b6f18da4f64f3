package yomikiri.app.play.model;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;

/** The beat of a game in real time: what players choose waits for it, the last choice counts. */
final class RealTimeTick {
  private final UiScheduler scheduler;
  private final Map<Integer, Integer> pressed = new HashMap<>();
  private @Nullable Runnable held;
  private UiScheduler.@Nullable Pending pending;
  private boolean isLate;

  RealTimeTick(UiScheduler scheduler) {
    this.scheduler = scheduler;
  }

  /** Has {@code step} made after {@code time}, unless the beat is waited for already. */
  void await(Duration time, Runnable step) {
    if (pending == null && !isLate) {
      pending =
          scheduler.after(
              time,
              () -> {
                pending = null;
                isLate = true;
                step.run();
              });
    }
  }

  /** Notes what a person has chosen for {@code seat}, maybe before it is to move. */
  void press(int seat, int move) {
    pressed.put(seat, move);
  }

  /** What was chosen for {@code seat} last, which is forgotten then. */
  OptionalInt take(int seat) {
    Integer move = pressed.remove(seat);
    return move == null ? OptionalInt.empty() : OptionalInt.of(move);
  }

  /** Makes a CPU's move at the beat, or at once if that has come. */
  void hold(Runnable move) {
    if (isLate) {
      move.run();
    } else {
      held = move;
    }
  }

  boolean isHolding() {
    return held != null;
  }

  /** Makes the move that waits. */
  void release() {
    Runnable move = held;
    held = null;
    if (move != null) {
      move.run();
    }
  }

  /** A step was made: the next beat begins. */
  void begin() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
    held = null;
    isLate = false;
  }

  /** Forgets all that was chosen. */
  void stop() {
    begin();
    pressed.clear();
  }
}
