package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Parent;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.store.FakeDisk;

/** The app on a disk without room. */
final class FullDiskTest {
  @TempDir private Path folder = Path.of("");
  private final FakeDisk disk = new FakeDisk();

  private void playOnWithoutRoom(Driver app) throws TimeoutException {
    app.start("mattix-4", List.of("", ""), 1);
    app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
    disk.setRoom(0);
    app.write(app.firstMove());
    app.await(
        () ->
            app.node(".standing-warning").isVisible()
                && app.words(".standing-warning .label").contains("the game on the board"));
  }

  private static boolean isAsked(Driver app) {
    return app.lookup(".question").tryQuery().isPresent();
  }

  @Test
  void aWarningStandsUntilAllIsSaved() throws TimeoutException {
    try (Driver app = Driver.open(folder, disk)) {
      playOnWithoutRoom(app);
      assertThat(app.words(".standing-warning .label"))
          .startsWith("Not saved yet: the game on the board")
          .contains("The disk that holds ");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      assertThat(app.node(".standing-warning").isVisible()).isTrue();
      disk.setRoom(Long.MAX_VALUE);
      app.await(() -> !app.node(".standing-warning").isVisible());
      assertThat(app.words(".notice-bar .label"))
          .isEqualTo("Saving works again; everything is saved.");
      app.keys(KeyCode.CONTROL, KeyCode.Q);
      app.await(app::isLeft);
    }
  }

  @Test
  void whatTheSystemSaysIsCopiedAndNotRead() throws TimeoutException {
    try (Driver app = Driver.open(folder, disk)) {
      app.start("mattix-4", List.of("", ""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      disk.refusal = "EIO 4711";
      disk.isStuck = true;
      app.write(app.firstMove());
      app.await(() -> app.node(".standing-warning").isVisible());
      assertThat(app.words(".standing-warning .label"))
          .startsWith("Not saved yet: the game on the board")
          .doesNotContain("EIO", "Exception");
      assertThat(app.node(".standing-warning .copy-details").isVisible()).isTrue();
      app.clickOn(".standing-warning .copy-details");
      assertThat(Hands.ask(() -> Clipboard.getSystemClipboard().getString()))
          .contains("EIO 4711", "os.name");
      app.interact(() -> app.window().report(new IllegalStateException("EIO again")));
      assertThat(app.words(".notice-bar .label")).doesNotContain("EIO");
      app.interact(() -> assertThat(Legible.faults(app.stage().getScene().getRoot())).isEmpty());
      app.clickOn(".notice-bar .copy-details");
      assertThat(Hands.ask(() -> Clipboard.getSystemClipboard().getString())).contains("EIO again");
      app.keys(KeyCode.CONTROL, KeyCode.Q);
      app.await(() -> isAsked(app));
      assertThat(app.node(".question .copy-details").isVisible()).isTrue();
      app.clickOn("#leave-quit");
    }
  }

  @Test
  void leavingAsksWhileSomethingIsNotSaved() throws TimeoutException {
    try (Driver app = Driver.open(folder, disk)) {
      playOnWithoutRoom(app);
      app.keys(KeyCode.CONTROL, KeyCode.Q);
      app.await(() -> isAsked(app));
      assertThat(app.node("#leave-stay").isFocused()).isTrue();
      app.interact(
          () -> {
            Parent root = app.stage().getScene().getRoot();
            assertThat(Legible.faults(root)).isEmpty();
            assertThat(Speaking.faults(root)).isEmpty();
            assertThat(Fitting.faults(root)).isEmpty();
          });
      app.keys(KeyCode.ESCAPE);
      assertThat(isAsked(app)).isFalse();
      app.interact(
          () ->
              app.stage()
                  .fireEvent(new WindowEvent(app.stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
      app.await(() -> isAsked(app));
      assertThat(app.stage().isShowing()).isTrue();
      assertThat(app.isLeft()).isFalse();
      app.clickOn("#leave-quit");
      assertThat(app.isLeft()).isTrue();
    }
  }

  /** Something done with the app. */
  private interface Use {
    void of(Driver app) throws TimeoutException;
  }

  /** Has a move made and the app asked to end while the disk does not answer. */
  private void leaveWithoutAnswer(Use then) throws TimeoutException {
    try (Driver app = Driver.open(folder, disk)) {
      app.start("mattix-4", List.of("", ""), 1);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      disk.hang();
      try {
        app.write(app.firstMove());
        app.losePatience();
        app.await(() -> app.node(".standing-warning").isVisible());
        assertThat(app.words(".standing-warning .label")).contains("is not responding");
        app.keys(KeyCode.CONTROL, KeyCode.Q);
        app.losePatience();
        app.await(() -> isAsked(app));
        then.of(app);
      } finally {
        disk.answer();
      }
    }
  }

  @Test
  void aDiskThatDoesNotAnswerIsToldAndNoHindranceToLeaving() throws TimeoutException {
    leaveWithoutAnswer(
        app -> {
          assertThat(app.words("#leave-what"))
              .isEqualTo("Not saved yet: the game on the board. The disk is not responding.");
          app.clickOn("#leave-quit");
          assertThat(app.isLeft()).isTrue();
        });
  }

  @Test
  void leavingWaitsNoLongerThanTheDisk() throws TimeoutException {
    leaveWithoutAnswer(
        app -> {
          disk.answer();
          app.await(app::isLeft);
        });
  }

  @Test
  void whoStaysIsNotLeftLater() throws TimeoutException {
    leaveWithoutAnswer(
        app -> {
          app.keys(KeyCode.ESCAPE);
          disk.answer();
          app.await(() -> !app.node(".standing-warning").isVisible());
          assertThat(app.words(".notice-bar .label"))
              .isEqualTo("Saving works again; everything is saved.");
          assertThat(app.isLeft()).isFalse();
        });
  }

  @Test
  void theGameCanBeSavedElsewhereInstead() throws TimeoutException {
    try (Driver app = Driver.open(folder, disk)) {
      playOnWithoutRoom(app);
      app.keys(KeyCode.CONTROL, KeyCode.Q);
      app.await(() -> isAsked(app));
      Path elsewhere = folder.resolve("mine.ykr");
      app.pick(elsewhere);
      disk.setRoom(10_000);
      app.clickOn("#leave-save");
      app.await(() -> Files.exists(elsewhere) && !isAsked(app));
    }
  }

  @Test
  void gamesThatFoundNoRoomAreInTheLibraryAllTheSame() throws TimeoutException {
    try (Driver app = Driver.open(folder, disk)) {
      playOnWithoutRoom(app);
      app.start("mattix-4", List.of("", ""), 2);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      TableView<?> table = app.lookup("#library-table").queryAs(TableView.class);
      app.await(() -> table.getItems().size() == 1);
      assertThat(table.getItems().getFirst().toString()).contains("not saved yet");
      app.keys(KeyCode.ENTER);
      app.await(() -> app.now().livePly() == 1);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT2);
      disk.setRoom(Long.MAX_VALUE);
      app.await(() -> !table.getItems().getFirst().toString().contains("not saved yet"));
    }
  }
}
