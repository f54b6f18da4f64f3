package yomikiri.app.board.tron;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/** A trail that fades away after its cycle has crashed. */
final class Crash extends Transition {
  private static final Duration TIME = Duration.millis(600);

  private final Trail trail;
  private final Runnable changed;
  private double left = 1;

  /**
   * @param changed called when less of it is to be seen
   */
  Crash(Trail trail, Runnable changed) {
    this.trail = trail;
    this.changed = changed;
    setCycleDuration(TIME);
    setInterpolator(Interpolator.LINEAR);
  }

  Trail trail() {
    return trail;
  }

  /** How much is left to be seen, from 1 to 0. */
  double left() {
    return left;
  }

  @Override
  protected void interpolate(double fraction) {
    left = 1 - fraction;
    changed.run();
  }
}
