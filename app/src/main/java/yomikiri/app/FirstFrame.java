package yomikiri.app;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.ui.AfterPaint;

/** Reports the first frame that shows a board on which a move can be made, and the whole window. */
final class FirstFrame {
  private final MainWindow window;
  private final Scene scene;
  private final Runnable done;
  private final Busy busy = new Busy();
  private boolean isReported;

  private FirstFrame(MainWindow window, Scene scene, Runnable done) {
    this.window = window;
    this.scene = scene;
    this.done = done;
  }

  /**
   * To be called when the first frame has been painted. Prints a line with the time since the start
   * of the JVM once a frame has shown such a board, another when all around it has been shown as
   * well, with the longest time for which the window could not answer in between, and then runs
   * {@code done}.
   */
  static void report(MainWindow window, Scene scene, Runnable done) {
    FirstFrame frame = new FirstFrame(window, scene, done);
    frame.busy.start();
    scene.addPostLayoutPulseListener(frame.busy::laidOut);
    frame.look();
  }

  /** How long the longest frame kept the UI thread, from its first step until all was laid out. */
  private static final class Busy extends AnimationTimer {
    private long begin;
    private long longest;

    @Override
    public void handle(long now) {
      begin = System.nanoTime();
    }

    private void laidOut() {
      longest = Math.max(longest, System.nanoTime() - begin);
    }

    private long millis() {
      return TimeUnit.NANOSECONDS.toMillis(longest);
    }
  }

  private void look() {
    if (!isReported) {
      tellBoard();
    }
    if (isReported && window.isWhole()) {
      System.out.println(
          "whole window: " + millis() + ", held up for " + busy.millis() + " ms at most");
      done.run();
    } else {
      AfterPaint.afterNext(this::look);
    }
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

  private static String millis() {
    return System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime() + " ms";
  }
}
