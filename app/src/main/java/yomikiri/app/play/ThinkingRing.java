package yomikiri.app.play;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.ui.Controls;
import yomikiri.engine.think.TimeKeeper;

/**
 * A ring that fills as a search uses up its time. JavaFX's {@code ProgressIndicator} is a pie with
 * a percentage, says "Done" when the time is over, though the search may not be, and is laid out
 * anew at each frame.
 */
final class ThinkingRing extends Region {
  private final Circle track = Controls.styled(new Circle(), "track");
  private final Arc used = Controls.styled(new Arc(0, 0, 0, 0, 90, 0), "used");
  private final AnimationTimer timer;

  /** {@code search} is the running search. */
  ThinkingRing(Supplier<Optional<RunningSearch>> search) {
    getStyleClass().add("thinking-ring");
    used.setType(ArcType.OPEN);
    getChildren().addAll(track, used);
    setVisible(false);
    timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            used.setLength(
                -360
                    * search
                        .get()
                        .flatMap(RunningSearch::clock)
                        .map(ThinkingRing::share)
                        .orElse(0.0));
          }
        };
  }

  @Override
  protected void layoutChildren() {
    double middle = getWidth() / 2;
    double radius = middle - track.getStrokeWidth() / 2;
    track.setCenterX(middle);
    track.setCenterY(middle);
    track.setRadius(radius);
    used.setCenterX(middle);
    used.setCenterY(middle);
    used.setRadiusX(radius);
    used.setRadiusY(radius);
  }

  private static double share(TimeKeeper clock) {
    return Math.min(1, (double) clock.elapsedNanos() / clock.budget().nanos());
  }

  void setThinking(boolean thinking) {
    if (thinking == isVisible()) {
      return;
    }
    setVisible(thinking);
    used.setLength(0);
    if (thinking) {
      timer.start();
    } else {
      timer.stop();
    }
  }
}
