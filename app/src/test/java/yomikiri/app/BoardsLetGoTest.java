package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Boards that are no longer shown are let go by whoever showed them. */
final class BoardsLetGoTest {
  private static final int BESIDE = 10; // pixels from the window's corner: no card is there

  @Test
  void theBoardOfTheGameBefore() throws TimeoutException {
    try (Driver app = Driver.open()) {
      WeakReference<Node> board = weakly(app, ".grid-board");
      app.start("tictactoe", List.of("", ""), 1);
      app.clickOn("#cell-b2");
      assertThat(Forgotten.isGone(board)).isTrue();
    }
  }

  @Test
  void theBoardsOfAHelpCard() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.interact(() -> help(app).fire());
      WeakReference<Node> board = weakly(app, ".example-board .grid-board");
      app.clickOn(new Point2D(BESIDE, BESIDE));
      assertThat(app.lookup(".help-card").tryQuery()).isEmpty();
      assertThat(Forgotten.isGone(board)).isTrue();
    }
  }

  @Test
  void theBoardOfAPreview() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.watch("mattix-4", "normal");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      app.await(() -> app.lookup(".library-preview .grid-board").tryQuery().isPresent());
      WeakReference<Node> board = weakly(app, ".library-preview .grid-board");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      assertThat(Forgotten.isGone(board)).isTrue();
    }
  }

  /** Fired itself: TestFX keeps all events of keys, and with them what they were meant for. */
  private static MenuItem help(Driver app) {
    MenuBar bar = app.lookup(".menu-bar").queryAs(MenuBar.class);
    return bar.getMenus().getLast().getItems().getFirst();
  }

  private static WeakReference<Node> weakly(Driver app, String query) {
    return new WeakReference<>(app.node(query));
  }
}
