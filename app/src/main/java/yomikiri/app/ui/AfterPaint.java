package yomikiri.app.ui;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.layout.Region;

/** Runs actions once the next frame has been painted. */
public final class AfterPaint {
  private static final SnapshotParameters ONE_PIXEL = new SnapshotParameters();

  static {
    ONE_PIXEL.setViewport(new Rectangle2D(0, 0, 1, 1));
  }

  private AfterPaint() {}

  /**
   * Runs {@code action} on the UI thread as soon as the windows as they are now have been painted
   * and handed to the screen. Frames are painted one after the other on a thread of their own: a
   * picture of one pixel that is asked for in the pulse after the next is ready when they are.
   */
  public static void afterNext(Runnable action) {
    new AnimationTimer() {
      private boolean isPainted;

      @Override
      public void handle(long now) {
        if (isPainted) {
          stop();
          new Region()
              .snapshot(
                  picture -> {
                    Platform.runLater(action);
                    return null;
                  },
                  ONE_PIXEL,
                  null);
        }
        isPainted = true;
      }
    }.start();
  }

  /** Takes one step each frame, on the UI thread, as long as {@code step} says there are more. */
  public static void each(BooleanSupplier step) {
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (!step.getAsBoolean()) {
          stop();
        }
      }
    }.start();
  }
}
