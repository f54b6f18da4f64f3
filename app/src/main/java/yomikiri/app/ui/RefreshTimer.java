package yomikiri.app.ui;

import javafx.animation.AnimationTimer;

/** Runs an action ten times a second while it is started. */
public final class RefreshTimer extends AnimationTimer {
  private static final long EVERY_NANOS = 100_000_000;

  private final Runnable action;
  private long next;

  public RefreshTimer(Runnable action) {
    this.action = action;
  }

  @Override
  public void handle(long now) {
    if (now >= next) {
      next = now + EVERY_NANOS;
      action.run();
    }
  }
}
