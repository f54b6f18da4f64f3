package yomikiri.app.play.model;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.engine.think.Ticker;

/** Decides how soon CPUs' moves follow each other, and when rounds begin by themselves. */
final class MovePacing {
  private static final Duration BETWEEN_ROUNDS = Duration.ofSeconds(4);

  private final SharedState state;
  private final UiScheduler scheduler;
  private final DelayedMove held;
  private boolean hurried;
  private boolean stepping;
  private UiScheduler.@Nullable Pending round;

  MovePacing(SharedState state, UiScheduler scheduler, Ticker ticker) {
    this.state = state;
    this.scheduler = scheduler;
    this.held = new DelayedMove(scheduler, ticker);
  }

  /** Drops the move held back, and forgets that anything was hurried. */
  void drop() {
    held.drop();
    hurried = false;
    stepping = false;
    if (round != null) {
      round.cancel();
      round = null;
    }
  }

  /** Notes that a move is seen from now on. */
  void begin() {
    held.begin();
  }

  /** Plays a CPU's move once the last one has been seen for long enough. */
  void hold(Runnable move) {
    held.hold(hurried || stepping ? Duration.ZERO : pace(), move);
  }

  private Duration pace() {
    return state.isSpectating() ? state.pace.watching() : state.pace.answering();
  }

  boolean isHolding() {
    return held.isHolding();
  }

  /** Plays the move held back now. */
  void release() {
    held.release();
  }

  /** Plays the next move as soon as it is chosen. */
  void hurry() {
    hurried = true;
  }

  /** Lets one move be made while the game is paused. */
  void letOneStep() {
    stepping = true;
  }

  /** Whether CPUs are not to go on. */
  boolean isStopped() {
    return state.paused && !stepping;
  }

  /** Begins a round once the end of the one before it has been seen. */
  void roundSoon(Runnable begin) {
    round = scheduler.after(BETWEEN_ROUNDS, begin);
  }

  /** A CPU's move that waits until the one before it has been seen for long enough. */
  private static final class DelayedMove {
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
}
