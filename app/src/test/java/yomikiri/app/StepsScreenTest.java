package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.tiles.TilesUi;

/** A game on hexagons, with moves in steps and with passes, as people play it. */
final class StepsScreenTest {
  @Test
  void aMoveIsMadeStepByStepWithTheMouse() throws TimeoutException {
    try (Driver app = Driver.open(TilesUi.ui())) {
      app.clickOn("#cell-b2");
      assertThat(app.lookup(".option").queryAllAs(Button.class)).hasSize(3);
      app.clickOn("#cell-b2", MouseButton.SECONDARY);
      assertThat(app.words("#cell-b2 .label")).as("offered").isEqualTo("(2?)");
      app.clickOn("#option-2");
      assertThat(app.position()).isEqualTo("0003000 1");
      app.clickOn("#cell-a1");
      app.clickOn("#option-2");
      assertThat(app.words("#cell-a1 .label")).as("picked").isEqualTo("(3)");
      app.clickOn("#cell-c1");
      assertThat(app.words("#cell-c1 .label")).as("still in hand").isEqualTo("(3?)");
      app.clickOn("#option-2");
      app.clickOn("#cell-b2");
      app.clickOn("#option-0");
      assertThat(app.position()).as("b2 turned down").isEqualTo("0002030 0");
    }
  }

  @Test
  void escTakesTheStepsBackAndAReportDoesNot() throws TimeoutException {
    try (Driver app = Driver.open(TilesUi.ui())) {
      app.write("a1:1");
      assertThat(app.position()).isEqualTo("1000000 1");
      app.write("b2");
      app.keys(KeyCode.ENTER);
      assertThat(app.node("#option-0").isFocused()).isTrue();
      app.keys(KeyCode.V);
      app.await(() -> !app.now().board().verdicts().isEmpty());
      assertThat(app.words("#option-0")).as("with its best verdict").matches("tile 1 {2}.+");
      app.keys(KeyCode.ENTER);
      assertThat(app.node("#cell-a1").isFocused()).as("the tile to be turned").isTrue();
      app.keys(KeyCode.ESCAPE);
      assertThat(app.node("#option-0").isFocused()).isTrue();
      app.keys(KeyCode.E);
      assertThat(app.words("#cell-b2 .label")).isEqualTo("(2?)");
      app.keys(KeyCode.ESCAPE);
      assertThat(app.lookup(".option").queryAllAs(Node.class))
          .as("what follows the cell pointed at, to be looked at")
          .hasSize(3)
          .allMatch(Node::isMouseTransparent);
      assertThat(app.words("#cell-b2 .label")).isEqualTo("-");
      assertThat(app.node("#cell-b2").isFocused()).isTrue();
      assertThat(app.now().livePly()).isEqualTo(1);
    }
  }

  @Test
  void whatIsInHandIsTurnedByTheWheelAndSetByAClickOnItsCell() throws TimeoutException {
    try (Driver app = Driver.open(TilesUi.ui())) {
      app.write("b2:3");
      app.clickOn("#cell-a1");
      assertThat(app.words(".status-line .status")).isEqualTo("step 1");
      app.scroll(1);
      app.scroll(1);
      assertThat(app.words("#cell-a1 .label")).isEqualTo("(3?)");
      app.scroll(1);
      app.scroll(-1);
      assertThat(app.words("#cell-a1 .label")).as("round and round").isEqualTo("(3?)");
      app.clickOn("#cell-a1");
      assertThat(app.words("#cell-a1 .label")).as("set").isEqualTo("(3)");
      app.clickOn("#cell-a1");
      assertThat(app.words("#cell-a1 .label")).as("in hand again").isEqualTo("(3?)");
      app.clickOn("#cell-a1");
      app.clickOn("#cell-b2");
      assertThat(app.node("#option-0").getAccessibleText()).isEqualTo("down, leaves a 3");
      app.keys(KeyCode.Q);
      assertThat(app.node("#option-0").isFocused()).as("the one of two ways").isTrue();
      app.keys(KeyCode.E);
      app.keys(KeyCode.E);
      assertThat(app.node("#option-1").isFocused()).as("the other").isTrue();
      app.clickOn("#cell-b2");
      assertThat(app.position()).as("b2 turned up").isEqualTo("3001000 0");
      assertThat(app.words(".status-line .status")).isEqualTo("Player 1: lay a tile");
    }
  }

  @Test
  void aPassIsToldAndMadeByItsKeyItsButtonOrItsText() throws TimeoutException {
    try (Driver app = Driver.open(TilesUi.ui())) {
      Node pass =
          app.lookup(".status-line .button").match(button -> isNamed(button, "Pass")).query();
      assertThat(pass.isVisible()).isFalse();
      app.write("a1:2");
      app.write("a2:3");
      assertThat(app.words(".status-line .status"))
          .isEqualTo("Player 1 cannot move and will pass in a moment (Shift+P: at once)");
      assertThat(pass.isVisible()).isTrue();
      app.clickOn("#cell-b2");
      assertThat(app.words(".status-line .notice")).isEqualTo("b2 bears a tile already");
      app.keys(KeyCode.P);
      assertThat(app.position()).isEqualTo("2300000 1 p");
      assertThat(pass.isVisible()).isFalse();
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.write("a2:3");
      app.clickOn(pass);
      assertThat(app.position()).isEqualTo("2300000 1 p");
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.interact(() -> app.window().game().playText("a2:3"));
      app.interact(() -> app.window().game().playText("--"));
      assertThat(app.position()).isEqualTo("2300000 1 p");
    }
  }

  private static boolean isNamed(Node node, String name) {
    return node instanceof Button button && name.equals(button.getAccessibleText());
  }

  @Test
  void thePointerFindsAHexagonWithinItsOutlineOnly() throws TimeoutException {
    try (Driver app = Driver.open(TilesUi.ui())) {
      Node cell = app.node("#cell-b2");
      Bounds box = cell.localToScreen(cell.getLayoutBounds());
      app.moveTo(new Point2D(box.getCenterX(), box.getCenterY()));
      assertThat(cell.isHover()).isTrue();
      for (double x : new double[] {box.getMinX() + 3, box.getMaxX() - 3}) {
        for (double y : new double[] {box.getMinY() + 3, box.getMaxY() - 3}) {
          app.moveTo(new Point2D(x, y));
          assertThat(cell.isHover()).isFalse();
        }
      }
    }
  }

  @Test
  void arrowsLeadAmongHexagons() throws TimeoutException {
    try (Driver app = Driver.open(TilesUi.ui())) {
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.RIGHT);
      app.keys(KeyCode.DOWN);
      assertThat(app.node("#cell-c2").isFocused()).isTrue();
      assertThat(app.node(".keyboard-ring").isVisible()).isTrue();
      app.keys(KeyCode.HOME);
      assertThat(app.node("#cell-c1").isFocused()).isTrue();
    }
  }
}
