package yomikiri.app.concurrent;

import java.time.Duration;
import javafx.animation.PauseTransition;

/** Schedules actions by JavaFX's pulse; the shortest delay lasts until the next one. */
public final class FxUiScheduler implements UiScheduler {
  private static final double LEAST_MILLIS = 1; // one without duration ends as it begins

  @Override
  public Pending after(Duration delay, Runnable action) {
    double millis = Math.max(LEAST_MILLIS, delay.toNanos() / 1e6);
    PauseTransition pause = new PauseTransition(javafx.util.Duration.millis(millis));
    pause.setOnFinished(event -> action.run());
    pause.play();
    return pause::stop;
  }
}
