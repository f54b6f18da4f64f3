package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.Setting;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;

/** Positions set up by hand. */
final class EditorScreenTest {
  @Test
  void aFinishedGameOffersWhatItDidAfterTheEditor() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      for (String cell : List.of("a1", "b1", "a2", "b2", "a3")) {
        app.write(cell);
      }
      assertThat(app.isOver()).isTrue();
      List<String> ways = ways(app);
      assertThat(ways).contains("Play again");
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.keys(KeyCode.ESCAPE);
      assertThat(ways(app)).isEqualTo(ways);
    }
  }

  private static List<String> ways(Driver app) {
    return app.lookup(".result .button").queryAllAs(Button.class).stream()
        .map(Button::getText)
        .toList();
  }

  @Test
  void aPositionIsSetUpAndPlayedFromWithKeysAlone() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      assertThat(app.words(".arrange-panel .title")).isEqualTo("Set up a position");
      app.keys(KeyCode.RIGHT);
      app.keys(KeyCode.ENTER);
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo("Not a position yet: x and o take turns and x begins, but x is 1 ahead");
      assertThat(app.node("#arrange-play").isDisabled()).isTrue();
      app.keys(KeyCode.E);
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.SPACE);
      assertThat(app.words("#arrange-mistake")).isEmpty();
      tabTo(app, "#arrange-play");
      app.keys(KeyCode.SPACE);
      app.await(() -> app.position().equals(".x./.o./... x"));
      assertThat(app.lookup(".arrange-panel").tryQuery()).isEmpty();
      app.write("a1");
      assertThat(app.position()).isEqualTo("xx./.o./... o");
    }
  }

  @Test
  void whatIsSetUpOutlastsTheNextRoundButNotAnotherGame() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.interact(() -> app.window().game().newGame(twoRounds(TicTacToe.kit())));
      for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
        app.interact(() -> app.window().game().playText(move));
      }
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.interact(() -> app.window().game().nextRound());
      assertThat(app.lookup(".arrange-panel").tryQuery()).isPresent();
      app.start("tictactoe", List.of("", ""), 1);
      assertThat(app.lookup(".arrange-panel").tryQuery()).isEmpty();
    }
  }

  private static boolean isOpen(Driver app) {
    return app.lookup(".arrange-panel").tryQuery().isPresent();
  }

  private static void setUpWrongly(Driver app) {
    app.start("tictactoe", List.of("", ""), 1);
    app.keys(KeyCode.CONTROL, KeyCode.P);
    app.keys(KeyCode.ENTER); // shows where the keyboard is
    app.keys(KeyCode.ENTER);
  }

  @Test
  void whatWasSetUpComesBackHoweverItWasLeft() throws TimeoutException {
    try (Driver app = Driver.open()) {
      setUpWrongly(app);
      String wrong = app.words("#arrange-mistake");
      List<Runnable> ways =
          List.of(
              () -> app.keys(KeyCode.ESCAPE),
              () -> app.start("othello-4", List.of("", ""), 1),
              () -> app.keys(KeyCode.CONTROL, KeyCode.N));
      for (Runnable way : ways) {
        way.run();
        assertThat(isOpen(app)).isFalse();
        app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
        while (!isOpen(app)) {
          app.keys(KeyCode.CONTROL, KeyCode.U);
        }
        assertThat(app.words("#arrange-mistake")).isEqualTo(wrong);
        app.keys(KeyCode.CONTROL, KeyCode.Z);
        assertThat(app.words("#arrange-mistake")).isEmpty();
        app.keys(KeyCode.ENTER);
      }
    }
  }

  @Test
  void whereNothingWasDoneNothingIsOffered() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tictactoe", List.of("", ""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.keys(KeyCode.ESCAPE);
      assertThat(app.lookup(".notice-bar .undo").match(Node::isVisible).tryQuery()).isEmpty();
    }
  }

  @Test
  void everyClickOnTheBoardIsAStepThatCanBeUndone() throws TimeoutException {
    try (Driver app = Driver.open()) {
      for (String game : List.of("mattix-4", "tictactoe", "othello-4", "tron-2", "trapez")) {
        app.start(game, List.of("", ""), 1);
        app.keys(KeyCode.CONTROL, KeyCode.P);
        for (String piece : List.of("#piece-1", "#piece-2", "#piece-1")) {
          app.clickOn(piece);
          app.clickOn(cell(app));
        }
        int undone = 0;
        while (!app.node("#arrange-undo").isDisabled()) {
          app.keys(KeyCode.CONTROL, KeyCode.Z);
          undone++;
        }
        assertThat(undone).as(game).isEqualTo(3);
        app.keys(KeyCode.ESCAPE);
      }
    }
  }

  private static Node cell(Driver app) {
    return app.lookup(".arrange-board .board-cell")
        .tryQuery()
        .orElseGet(() -> app.node(".arrange-board .canvas-board"));
  }

  @Test
  void thePieceChosenIsMarkedInEveryGame() throws TimeoutException {
    try (Driver app = Driver.open()) {
      for (String game : List.of("mattix-4", "tictactoe", "othello-4", "tron-2", "trapez")) {
        app.start(game, List.of("", ""), 1);
        app.keys(KeyCode.CONTROL, KeyCode.P);
        for (Node piece : app.lookup(".arrange-piece").queryAll()) {
          ToggleButton button = (ToggleButton) piece;
          app.interact(
              () -> button.getToggleGroup().getToggles().forEach(one -> one.setSelected(false)));
          List<Integer> before = edge(button);
          app.interact(() -> button.setSelected(true));
          assertThat(edge(button)).as(game + " " + button.getId()).isNotEqualTo(before);
        }
        app.keys(KeyCode.ESCAPE);
      }
    }
  }

  /** The colours along the left edge. */
  private static List<Integer> edge(Node node) {
    return Driver.ask(
        () -> {
          WritableImage seen = node.snapshot(null, null);
          return IntStream.range(0, (int) seen.getHeight())
              .mapToObj(y -> seen.getPixelReader().getArgb(1, y))
              .toList();
        });
  }

  private static <P extends Position> GameSetup<P> twoRounds(GameKit<P> kit) {
    SeatSetup human = new SeatSetup.Human();
    return new GameSetup<>(
        kit, kit.game().newPosition(1), List.of(human, human), new MatchTerms(2, false, List.of()));
  }

  private static void tabTo(Driver app, String query) {
    for (int i = 0; i < 20 && !app.node(query).isFocused(); i++) {
      app.keys(KeyCode.TAB);
    }
    assertThat(app.node(query).isFocused()).isTrue();
  }

  @Test
  void aMattixLayoutIsChangedWithTheMouseAndWhatIsWrongIsSaid() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("mattix-4", List.of("", ""), 1);
      String before = app.position();
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.clickOn("#arrange-clear");
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo("Not a position yet: there is no cross (x) on the board");
      app.clickOn(".arrange-board #cell-b2");
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo("The game would be over: Every tile is taken, so the game ends.");
      app.clickOn("#piece-4");
      app.clickOn(".arrange-board #cell-d2");
      app.clickOn(".arrange-board #cell-d3");
      app.clickOn(".arrange-board #cell-d4");
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo("Not a position yet: too many tiles with 3; the 4×4 set has 2");
      app.clickOn(".arrange-board #cell-d4");
      app.interact(
          () -> app.window().settings().set(Setting.LANGUAGE, Setting.LanguageChoice.JAPANESE));
      assertThat(app.words(".arrange-panel .title")).isEqualTo("局面を作る");
      assertThat(app.node(".arrange-board #cell-d2").getAccessibleText()).isEqualTo("d2、3 のタイル");
      assertThat(app.position()).as("until it is played from").isEqualTo(before);
      app.clickOn("#arrange-play");
      assertThat(app.position()).isEqualTo(".,.,.,./.,x,.,3/.,.,.,3/.,.,.,. r 0:0");
    }
  }

  @Test
  void aCycleIsRiddenWithTheMouseAndThePositionPlayedFrom() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("tron-2", List.of("", ""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.clickOn("#arrange-clear");
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo(
              "Not a position yet: the circle needs a head (A) or must be among those that are"
                  + " out");
      app.write("a1");
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.clickOn("#piece-2");
      app.drag(".arrange-board .canvas-board", 100, 0);
      app.clickOn("#piece-4");
      app.clickOn(".arrange-board .canvas-board");
      assertThat(app.words("#arrange-mistake")).isEmpty();
      app.clickOn("#arrange-play");
      assertThat(app.position()).matches("[./]+Ba+A[./]+ 1 -");
    }
  }

  @Test
  void theTurnsLeftOfAMazeAreFilledIn() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.start("maze-5x5x3", List.of(""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.clickOn("#arrange-clear");
      app.clickOn(".arrange-board #cell-b2");
      assertThat(app.words("#arrange-mistake")).isEqualTo("Nothing can be placed on b2: wall");
      app.clickOn("#piece-10");
      app.clickOn(".arrange-board #cell-a1");
      app.interact(() -> app.lookup("#entry-0").queryAs(TextField.class).setText("4"));
      assertThat(app.words("#arrange-mistake"))
          .isEqualTo("Not a position yet: the turns left are a number from 0 to 3, not 4");
      app.interact(() -> app.lookup("#entry-0").queryAs(TextField.class).setText("2"));
      app.clickOn("#arrange-play");
      assertThat(app.position()).isEqualTo("@..../.#.#./...../.#.#./..... 2 0");
    }
  }

  @Test
  void playEndsAStrokeThatIsBeingDrawn() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.clickOn("#arrange-clear");
      app.clickOn("#piece-1");
      app.clickOn(".arrange-board #cell-b2");
      app.clickOn("#piece-4");
      app.clickOn(".arrange-board #cell-d2");
      app.clickOn(".arrange-board #cell-d3");
      app.interact(
          () -> {
            press(app.node(".arrange-board #cell-d3"));
            app.lookup("#arrange-play").queryButton().fire();
          });
      assertThat(app.position()).isEqualTo(".,.,.,./.,x,.,3/.,.,.,./.,.,.,. r 0:0");
    }
  }

  private static void press(Node cell) {
    Bounds bounds = cell.localToScene(cell.getLayoutBounds());
    double x = bounds.getCenterX();
    double y = bounds.getCenterY();
    MouseButton left = MouseButton.PRIMARY;
    Event.fireEvent(
        cell,
        new MouseEvent(
            MouseEvent.MOUSE_PRESSED,
            x,
            y,
            x,
            y,
            left,
            1,
            false,
            false,
            false,
            false,
            true,
            false,
            false,
            true,
            false,
            false,
            null));
  }

  @Test
  void theCrossAboveTheFormPutsItAway() throws TimeoutException {
    try (Driver app = Driver.open()) {
      String before = app.position();
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.clickOn(".arrange-panel .icon-button");
      assertThat(app.lookup(".arrange-panel").tryQuery()).isEmpty();
      assertThat(app.position()).isEqualTo(before);
    }
  }

  @Test
  void escLeavesTheGameAsItWas() throws TimeoutException {
    try (Driver app = Driver.open()) {
      String before = app.position();
      app.keys(KeyCode.CONTROL, KeyCode.P);
      app.keys(KeyCode.ENTER);
      app.keys(KeyCode.ESCAPE);
      assertThat(app.lookup(".arrange-panel").tryQuery()).isEmpty();
      assertThat(app.position()).isEqualTo(before);
      Node focused = app.stage().getScene().getFocusOwner();
      assertThat(focused.getStyleClass()).contains("board-cell");
    }
  }
}
