package yomikiri.app.thinking;

import java.time.Duration;
import javafx.animation.PauseTransition;

/** Delays kept by the JavaFX pulse. */
public final class FxDelays implements Delays {
  @Override
  public Pending after(Duration delay, Runnable action) {
    PauseTransition pause = new PauseTransition(javafx.util.Duration.millis(delay.toNanos() / 1e6));
    pause.setOnFinished(event -> action.run());
    pause.play();
    return pause::stop;
  }
}
