package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.text.Language;

/** The number maze and the maze duel as people use them. */
final class MazeScreenTest {
  @Test
  void theWalkerStepsByMouseByLetterAndByArrows() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("maze-5x5x3", List.of(""), 1);
      assertThat(app.lookup(".walker-sign").queryAs(FontIcon.class).getFont().getFamily())
          .isEqualTo("Material Design Icons");
      app.clickOn("#cell-a1");
      assertThat(app.now().livePly()).isZero();
      app.clickOn("#cell-d3");
      app.await(() -> app.now().livePly() == 1);
      app.write("r");
      app.await(() -> app.now().livePly() == 2);
      assertThat(app.node("#cell-e3").isFocused()).isTrue();
      assertThat(app.node("#cell-e2").getAccessibleText()).contains("step up (U)");
      app.keys(KeyCode.RIGHT);
      assertThat(app.words(".status-line .notice")).isEqualTo("There is no way in that direction");
      app.keys(KeyCode.SHIFT, KeyCode.UP);
      assertThat(app.node("#cell-e2").isFocused()).isTrue();
      app.keys(KeyCode.DOWN);
      app.await(app::isOver);
      assertThat(app.words(".result-headline")).matches("Finished with \\d+ points");
      assertThat(app.lookup("Change seats").queryAllAs(Node.class)).isEmpty();
    }
  }

  @Test
  void anotherSizeIsTypedIntoTheFormAndAWrongOneExplained() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.choose(".new-game-panel .combo-box", "Maze 11×31");
      assertThat(app.node("#seat-1").getParent().getParent().isVisible()).isFalse();
      app.clickOn("#size");
      app.keys(KeyCode.CONTROL, KeyCode.A);
      app.write("8x8x4");
      app.clickOn("#start-game");
      assertThat(app.words(".mistake")).startsWith("“8x8x4” is not a size");
      app.clickOn("#size");
      app.keys(KeyCode.CONTROL, KeyCode.A);
      app.write("7x9x4");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().board().kit().game().id().equals("maze-7x9x4"));
      app.await(() -> app.lookup(".board-cell").queryAllAs(Node.class).size() == 63);
      assertThat(app.words(".header .title")).isEqualTo("Maze 7x9x4");
    }
  }

  @Test
  void twoPeoplePlayTheDuelInSecret() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("maze-duel", List.of("", ""), 3);
      String start = app.position();
      app.write("r");
      app.await(() -> app.now().board().mover().orElse(0) == 1);
      assertThat(app.position()).isEqualTo(start);
      assertThat(app.words(".status-line .notice")).isEqualTo("Player 2 chooses now");
      app.write("l");
      app.await(() -> app.now().livePly() == 1);
      assertThat(app.node("#cell-c3").getAccessibleText()).contains("walker A", "walker B");
    }
  }

  @Test
  void aPersonPlaysTheDuelAgainstACpuToTheEnd() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("maze-duel", List.of("", "normal"), 3);
      while (!app.isOver()) {
        int ply = app.now().livePly();
        app.write(app.firstMove().toLowerCase(Locale.ROOT));
        app.await(() -> app.now().livePly() > ply);
      }
      assertThat(app.words(".result-headline")).containsAnyOf("win", "draw");
    }
  }

  @Test
  void aHintFillsItsCellWhereASignHasNoRoom() throws TimeoutException {
    Color accent = Color.web("#2b3a67");
    try (Driver app = Driver.open(800, 600, Language.ENGLISH, false)) {
      app.start("maze-11x31x100", List.of(""), 1);
      Region small = hinted(app);
      assertThat(fill(small)).isEqualTo(accent);
      assertThat(((Text) small.lookup(".points")).getFill()).isEqualTo(Color.WHITE);
      assertThat(small.lookup(".tile-hint").getOpacity()).isZero();
      app.start("maze-5x5x3", List.of(""), 1);
      Region large = hinted(app);
      assertThat(fill(large)).isNotEqualTo(accent);
      assertThat(large.getBorder().getStrokes().getFirst().getTopStroke()).isEqualTo(accent);
      assertThat(large.lookup(".tile-hint").getOpacity()).isOne();
    }
  }

  private static Region hinted(Driver app) throws TimeoutException {
    app.interact(() -> app.window().game().hint());
    app.await(() -> app.now().board().hint().isPresent());
    Driver.settle();
    PseudoClass hint = PseudoClass.getPseudoClass("hint");
    return app.lookup(".maze-cell")
        .<Region>match(cell -> cell.getPseudoClassStates().contains(hint))
        .query();
  }

  private static Paint fill(Region cell) {
    return cell.getBackground().getFills().getLast().getFill();
  }
}
