package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/** Trapez as people play it. */
final class TrapezScreenTest {
  /** A tile on d4 surrounds four others; two of their turns win. */
  private static final String FOUR_SURROUNDED = ".2./5416/.3632/311./315 l";

  @Test
  void aTileIsTurnedAndSetByTheMouseAndASurroundedOneIsTurned() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("trapez", FOUR_SURROUNDED);
      app.clickOn("#cell-a2");
      assertThat(app.words(".status-line .notice")).isEqualTo("a2 already has a tile");
      app.clickOn("#cell-d4");
      assertThat(app.lookup(".option").queryAllAs(Button.class)).hasSize(6);
      app.clickOn("#cell-d4", MouseButton.SECONDARY);
      assertThat(said(app, "#cell-d4"))
          .isEqualTo(
              "d4, tile 2, light to the lower right, in hand, in a light group of 6 and a dark"
                  + " group of 1");
      assertThat(app.lookup(".joined-line").queryAllAs(Node.class)).as("lit up").hasSize(1);
      app.scroll(1);
      app.scroll(-1);
      app.clickOn("#cell-d4");
      assertThat(app.words(".status-line .status"))
          .isEqualTo("Choose one of the raised tiles to turn. Esc: back");
      for (String cell : List.of("c4", "c5", "d3", "e3")) {
        assertThat(said(app, "#cell-" + cell)).contains("raised, may be turned");
      }
      app.clickOn("#cell-c4");
      app.scroll(1);
      assertThat(said(app, "#cell-c4")).startsWith("c4, tile 4, light to the left, being turned");
      assertThat(app.node("#option-1").getAccessibleText())
          .isEqualTo("Clockwise, longest groups after this move: light 7, dark 4");
      assertThat(app.now().livePly()).as("nothing is final before").isZero();
      app.clickOn("#cell-c4");
      app.await(app::isOver);
      assertThat(app.position()).isEqualTo(".2./5416/.3642/3112/315 d");
      assertThat(app.words(".result-headline")).isEqualTo("Player 1 wins");
      assertThat(app.node(".seat-0").getAccessibleText()).contains("Longest groups: 7 and ");
    }
  }

  @Test
  void whatACellSaysOfItsMoveIsExplainedWhereTheCellIsPointedAt() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("trapez", FOUR_SURROUNDED);
      assertThat(explained(app, "#cell-d4")).isEmpty();
      app.interact(() -> app.window().game().setValuesShown(true));
      app.await(() -> explained(app, "#cell-d4").stream().anyMatch(words -> words.contains("★: ")));
      app.interact(() -> app.window().game().setValuesShown(false));
      app.await(() -> explained(app, "#cell-d4").isEmpty());
    }
  }

  private static List<String> explained(Driver app, String cell) {
    return app.node(cell).getProperties().values().stream()
        .filter(Tooltip.class::isInstance)
        .map(tooltip -> ((Tooltip) tooltip).getText())
        .toList();
  }

  @Test
  void aMoveIsMadeWithKeysAloneAndEscTakesEachStepBack() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("trapez", FOUR_SURROUNDED);
      app.keys(KeyCode.T);
      assertThat(app.lookup(".group-size").queryAllAs(Node.class)).isNotEmpty();
      app.keys(KeyCode.T);
      assertThat(app.lookup(".group-size").queryAllAs(Node.class)).isEmpty();
      app.write("d4");
      app.keys(KeyCode.ENTER);
      app.keys(KeyCode.E);
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.LEFT);
      app.keys(KeyCode.ENTER);
      assertThat(app.node("#cell-d3").isFocused()).as("the nearest of those raised").isTrue();
      app.keys(KeyCode.UP);
      app.keys(KeyCode.ENTER);
      app.keys(KeyCode.RIGHT);
      app.keys(KeyCode.ESCAPE);
      assertThat(app.node("#cell-c4").isFocused()).isTrue();
      app.keys(KeyCode.ESCAPE);
      assertThat(app.node("#option-1").isFocused()).as("in hand as it was").isTrue();
      app.keys(KeyCode.ESCAPE);
      assertThat(app.node("#cell-d4").isFocused()).isTrue();
      assertThat(app.position()).isEqualTo(FOUR_SURROUNDED);
      app.write("d4:2/c4-");
      assertThat(app.position()).isEqualTo(".2./5416/.3622/3112/315 d");
      app.write("a1");
      app.keys(KeyCode.ENTER);
      app.keys(KeyCode.SPACE);
      app.keys(KeyCode.SPACE);
      app.keys(KeyCode.SPACE);
      assertThat(app.now().livePly()).isEqualTo(2);
    }
  }

  @Test
  void aPositionIsSetUpSolvedAndPlayedFrom() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.begin("trapez", FOUR_SURROUNDED);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.clickOn("#arrange-clear");
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo("Not a position yet: there must be a tile in the centre, c3");
      app.clickOn("#arrange-start");
      app.clickOn("#piece-4");
      app.clickOn(".arrange-board #cell-b2");
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo(
              "Not a position yet: light is to move when the number of tiles is odd, dark when it"
                  + " is even; found 2");
      app.clickOn("#mover-1");
      assertThat(app.words("#arrange-mistake")).isEmpty();
      copy(app, "5../2612/.1143/6444/612 x");
      app.clickOn("#arrange-paste");
      assertThat(app.words("#arrange-mistake")).startsWith("Cannot be pasted: ");
      copy(app, "5../2612/.1143/6444/612 d");
      app.keys(KeyCode.CONTROL, KeyCode.V);
      assertThat(app.words("#arrange-mistake")).isEmpty();
      app.clickOn("#arrange-play");
      assertThat(app.position()).isEqualTo("5../2612/.1143/6444/612 d");
      app.keys(KeyCode.H);
      app.await(() -> app.now().board().hint().isPresent());
      app.interact(() -> app.window().game().play(app.now().board().hint().orElseThrow()));
      assertThat(app.position()).as("the only move that wins").startsWith("56./2512/");
    }
  }

  private static void copy(Driver app, String text) {
    app.interact(
        () -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(text);
          Clipboard.getSystemClipboard().setContent(content);
        });
  }

  private static String said(Driver app, String query) {
    return app.node(query).getAccessibleText();
  }
}
