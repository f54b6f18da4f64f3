package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;
import yomikiri.app.ui.Focus;

/** The play screen as people use it: mouse and keys on the real window. */
final class PlayScreenTest {
  @Test
  void opensOnABoardReadyToBePlayedWithTheKeyboardOnIt() throws TimeoutException {
    try (Driver app = Driver.open()) {
      assertThat(app.lookup(".board-cell").queryAllAs(Node.class))
          .hasSize(16)
          .anyMatch(Node::isFocused);
      assertThat(app.now().board().playable()).isTrue();
    }
  }

  @Test
  void aWholeGameAgainstTheCpuIsPlayedByMouse() throws TimeoutException {
    try (Driver app = Driver.open()) {
      while (!app.isOver()) {
        app.clickOn("#cell-" + app.firstMove());
        app.await(() -> app.now().board().playable() || app.isOver());
      }
      assertThat(app.words(".result-headline")).containsAnyOf("win", "draw");
      app.clickOn("Play again");
      app.await(() -> app.now().length() == 0);
      assertThat(app.node(".result").isVisible()).isFalse();
      assertThat(app.now().board().playable()).isTrue();
    }
  }

  @Test
  void movesAreMadeTakenBackAndRedoneByKeysAlone() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.write(app.firstMove());
      app.await(() -> app.now().livePly() == 2);
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.await(() -> app.now().livePly() == 0);
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
      app.await(() -> app.now().livePly() == 2);
      String cell = app.firstMove();
      app.write(cell.substring(0, 1) + "9");
      assertThat(app.now().livePly()).isEqualTo(2);
    }
  }

  @Test
  void arrowsAndEnterPlayTheCellTheyLeadTo() throws TimeoutException {
    try (Driver app = Driver.open()) {
      String goal = app.firstMove();
      app.keys(KeyCode.HOME);
      for (int row = 1; row < 4; row++) {
        app.keys(KeyCode.UP);
      }
      for (int row = 1; row < goal.charAt(1) - '0'; row++) {
        app.keys(KeyCode.DOWN);
      }
      for (char column = 'a'; column < goal.charAt(0); column++) {
        app.keys(KeyCode.RIGHT);
      }
      assertThat(app.node("#cell-" + goal).isFocused()).isTrue();
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().livePly() == 2);
      assertThat(app.now().moves().getFirst().text()).isEqualTo(goal);
    }
  }

  @Test
  void aClickOnAButtonLeavesTheKeyboardOnTheBoardAndKeysStillWorkTheButton()
      throws TimeoutException {
    try (Driver app = Driver.open()) {
      for (String game : List.of("mattix-4", "othello-6", "trapez", "maze-duel", "tron-2")) {
        app.start(game, List.of("", ""), 1);
        List<Node> buttons =
            ((Parent) app.node(".header"))
                .getChildrenUnmodifiable().stream()
                    .filter(node -> node instanceof ButtonBase && !(node instanceof MenuButton))
                    .filter(node -> node.isVisible() && !node.isDisabled())
                    .toList();
        assertThat(buttons).as(game).hasSizeGreaterThan(1);
        for (Node button : buttons) {
          app.clickOn(button);
          assertThat(isOnBoard(app)).as(game + ": " + button).isTrue();
        }
      }
      MenuButton menu = (MenuButton) app.node(".new-game");
      do {
        app.keys(KeyCode.SHIFT, KeyCode.TAB);
      } while (!menu.isFocused());
      app.keys(KeyCode.SPACE);
      assertThat(app.lookup(".new-game-panel").tryQuery()).isPresent();
      app.keys(KeyCode.ESCAPE);
      app.interact(menu::requestFocus);
      app.interact(menu::show);
      assertThat(isOnBoard(app)).isFalse();
      app.interact(menu::hide);
      assertThat(isOnBoard(app)).as("after the menu was left").isTrue();
    }
  }

  private static Node focused(Driver app) {
    return Hands.ask(() -> app.stage().getScene().getFocusOwner());
  }

  private static boolean isOnBoard(Driver app) {
    return Focus.isWithin(focused(app), app.node(".board-stand"));
  }

  @Test
  void twoCpusAreWatchedPausedAndStepped() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.choose("#seat-0", "Strong");
      app.clickOn("#start-game");
      app.await(() -> app.now().mode().spectating());
      app.keys(KeyCode.SPACE);
      app.await(() -> app.now().mode().paused());
      int ply = app.now().livePly();
      app.keys(KeyCode.N);
      app.await(() -> app.now().livePly() == ply + 1);
      app.keys(KeyCode.N);
      app.await(() -> app.now().livePly() == ply + 2);
      app.clickOn(".pause");
      app.await(() -> app.now().livePly() > ply + 2);
    }
  }

  @Test
  void whoIsChosenIsMarkedInTheListOfEachGameAndHasATimeWhereTheGameKnowsOne()
      throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("trapez", List.of("", ""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.choose("#seat-0", "Normal");
      assertThat(hasTime(app)).isFalse();
      for (String game : List.of("othello-6", "mattix-6")) {
        app.start(game, List.of("", ""), 1);
        app.keys(KeyCode.CONTROL, KeyCode.N);
        ComboBox<?> who = app.lookup("#seat-0").queryAs(ComboBox.class);
        assertThat(who.getValue())
            .isEqualTo(who.getItems().get(who.getSelectionModel().getSelectedIndex()));
        assertThat(who.getButtonCell().getText()).isEqualTo("Normal");
        assertThat(hasTime(app)).isTrue();
      }
      app.interact(app.node("#seat-0")::requestFocus);
      app.keys(KeyCode.DOWN);
      assertThat(app.lookup("#seat-0").queryAs(ComboBox.class).getButtonCell().getText())
          .isEqualTo("Strong");
    }
  }

  private static boolean hasTime(Driver app) {
    return app.node("#seat-0").getParent().lookup(".time").isVisible();
  }

  @Test
  void spaceStopsAGameOfCpusAfterClicksBesideTheBoard() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("mattix-6", List.of("normal", "normal"), 1);
      app.clickOn(".seat-card.seat-0 .seat-name");
      app.keys(KeyCode.SPACE);
      assertThat(app.now().mode().paused()).isTrue();
      app.clickOn(".side-panel .moves");
      app.keys(KeyCode.SPACE);
      assertThat(app.now().mode().paused()).isFalse();
    }
  }

  @Test
  void theCurveOfAReviewedGameIsInViewInTheUsualWindow() throws TimeoutException {
    try (Driver app = Driver.open(1280, 850, Language.ENGLISH, false)) {
      app.interact(() -> app.stage().setHeight(850));
      app.watch("mattix-6", "normal");
      app.interact(() -> app.window().game().reviewer().begin());
      app.awaitLong(() -> app.now().review().all().isWhole() && !app.now().analyses().looking());
      Node graph = app.node(".side-panel .graph");
      assertThat(graph.isVisible()).isTrue();
      assertThat(graph.localToScene(graph.getLayoutBounds()).getMaxY())
          .isLessThanOrEqualTo(app.stage().getScene().getHeight());
    }
  }

  @Test
  void whatWasSaidOfAPositionGoesWithIt() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.watch("tictactoe", "normal");
      app.write("a1");
      assertThat(app.words(".status-line .notice")).isNotEmpty();
      app.keys(KeyCode.LEFT);
      assertThat(app.words(".status-line .notice")).isEmpty();
      app.start("tictactoe", List.of("", ""), 1);
      app.write("a1");
      assertThat(app.words(".status-line .notice")).isNotEmpty();
      app.start("tictactoe", List.of("", ""), 1);
      assertThat(app.words(".status-line .notice")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 125, 150})
  void theTitleNeverBreaksWithinAWord(int scale) throws TimeoutException {
    try (Driver app = Driver.open(700, 800, Language.JAPANESE, false)) {
      app.interact(() -> app.window().settings().set(Setting.SCALE, scale));
      for (String game : List.of("mattix-6", "trapez")) {
        app.start(game, List.of("", ""), 1);
        Label title = (Label) app.node(".header .title");
        app.await(() -> title.getHeight() < 2 * title.getFont().getSize());
      }
    }
  }

  @Test
  void aBadLayoutIsExplainedAndTheGameStays() throws TimeoutException {
    try (Driver app = Driver.open()) {
      String before = app.position();
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.clickOn("#layout-text");
      app.clickOn("#layout");
      app.write("5,5,1,6/6,2,3/1,4,x,4/3,7,7,8 r 0:0");
      app.keys(KeyCode.TAB);
      assertThat(app.node("#layout").isFocused()).as("Tab leads on").isFalse();
      app.clickOn("#start-game");
      assertThat(app.words(".mistake"))
          .isEqualTo("Line 1, column 14: row 2 ends after 3 of 4 cells.");
      app.interact(
          () -> app.window().settings().set(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE));
      assertThat(app.words(".mistake")).contains("1 行目の 14 文字目");
      assertThat(app.position()).isEqualTo(before);
      app.keys(KeyCode.ESCAPE);
      assertThat(app.lookup(".new-game-panel").tryQuery()).isEmpty();
    }
  }

  @Test
  void aTypedLayoutIsPlayed() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.clickOn("#layout-text");
      app.clickOn("#layout");
      app.write("5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.position().equals("5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"));
      assertThat(app.node("#cell-b3").getAccessibleText())
          .isEqualTo("row 3, column b, 4, can be taken");
    }
  }

  @Test
  void anyPlayerOfTheGameIsChosenAndItsCardSaysHowItIsSet() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.choose("#seat-1", "More players...");
      app.choose("#another-1", "Monte Carlo tree search");
      app.clickOn(".setting-playouts");
      app.keys(KeyCode.CONTROL, KeyCode.A);
      app.write("50 000 000");
      app.keys(KeyCode.ENTER);
      assertThat(app.node("#another-1").getParent().getParent().lookup(".mistake"))
          .isInstanceOfSatisfying(
              Label.class,
              label ->
                  assertThat(label.getText())
                      .isEqualTo("Playouts: type a whole number of 1 or more"));
      app.keys(KeyCode.CONTROL, KeyCode.A);
      app.write("50");
      app.keys(KeyCode.ENTER);
      assertThat(app.lookup(".seat-card.seat-1 .seat-name").queryAs(Label.class).getText())
          .isEqualTo("Monte Carlo tree search, 50 playouts");
    }
  }

  @Test
  void aGameIsGivenUpWithTheKeyboardOnceThatWasAskedBack() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.clickOn("#cell-" + app.firstMove());
      app.await(() -> app.now().moves().size() == 2);
      Bounds cell = app.node(".board-cell").getLayoutBounds();
      app.keys(KeyCode.CONTROL, KeyCode.G);
      app.keys(KeyCode.ESCAPE);
      assertThat(app.isOver()).isFalse();
      app.keys(KeyCode.CONTROL, KeyCode.G);
      app.keys(KeyCode.ENTER); // who answers by habit plays on
      assertThat(app.isOver()).isFalse();
      app.keys(KeyCode.CONTROL, KeyCode.G);
      app.keys(KeyCode.SHIFT, KeyCode.TAB);
      app.keys(KeyCode.ENTER);
      assertThat(app.words(".result-headline")).isEqualTo("Normal wins");
      assertThat(app.words(".result-ending")).isEqualTo("You resigned");
      assertThat(app.node(".goal").isVisible()).isTrue();
      assertThat(app.node(".board-cell").getLayoutBounds()).as("the board stays").isEqualTo(cell);
    }
  }

  @Test
  void valuesAndHintAreShownOnTheTiles() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.V);
      app.await(
          () -> app.now().analyses().known().filter(analysis -> analysis.finished()).isPresent());
      assertThat(app.lookup(".tile-verdict").queryAllAs(Label.class))
          .anyMatch(label -> label.isVisible() && label.getText().endsWith("✓"));
      assertThat(app.words(".summary-best")).matches("Best: [a-d][1-4] and 1 more");
      app.keys(KeyCode.V);
      app.keys(KeyCode.H);
      app.await(() -> app.now().board().hint().isPresent());
      assertThat(app.lookup(".tile-hint").queryAllAs(Node.class))
          .anyMatch(bulb -> bulb.isVisible() && bulb.getLayoutBounds().getWidth() > 10);
    }
  }

  @Test
  void lettersTypedIntoAFieldAreNoCommands() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.N);
      app.clickOn("#layout-text");
      app.clickOn("#layout");
      app.write("vvv hnm");
      assertThat(app.now().mode().valuesShown()).isFalse();
      assertThat(app.now().board().hint()).isEmpty();
    }
  }

  @Test
  void theReplayBarWalksTheGameAndPlaysOnFromThere() throws TimeoutException {
    try (Driver app = Driver.open()) {
      for (int ply = 2; ply <= 4; ply += 2) {
        app.clickOn("#cell-" + app.firstMove());
        int reached = ply;
        app.await(() -> app.now().livePly() == reached);
      }
      app.clickOn(".replay-bar .slider");
      app.keys(KeyCode.HOME);
      app.await(() -> app.now().shownPly() == 0);
      app.keys(KeyCode.RIGHT);
      app.keys(KeyCode.RIGHT);
      app.await(() -> app.now().shownPly() == 2);
      app.clickOn("Play on from here");
      app.await(() -> app.now().livePly() == 2);
      assertThat(app.now().length()).isEqualTo(4);
      assertThat(app.now().board().playable()).isTrue();
    }
  }

  @Test
  void closingInTheMiddleOfAThoughtLeavesNoThread() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.V);
      app.clickOn("#cell-" + app.firstMove());
    }
    Hands.awaitNoThinker();
  }

  @ParameterizedTest
  @EnumSource
  void buttonsDoWithoutWordsBeforeTheTitleBreaks(Language language) throws TimeoutException {
    try (Driver app = Driver.open(1000, 900, language, false)) {
      for (String game : List.of("mattix-4", "tron-2", "trapez")) {
        app.start(game, List.of("", ""), 1);
        Label title = (Label) app.node(".header .title");
        app.await(() -> title.getHeight() < 2 * title.getFont().getSize());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theNameOfNoGameIsCutInTheSmallestWindow(Language language) throws TimeoutException {
    try (Driver app = Driver.open(680, 600, language, false)) {
      for (String game : List.of("tron-joint", "maze-duel", "othello-8")) {
        app.start(game, List.of("", ""), 1);
        Driver.settle();
        assertThat(((Text) app.node(".header .title .text")).getText()).doesNotContain("...", "…");
      }
    }
  }
}
