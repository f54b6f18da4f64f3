package yomikiri.app;

import java.lang.management.ManagementFactory;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.shell.Frames;

/** Reports the first frame that shows a board on which a move can be made, and the whole window. */
final class FirstFrame {
  private final Window window;
  private final Scene scene;
  private boolean isReported;

  private FirstFrame(Window window, Scene scene) {
    this.window = window;
    this.scene = scene;
  }

  /**
   * To be called when the first frame has been painted. Prints a line with the time since the start
   * of the JVM as soon as a frame showed such a board, another when all around it was there as
   * well, and then runs {@code done}.
   */
  static void report(Window window, Scene scene, Runnable done) {
    FirstFrame first = new FirstFrame(window, scene);
    first.tellBoard();
    first.tellRest(done);
  }

  private void tellBoard() {
    long cells =
        scene.getRoot().lookupAll(".board-cell").stream()
            .filter(node -> node instanceof Region cell && cell.getWidth() > 0)
            .count();
    BoardSnapshot<?> board = window.game().state().board().get();
    if (cells > 0 && board.playable()) {
      isReported = true;
      System.out.println(
          "first frame: " + millis() + ", " + board.kit().game().id() + ", " + cells + " cells");
    }
  }

  private void tellRest(Runnable done) {
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (!isReported) {
          tellBoard();
        } else if (window.isWhole()) {
          stop();
          Frames.afterNext(
              () -> {
                System.out.println("whole window: " + millis());
                done.run();
              });
        }
      }
    }.start();
  }

  private static String millis() {
    return System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime() + " ms";
  }
}
