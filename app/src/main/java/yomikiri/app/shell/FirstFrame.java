package yomikiri.app.shell;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.ui.AfterPaint;

/** Reports the first frame that shows a board on which a move can be made, and the whole window. */
public final class FirstFrame {
  private final Scene scene;
  private final Supplier<? extends BoardSnapshot<?>> board;
  private final BooleanSupplier isWhole;
  private final Runnable done;
  private final Busy busy = new Busy();
  private boolean isReported;

  private FirstFrame(
      Scene scene,
      Supplier<? extends BoardSnapshot<?>> board,
      BooleanSupplier isWhole,
      Runnable done) {
    this.scene = scene;
    this.board = board;
    this.isWhole = isWhole;
    this.done = done;
  }

  /**
   * To be called when the first frame has been painted. Prints a line with the time since the start
   * of the JVM once a frame has shown such a board, another when all around it has been shown as
   * well, with the longest time for which the window could not answer in between, and then runs
   * {@code done}.
   *
   * @param board the one shown
   * @param isWhole whether all around it is there
   */
  public static void report(
      Scene scene,
      Supplier<? extends BoardSnapshot<?>> board,
      BooleanSupplier isWhole,
      Runnable done) {
    FirstFrame frame = new FirstFrame(scene, board, isWhole, done);
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
      reportBoard();
    }
    if (isReported && isWhole.getAsBoolean()) {
      System.out.println(
          "whole window: " + millis() + ", held up for " + busy.millis() + " ms at most");
      done.run();
    } else {
      AfterPaint.afterNext(this::look);
    }
  }

  private void reportBoard() {
    long cells =
        scene.getRoot().lookupAll(".board-cell").stream()
            .filter(node -> node instanceof Region cell && cell.getWidth() > 0)
            .count();
    BoardSnapshot<?> shown = board.get();
    if (cells > 0 && shown.playable()) {
      isReported = true;
      System.out.println(
          "first frame: " + millis() + ", " + shown.kit().game().id() + ", " + cells + " cells");
    }
  }

  private static String millis() {
    return System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime() + " ms";
  }
}
