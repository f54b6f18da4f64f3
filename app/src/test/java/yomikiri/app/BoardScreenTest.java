package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.board.MoveClassWords;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;

/** What boards and the play screen tell whoever plays there. */
final class BoardScreenTest {
  @Test
  void everyBoardSaysWhyACellCannotBePlayed() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("maze-5x5x3", List.of(""), 1);
      app.clickOn("#cell-b2");
      assertThat(app.words(".status-line .notice")).isEqualTo("b2 is a wall");
      app.clickOn("#cell-a1");
      assertThat(app.words(".status-line .notice")).startsWith("a1 is too far away");
      app.start("tictactoe", List.of("", ""), 1);
      app.write("b2");
      app.keys(KeyCode.ENTER);
      assertThat(app.now().livePly()).as("Enter closes the name").isEqualTo(1);
      app.write("b2");
      assertThat(app.words(".status-line .notice")).isEqualTo("b2 is taken already");
      app.start("mattix-4", List.of("", ""), 1);
      app.clickOn(".cross");
      assertThat(app.words(".status-line .notice")).startsWith("The cross is on");
      app.keys(KeyCode.ALT, KeyCode.HOME);
      app.watch("mattix-4", "normal");
      app.clickOn("#cell-a1");
      assertThat(app.words(".status-line .notice")).isEqualTo("The game is over");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ENTER", "SPACE"})
  void aCellThatIsNotMarkedIsMarkedBeforeItIsPlayed(KeyCode key) throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      Node ring = app.lookup(".keyboard-ring").query();
      assertThat(ring.isVisible()).isFalse();
      app.keys(key);
      assertThat(app.now().livePly()).isZero();
      assertThat(ring.isVisible()).isTrue();
      app.keys(key);
      assertThat(app.now().livePly()).isOne();
    }
  }

  /** Those of a game brought back are there before the board has its size. */
  @Test
  void valuesAreAsLargeWheneverTheyAreKnown() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.V);
      app.start("tictactoe", List.of("", ""), 1);
      app.write("b2");
      app.await(() -> app.now().analyses().known().filter(each -> each.finished()).isPresent());
      app.start("mattix-4", List.of("", ""), 1);
      app.interact(() -> app.window().game().bringBack());
      app.interact(() -> {}); // it is laid out
      assertThat(app.lookup(".tile-verdict").queryAllAs(Label.class))
          .hasSize(8)
          .allMatch(label -> label.getFont().getSize() > 16);
    }
  }

  @Test
  void aStepIsPlayedByTheNameOfItsCell() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("maze-5x5x3", List.of(""), 1);
      app.write("c2");
      app.await(() -> app.now().livePly() == 1);
      assertThat(app.node("#cell-c2").getAccessibleText()).contains("the walker");
      assertThat(app.words(".status-line .notice")).contains("↑ U");
      app.write("d");
      app.await(() -> app.now().livePly() == 2);
      assertThat(app.lookup(".move").queryAllAs(Button.class))
          .extracting(Node::getAccessibleText)
          .anyMatch(said -> said.contains("step down (D)"));
    }
  }

  @Test
  void aNewGameBeginsWithTheKeyboardOnATileThatCanBeTaken() throws TimeoutException {
    try (Driver app = Driver.open()) {
      assertThat(app.node("#cell-" + app.firstMove()).isFocused()).isTrue();
      app.keys(KeyCode.HOME);
      app.keys(KeyCode.UP);
      app.keys(KeyCode.UP);
      app.keys(KeyCode.UP);
      assertThat(app.node("#cell-a1").isFocused()).isTrue();
      for (int seed = 1; seed < 5; seed++) {
        app.start("mattix-4", List.of("", ""), seed);
        assertThat(app.node("#cell-" + app.firstMove()).isFocused()).isTrue();
      }
      app.start("mattix-4", List.of("normal", ""), 3);
      app.await(() -> app.now().board().playable());
      Node focused = app.stage().getScene().getFocusOwner();
      assertThat(focused.getAccessibleText()).contains("can be taken");
      app.keys(KeyCode.HOME);
      app.interact(() -> app.window().game().play(app.now().board().legal().getFirst()));
      app.await(() -> app.now().board().playable());
      assertThat(app.stage().getScene().getFocusOwner().getAccessibleText())
          .contains("can be taken");
    }
  }

  @Test
  void theKeyboardStandsOutsideTheRingOfTheCross() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("mattix-4", List.of("", ""), 1);
      Node cross =
          app.lookup(".mattix-cell")
              .match(node -> node.getAccessibleText().contains("the cross"))
              .query();
      app.write(String.valueOf(cross.getId()).substring("cell-".length()));
      assertThat(cross.isFocused()).isTrue();
      app.keys(KeyCode.TAB);
      app.keys(KeyCode.SHIFT, KeyCode.TAB);
      Node ring = app.node(".keyboard-ring");
      assertThat(ring.isVisible()).isTrue();
      Bounds around = ring.localToScene(ring.getLayoutBounds());
      Bounds inside = app.node(".cross").localToScene(app.node(".cross").getLayoutBounds());
      assertThat(around.getMinX()).isLessThan(inside.getMinX() - 3);
      assertThat(around.getMaxY()).isGreaterThan(inside.getMaxY() + 3);
      app.clickOn("#cell-a1");
      assertThat(ring.isVisible()).as("only for keys").isFalse();
    }
  }

  @Test
  void theEndIsExplainedInBothLanguages() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.watch("mattix-4", "normal");
      assertThat(app.words(".status-line .status")).contains(", so the game ends.");
      assertThat(app.words(".result-ending")).endsWith("so the game ends.");
      app.interact(
          () -> app.window().settings().set(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE));
      assertThat(app.words(".result-ending")).endsWith("て終局。");
    }
  }

  @Test
  void mistakesAreMarkedSummedUpAndGoneThroughByKeys() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("mattix-4", List.of("", "strongest"), 8);
      while (!app.isOver()) {
        int ply = app.now().livePly();
        app.interact(() -> app.window().game().play(app.now().board().legal().getLast()));
        app.await(() -> app.isOver() || app.now().livePly() > ply + 1);
      }
      app.clickOn("Review");
      app.awaitLong(() -> app.now().review().all().isWhole() && !app.now().analyses().looking());
      assertThat(app.now().review().mistakes()).hasSizeGreaterThan(1);
      MoveRow mistake = app.now().review().mistakes().getFirst();
      assertThat(app.words(".move .mark"))
          .startsWith(
              MoveClassWords.sign(mistake.judgement().orElseThrow().moveClass())
                  + " −"
                  + Math.round(mistake.judgement().orElseThrow().loss())
                  + " point");
      assertThat(app.node(".result").isVisible()).as("gives its room to the review").isFalse();
      int first = app.now().shownPly();
      assertThat(app.now().review().mistakes().getFirst().ply()).isEqualTo(first + 1);
      app.keys(KeyCode.ALT, KeyCode.PAGE_DOWN);
      assertThat(app.now().shownPly()).isGreaterThan(first);
      app.keys(KeyCode.ALT, KeyCode.PAGE_UP);
      assertThat(app.now().shownPly()).isEqualTo(first);
      app.interact(() -> app.window().game().show(app.now().livePly()));
      assertThat(app.words(".review-found")).contains("You: ", "points lost", "Strongest: ");
    }
  }

  @Test
  void theSameLayoutIsNotOfferedWhereAllAreAlike() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.watch("tictactoe", "normal");
      assertThat(app.lookup("Same layout").queryAllAs(Node.class)).isEmpty();
      assertThat(app.lookup("Change seats").queryAllAs(Node.class)).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ENGLISH", "JAPANESE"})
  void theToolbarStaysInPlaceWhenValuesAreShown(Language language) throws TimeoutException {
    try (Driver app = Driver.open(1000, 900, language, false)) {
      List<Bounds> before = toolbar(app);
      app.keys(KeyCode.V);
      assertThat(toolbar(app)).isEqualTo(before);
      app.clickOn(".values-switch");
      assertThat(toolbar(app)).isEqualTo(before);
      app.keys(KeyCode.TAB);
      assertThat(toolbar(app)).isEqualTo(before);
    }
  }

  private static List<Bounds> toolbar(Driver app) {
    return app.node(".header").lookupAll(".button").stream()
        .map(node -> node.localToScene(node.getLayoutBounds()))
        .toList();
  }

  @Test
  void spaceOpensTheListOfAChoiceBox() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      ComboBox<?> game = app.lookup("#game").queryAs(ComboBox.class);
      assertThat(game.isFocused()).isTrue();
      app.keys(KeyCode.SPACE);
      assertThat(game.isShowing()).isTrue();
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.ENTER);
      assertThat(game.isShowing()).isFalse();
      assertThat(game.getSelectionModel().getSelectedIndex()).isPositive();
      app.keys(KeyCode.ESCAPE);
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      ComboBox<?> language = app.lookup("#language").queryAs(ComboBox.class);
      app.interact(language::requestFocus);
      app.keys(KeyCode.SPACE);
      assertThat(language.isShowing()).isTrue();
      app.keys(KeyCode.ESCAPE);
      assertThat(language.isShowing()).isFalse();
    }
  }
}
