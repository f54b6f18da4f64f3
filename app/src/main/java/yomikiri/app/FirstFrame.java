package yomikiri.app;

import java.lang.management.ManagementFactory;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import yomikiri.app.play.PlayViewModel;

/** Reports the first frame that shows a board on which a move can be made. */
final class FirstFrame {
  private FirstFrame() {}

  /**
   * Prints the line, with the time since the start of the JVM, and runs {@code done} as soon as
   * such a frame has been drawn.
   */
  static void report(Scene scene, PlayViewModel game, Runnable done) {
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        long cells =
            scene.getRoot().lookupAll(".board-cell").stream()
                .filter(node -> node instanceof Region cell && cell.getWidth() > 0)
                .count();
        boolean ready = cells > 0 && game.state().board().get().playable();
        frames += ready ? 1 : 0;
        if (frames == 2) { // the frame before this pulse showed the board
          stop();
          long millis =
              System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
          System.out.println(
              "first frame: "
                  + millis
                  + " ms, "
                  + game.state().board().get().kit().game().id()
                  + ", "
                  + cells
                  + " cells");
          done.run();
        }
      }
    }.start();
  }
}
