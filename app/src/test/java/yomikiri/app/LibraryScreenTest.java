package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.TextAlignment;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library as people use it. */
final class LibraryScreenTest {
  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void twoGames() throws IOException {
    Path games = Files.createDirectories(Driver.games(folder));
    Files.writeString(
        games.resolve("20260102-100000-aaaa.ykr"),
        """
        [Game "tictactoe"]
        [Layout ".../.../... x"]
        [Player1 "human"]
        [Player2 "human"]
        [Result "1:0"]
        [Termination "normal"]
        [Moves "5"]

        1. a1 b1 2. a2 b2 3. a3
        """);
    Files.writeString(
        games.resolve("20260101-100000-bbbb.ykr"),
        """
        [Game "mattix-4"]
        [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
        [Result "4:7"]
        [Termination "unterminated"]
        [Moves "2"]

        1. b3 b4
        """);
  }

  private static TableView<?> table(Driver app) {
    return app.lookup("#library-table").queryAs(TableView.class);
  }

  private static Driver library(Path folder) throws TimeoutException {
    Driver app = Driver.open(folder);
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
    app.await(() -> table(app).getItems().size() == 2);
    return app;
  }

  private static boolean isMattix(Driver app) {
    return app.now().board().kit().game().id().equals("mattix-4");
  }

