package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.CellSurface;
import yomikiri.app.board.canvas.CanvasMazeUi;
import yomikiri.app.store.Setting;

/** A board of many cells on a canvas, as people use it. */
final class CanvasScreenTest {
  @Test
  void aCellIsToldWhileItIsPointedAtAndPlayedByAClick() throws TimeoutException {
    try (Driver app = Driver.open(CanvasMazeUi.ui())) {
      Point2D start = middle(app);
      app.moveTo(start);
      assertThat(app.words(".board-pointed")).startsWith("p11 ");
      double step = app.node(".canvas-board .board-frame").getLayoutBounds().getWidth() / 31.3;
      app.moveTo(start.add(step, 0));
      assertThat(app.words(".board-pointed")).startsWith("q11 ");
      app.clickOn(start.add(step, 0));
      app.await(() -> app.now().livePly() == 1);
      app.clickOn(start.add(5 * step, 3 * step));
      assertThat(app.words(".status-line .notice")).startsWith("u14 is too far away");
    }
  }

  @Test
  void aScreenReaderHearsTheCellWithTheKeyboardAndPressesIt() throws TimeoutException {
    try (Driver app = Driver.open(CanvasMazeUi.ui())) {
      Node board = app.node(".canvas-board");
      assertThat(board.isFocused()).isTrue();
      assertThat(board.getAccessibleText()).startsWith("p11 ");
      app.keys(KeyCode.RIGHT);
      assertThat(board.getAccessibleText()).startsWith("q11 ");
      assertThat(app.node(".canvas-board .keyboard-ring").isVisible()).isTrue();
      assertThat(app.words(".board-pointed")).isEqualTo(board.getAccessibleText());
      app.interact(() -> board.executeAccessibleAction(AccessibleAction.FIRE));
      app.await(() -> app.now().livePly() == 1);
    }
  }

  @Test
  void whatTheMouseRestsOnIsNotPointedAtOnceKeysLead() throws TimeoutException {
    try (Driver app = Driver.open(CanvasMazeUi.ui())) {
      app.moveTo(middle(app));
      app.keys(KeyCode.RIGHT);
      assertThat(app.words(".board-pointed")).startsWith("q11 ");
      app.start("mattix-4", List.of("", ""), 1);
      app.moveTo("#cell-b2");
      app.keys(KeyCode.HOME);
      app.keys(KeyCode.RIGHT);
      CellSurface board = (CellSurface) app.node(".grid-board");
      assertThat(board.pointed().get()).hasValue(board.current());
    }
  }

  @Test
  void theCanvasFollowsTheTheme() throws TimeoutException {
    try (Driver app = Driver.open(CanvasMazeUi.ui())) {
      Color light = atTheWalker(app);
      app.interact(() -> app.window().settings().set(Setting.THEME, Setting.ThemeChoice.DARK));
      assertThat(atTheWalker(app)).isNotEqualTo(light);
    }
  }

  private static Color atTheWalker(Driver app) {
    Point2D walker = middle(app);
    WritableImage seen = Camera.picture(app.stage().getScene());
    return seen.getPixelReader().getColor((int) walker.getX(), (int) walker.getY());
  }

  private static Point2D middle(Driver app) {
    Node frame = app.node(".canvas-board .board-frame");
    Bounds box = frame.localToScreen(frame.getLayoutBounds());
    return new Point2D(box.getCenterX(), box.getCenterY());
  }
}
