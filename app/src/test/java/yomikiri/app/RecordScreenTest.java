package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;

/** Opening, saving, copying and pasting on the real window. */
final class RecordScreenTest {
  @TempDir Path folder;

  private static void clipboard(Driver app, String text) {
    app.interact(
        () -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(text);
          Clipboard.getSystemClipboard().setContent(content);
        });
  }

  private static String clipboard(Driver app) {
    String[] text = new String[1];
    app.interact(() -> text[0] = copied());
    return text[0];
  }

  private static String copied() {
    return Clipboard.getSystemClipboard().getString();
  }

  private static String reported(Driver app) {
    return app.lookup(".notice-bar > .label").queryAs(Label.class).getText();
  }

  private static void playAMove(Driver app) throws TimeoutException {
    int ply = app.now().livePly();
    app.write(app.firstMove());
    app.await(() -> app.now().livePly() == ply + 2);
  }

  @Test
  void aGameIsSavedAndOpenedAgainByKeys() throws TimeoutException, IOException {
    Path file = folder.resolve("mine");
    try (Driver app = Driver.open()) {
      playAMove(app);
      String before = app.position();
      app.pick(file);
      app.keys(KeyCode.CONTROL, KeyCode.S);
      Path saved = folder.resolve("mine.ykr");
      app.await(() -> Files.exists(saved));
      app.await(() -> reported(app).contains("mine.ykr"));
      app.clickOn(".new-game > .label");
      app.clickOn("#start-game");
      app.await(() -> app.now().length() == 0);
      app.pick(saved);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT6); // from whatever screen
      app.keys(KeyCode.CONTROL, KeyCode.O);
      app.await(() -> app.now().livePly() == 2);
      assertThat(app.position()).isEqualTo(before);
      assertThat(app.now().board().playable()).isTrue();
    }
  }

  @Test
  void aPastedRecordTakesTheGamesPlaceAndTheGameCanBeBroughtBack() throws TimeoutException {
    try (Driver app = Driver.open()) {
      playAMove(app);
      String mine = app.position();
      clipboard(app, "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n\n1. b2 a1");
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(() -> app.now().board().kit().game().id().equals("tictactoe"));
      assertThat(app.now().livePly()).isEqualTo(2);
      app.clickOn(".notice-bar .undo");
      app.await(() -> app.position().equals(mine));
      clipboard(app, "o../.x./... x");
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(() -> app.position().equals("o../.x./... x"));
      app.keys(KeyCode.CONTROL, KeyCode.U);
      app.await(() -> app.position().equals(mine));
    }
  }

  private static final String SEVERAL =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]

      1. b2 a1

      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
      [Player1 "Grandmother"]
      [Player2 "perfect"]
      [Date "2026-11-20"]
      [Result "4:8"]
      [Termination "unterminated"]

      1. d3 d4

      [Game "tictactoe"]
      [Layout ".../.../... x"]

      1. b2 b2
      """;

  private static ListView<?> choice(Driver app) {
    return app.lookup("#choose-game").queryAs(ListView.class);
  }

  private static boolean isAsked(Driver app) {
    return app.lookup("#choose-game").tryQuery().isPresent();
  }

  @Test
  void ofAFileWithSeveralGamesOneIsChosenByKeys() throws TimeoutException, IOException {
    try (Driver app = Driver.open()) {
      playAMove(app);
      app.pick(Files.writeString(folder.resolve("several.ykr"), SEVERAL));
      app.keys(KeyCode.CONTROL, KeyCode.O);
      app.await(() -> isAsked(app));
      assertThat(choice(app).isFocused()).isTrue();
      assertThat(choice(app).getAccessibleText())
          .isEqualTo("Which game? several.ykr holds 3 games.");
      assertThat(app.lookup("#choose-game .list-cell").queryAllAs(Node.class))
          .extracting(Node::getAccessibleText)
          .contains("2. Mattix 4×4, Grandmother – Strongest, Unfinished, 2026-11-20");
      app.keys(KeyCode.DOWN);
      app.keys(KeyCode.ENTER);
      app.await(() -> app.position().equals("5,5,1,6/6,2,3,2/1,4,.,./3,7,7,x r 4:8"));
      assertThat(isAsked(app)).isFalse();
      app.await(() -> reported(app).startsWith("Opened: Mattix 4×4"));
    }
  }

  @Test
  void whereNoGameOfSeveralIsChosenNoneIsOpened() throws TimeoutException {
    try (Driver app = Driver.open()) {
      clipboard(app, SEVERAL);
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(() -> isAsked(app));
      Node open = app.lookup(".question .accent").queryAs(Node.class);
      assertThat(open.isDisabled()).isFalse();
      app.interact(() -> choice(app).getSelectionModel().clearSelection());
      assertThat(open.isDisabled()).isTrue();
      app.keys(KeyCode.ENTER);
      assertThat(isAsked(app)).isTrue();
      app.keys(KeyCode.DOWN);
      assertThat(open.isDisabled()).isFalse();
    }
  }

  @Test
  void aFaultyGameOfSeveralPastedIsExplainedAndTheGameStays() throws TimeoutException {
    try (Driver app = Driver.open()) {
      playAMove(app);
      String mine = app.position();
      clipboard(app, SEVERAL);
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(() -> isAsked(app));
      app.keys(KeyCode.ESCAPE);
      assertThat(isAsked(app)).isFalse();
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(() -> isAsked(app));
      app.keys(KeyCode.END);
      app.clickOn(".question .accent");
      app.await(
          () ->
              reported(app)
                  .contains("Game 3, line 19, column 7: move 2, b2, is not allowed there."));
      assertThat(app.position()).isEqualTo(mine);
    }
  }

  @Test
  void rubbishIsExplainedAndTheGameStays() throws TimeoutException, IOException {
    try (Driver app = Driver.open()) {
      playAMove(app);
      String mine = app.position();
      clipboard(app, "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n\n1. b2 b2");
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(
          () -> reported(app).contains("Line 4, column 7: move 2, b2, is not allowed there."));
      Path binary = folder.resolve("binary.ykr");
      Files.write(binary, new byte[] {(byte) 0xff, 0, 1, 2});
      app.pick(binary);
      app.keys(KeyCode.CONTROL, KeyCode.O);
      app.await(
          () ->
              reported(app)
                  .equals(
                      "binary.ykr cannot be read. Line 1, column 1: this is not text in UTF-8."));
      app.pick(folder);
      app.keys(KeyCode.CONTROL, KeyCode.O);
      app.await(() -> reported(app).contains(String.valueOf(folder.getFileName())));
      app.pick(folder.resolve("vanished.ykr"));
      app.keys(KeyCode.CONTROL, KeyCode.O);
      app.await(() -> reported(app).equals("vanished.ykr is no longer there."));
      assertThat(app.position()).isEqualTo(mine);
      assertThat(app.lookup(".notice-bar .undo").queryAllAs(Node.class)).noneMatch(Node::isVisible);
    }
  }

  @Test
  void whatIsCopiedCanBePasted() throws TimeoutException {
    try (Driver app = Driver.open()) {
      playAMove(app);
      String mine = app.position();
      app.keys(KeyCode.CONTROL, KeyCode.C);
      app.await(() -> copied().startsWith("[Game \"mattix-4\"]"));
      assertThat(clipboard(app)).contains("[Player1 \"human\"]");
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
      assertThat(clipboard(app)).isEqualTo(mine);
      app.keys(KeyCode.CONTROL, KeyCode.V);
      app.await(() -> app.now().length() == 0);
      assertThat(app.position()).isEqualTo(mine);
    }
  }

  @Test
  void whatWentWrongInTheAppIsToldInOneSentence() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.interact(() -> app.window().report(new IllegalStateException("no table")));
      assertThat(reported(app))
          .isEqualTo(
              "An unexpected error occurred in the app. If anything looks wrong, restart the app.");
      app.clickOn("#copy-details");
      assertThat(clipboard(app))
          .startsWith("Yomikiri\nos.name: ")
          .contains("java.lang.IllegalStateException: no table")
          .contains("at yomikiri.app.RecordScreenTest");
      app.interact(
          () -> app.notices().show(Notice.warning(Phrase.of("store.set-aside.board", "1.ykr"))));
      assertThat(app.node("#copy-details").isVisible()).as("of another sentence").isFalse();
    }
  }

  @Test
  void theAppReopensOnTheBoardItWasLeftOn() throws TimeoutException {
    String mine;
    try (Driver app = Driver.open(folder)) {
      playAMove(app);
      playAMove(app);
      app.keys(KeyCode.CONTROL, KeyCode.Z);
      mine = app.position();
    }
    try (Driver app = Driver.open(folder)) {
      assertThat(app.position()).isEqualTo(mine);
      assertThat(app.now().length()).isEqualTo(4);
      app.keys(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
      app.await(() -> app.now().livePly() == 4);
    }
  }
}