  @Test
  void anUnfinishedGameIsChosenAndGoesOnByKeysAlone() throws TimeoutException {
    try (Driver app = library(folder)) {
      assertThat(table(app).isFocused()).isTrue();
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.ENTER);
      app.await(() -> isMattix(app) && app.now().livePly() == 2);
      app.await(() -> app.lookup("#cell-a1").tryQuery().isPresent());
      assertThat(app.now().board().playable()).isTrue();
    }
  }

  @Test
  void theScreenStaysWhenAGameIsPutOnTheBoardByNobodyWhoAskedToSeeIt() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.interact(() -> app.window().game().newGame(app.now().shown().setup()));
      assertThat(app.lookup("#library-table").tryQuery()).isPresent();
      app.keys(KeyCode.ENTER);
      app.await(() -> app.lookup(".board-cell").tryQuery().isPresent());
    }
  }

  @Test
  void aClickBesideTheCardLosesNothingOfWhatIsTypedOnIt() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.CONTROL, KeyCode.T);
      app.await(() -> app.node("#library-note-name").isFocused());
      app.write("my game");
      app.clickOn(app.node(".veil").localToScreen(5, 5));
      assertThat(app.lookup("#library-note-name").queryTextInputControl().getText())
          .isEqualTo("my game");
      app.clickOn("#library-note-save");
      app.await(() -> app.lookup("#library-note-name").tryQuery().isEmpty());
    }
  }

  @Test
  void aFinishedGameIsLookedThroughByKeysAsSoonAsItIsOpen() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.interact(() -> app.node(".side-panel > .tab-pane").requestFocus());
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      app.await(() -> table(app).getItems().size() == 2);
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().shownPly() == 5);
      assertThat(app.lookup(".board-cell").queryAllAs(Node.class))
          .anyMatch(
              cell ->
                  cell.isFocused()
                      && cell.getPseudoClassStates().contains(PseudoClass.getPseudoClass("keyed")));
      app.keys(KeyCode.LEFT);
      assertThat(app.now().shownPly()).isEqualTo(4);
    }
  }

  @Test
  void enterStillOpensAGameAfterHelpWasShown() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.F1);
      app.keys(KeyCode.ENTER);
      assertThat(app.lookup(".help-card").tryQuery()).isEmpty();
      assertThat(table(app).isFocused()).isTrue();
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.CONTROL, KeyCode.C);
      app.await(() -> Clipboard.getSystemClipboard().getString().startsWith("[Game \"mattix-4\"]"));
      app.keys(KeyCode.ENTER);
      app.await(() -> isMattix(app) && app.now().livePly() == 2);
    }
  }

  @Test
  void columnsAreSortedByTheirDigitAndStaySo() throws TimeoutException {
    try (Driver app = library(folder)) {
      List<Object> newestFirst = List.copyOf(table(app).getItems());
      Object chosen = table(app).getSelectionModel().getSelectedItem();
      app.keys(KeyCode.DIGIT5);
      assertThat(table(app).getItems()).isEqualTo(newestFirst.reversed());
      assertThat(table(app).getSelectionModel().getSelectedItem()).isEqualTo(chosen);
      app.keys(KeyCode.DIGIT5);
      assertThat(table(app).getItems()).isEqualTo(newestFirst);
      app.keys(KeyCode.DIGIT5);
      assertThat(table(app).getSortOrder()).isEmpty();
      app.keys(KeyCode.DIGIT4);
      assertThat(table(app).getItems()).as("2 moves, then 5").isEqualTo(newestFirst.reversed());
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      app.await(() -> table(app).getItems().equals(newestFirst.reversed()));
      assertThat(table(app).getSortOrder()).hasSize(1);
    }
  }

  @Test
  void aFinishedGameIsOpenedByDoubleClickAndReplayed() throws TimeoutException {
    try (Driver app = library(folder)) {
      Node row =
          app.lookup(".table-row-cell")
              .match(node -> node instanceof TableRow<?> line && line.getIndex() == 0)
              .query();
      assertThat(row.getAccessibleText())
          .isEqualTo("Tic-tac-toe, Player 1 – Player 2, Player 1 won, 5, 2026-01-02 10:00");
      app.doubleClickOn(row);
      app.await(() -> app.now().length() == 5);
      app.await(() -> app.lookup(".result-headline").tryQuery().isPresent());
      app.keys(KeyCode.ALT, KeyCode.HOME);
      app.await(() -> app.now().shownPly() == 0);
    }
  }

  @Test
  void aFinishedGameIsOpenedOverAFinishedOneOfAnotherGame() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.watch("mattix-4", "normal");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      app.await(() -> table(app).getItems().size() == 3);
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().length() == 5);
      app.await(() -> app.words(".result-headline").equals("Player 1 wins"));
    }
  }

  @Test
  void aDeletedGameIsBroughtBackByKeysAndByMouse() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.DELETE);
      app.await(() -> table(app).getItems().size() == 1);
      assertThat(Driver.games(folder).resolve("20260102-100000-aaaa.ykr")).doesNotExist();
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> table(app).getItems().size() == 2);
      assertThat(Driver.games(folder).resolve("20260102-100000-aaaa.ykr")).exists();
      app.keys(KeyCode.DELETE);
      app.await(() -> table(app).getItems().size() == 1);
      app.clickOn(".notice-bar .undo");
      app.await(() -> table(app).getItems().size() == 2);
    }
  }

  @Test
  void severalGamesAreDeletedAtOnceByKeys() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.SHIFT, KeyCode.DOWN);
      app.keys(KeyCode.DELETE);
      app.await(() -> table(app).getItems().isEmpty());
      app.await(() -> app.words(".notice-bar .label").equals("Deleted: 2 games"));
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> table(app).getItems().size() == 2);
      app.keys(KeyCode.CONTROL, KeyCode.A);
      app.keys(KeyCode.DELETE);
      app.await(() -> table(app).getItems().isEmpty());
    }
  }

  @Test
  void whatIsSaidInPlaceOfGamesStandsInTheMiddle() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.SHIFT, KeyCode.DOWN);
      app.keys(KeyCode.DELETE);
      app.await(() -> app.words(".library-nothing").startsWith("No games yet. "));
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> table(app).getItems().size() == 2);
      app.interact(() -> app.lookup("#library-search").queryTextInputControl().setText("nobody"));
      app.await(() -> app.words(".library-nothing").equals("No game matches."));
      Driver.settle();
      assertThat(middle(app.node(".library-nothing > .text")))
          .isCloseTo(middle(app.node("#library-table")), within(2.0));
      app.clickOn("#library-search .ikonli-font-icon");
      app.await(() -> table(app).getItems().size() == 2);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
      Label none = app.lookup("#trainings .placeholder > .label").queryAs(Label.class);
      assertThat(none.getAlignment()).isEqualTo(Pos.CENTER);
      assertThat(none.getTextAlignment()).isEqualTo(TextAlignment.CENTER);
    }
  }

  private static double middle(Node node) {
    return node.localToScene(node.getLayoutBounds()).getCenterX();
  }

  @Test
  void everyDeletionIsUndoneTheLastFirstAndWhatIsBackIsChosen() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.DELETE);
      app.await(() -> table(app).getItems().size() == 1);
      app.keys(KeyCode.DELETE);
      app.await(() -> table(app).getItems().isEmpty());
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.await(() -> table(app).getItems().size() == 1);
      assertThat(app.words(".notice-bar .label")).startsWith("Back in the library: Mattix");
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      app.await(() -> table(app).getItems().size() == 2);
      assertThat(table(app).getSelectionModel().getSelectedIndex()).isZero();
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      assertThat(table(app).getItems()).hasSize(2);
    }
  }

  @Test
  void typingSearches() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.F);
      app.write("mattix");
      app.await(() -> table(app).getItems().size() == 1);
      app.keys(KeyCode.ENTER);
      app.await(() -> isMattix(app) && app.now().livePly() == 2);
    }
  }

  @Test
  void aCopyIsSavedWhereItIsWanted() throws TimeoutException {
    try (Driver app = library(folder)) {
      Path copy = folder.resolve("copy.ykr");
      app.pick(copy);
      app.clickOn("Save a copy...");
      app.await(() -> Files.exists(copy));
      assertThat(copy)
          .hasSameTextualContentAs(Driver.games(folder).resolve("20260102-100000-aaaa.ykr"));
    }
  }

  private Path threeGames() throws IOException {
    String game = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n\n1. a1 b2\n\n";
    return Files.writeString(folder.resolve("three.ykr"), game + game.replace("b2", "a1") + game);
  }

  @Test
  void allGamesOfAFileAreImportedAndTakenOutAgainByKeys() throws TimeoutException, IOException {
    try (Driver app = library(folder)) {
      app.pick(threeGames());
      app.keys(KeyCode.CONTROL, KeyCode.I);
      app.await(() -> table(app).getItems().size() == 4);
      app.await(
          () ->
              app.words(".notice-bar .label")
                  .equals(
                      "Imported: 2 games. Left out: 1."
                          + " Game 2, line 9, column 7: move 2, a1, is not allowed there."));
      assertThat(table(app).getSelectionModel().getSelectedIndex()).isZero();
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> table(app).getItems().size() == 2);
    }
  }

  @Test
  void whyNothingIsImportedIsTold() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.pick(folder.resolve("none.ykr"));
      app.clickOn("Import...");
      app.await(() -> app.words(".notice-bar .label").equals("none.ykr is no longer there."));
      assertThat(table(app).getItems()).hasSize(2);
    }
  }

  @Test
  void aFinishedGameComesHereByItself() throws TimeoutException {
    try (Driver app = library(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      while (!app.isOver()) {
        int ply = app.now().livePly();
        app.write(app.firstMove());
        app.await(() -> app.now().livePly() > ply);
        app.await(() -> app.now().board().playable() || app.isOver());
      }
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      app.await(() -> table(app).getItems().size() == 3);
    }
  }

  @Test
  void theAppReopensOnTheBoardIfItWasLeftInTheLibrary() throws TimeoutException {
    try (Driver app = library(folder)) {
      assertThat(table(app).isVisible()).isTrue();
    }
    try (Driver app = Driver.open(folder)) {
      assertThat(app.lookup("#library-table").tryQuery()).isEmpty();
      assertThat(app.lookup("#cell-a1").tryQuery()).isPresent();
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      app.await(() -> table(app).getItems().size() == 2);
    }
    try (Driver app = Driver.open(folder)) {
      app.await(() -> app.lookup(".lab").tryQuery().isPresent());
    }
  }

  @Test
  void aGameIsNamedNotedAndStarredByKeys() throws TimeoutException, IOException {
    Path file = Driver.games(folder).resolve("20260102-100000-aaaa.ykr");
    try (Driver app = library(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.T);
      app.write("not this");
      app.keys(KeyCode.ESCAPE);
      assertThat(table(app).isFocused()).isTrue();
      app.keys(KeyCode.CONTROL, KeyCode.T);
      app.write("Under the tree");
      app.keys(KeyCode.TAB);
      app.write("The corner lost it");
      app.keys(KeyCode.CONTROL, KeyCode.ENTER);
      app.await(
          () ->
              app.words(".notice-bar .label")
                  .equals(
                      "Saved: name and note of Under the tree (Tic-tac-toe), 2026-01-02 10:00"));
      assertThat(app.words("#library-preview-note")).isEqualTo("The corner lost it");
      app.keys(KeyCode.CONTROL, KeyCode.B);
      app.await(() -> app.lookup(".star:starred").tryQuery().isPresent());
      app.clickOn("#library-starred");
      app.await(() -> table(app).getItems().size() == 1);
      app.clickOn(".table-cell.star:starred");
      app.await(() -> table(app).getItems().isEmpty());
      assertThat(file).content().contains("[Title \"Under the tree\"]").doesNotContain("Starred");
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> table(app).getItems().size() == 1);
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> table(app).getItems().isEmpty());
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> !text(file).contains("Title"));
      assertThat(file).content().doesNotContain("Note");
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
