package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.text.TestNotices.OVER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;
import yomikiri.app.store.Store.Unsaved;

/** Nothing keeps a save waiting but the disk itself, and if that does people are told. */
final class LateTest {
  private static final String LATE =
      "Saving has to wait because the disk is not responding."
          + " Nothing is lost while the app runs.";

  private static final String GAME = "[Game \"mattix-4\"]\n";

  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private final ByHand files = new ByHand();
  private final List<Unsaved> left = new ArrayList<>();

  @BeforeEach
  void place() {
    fixture = new StoreFixture(folder);
  }

  @Test
  void whatIsReadOrWrittenElsewhereKeepsNoSaveWaiting() throws IOException {
    Store store = fixture.open(new ByHand());
    Library library = store.library();
    library.keep("one.ykr", () -> GAME);
    Path file = Files.writeString(folder.resolve("other.ykr"), GAME);
    List<Object> answers = new ArrayList<>();
    library.<Object>list(games -> games, answers::add);
    library.<Object>open("one.ykr", record -> record, answers::add);
    library.importFrom(file, answers::add, answers::add);
    library.export("one.ykr", folder.resolve("copy.ykr"), answers::add);
    store.userFiles().open(file, answers::add);
    store.userFiles().save(file, FileKind.RECORD, () -> new byte[0], answers::add);
    store.tidy();
    fixture.passTime();
    store.autosave().save(() -> "the game on the board");
    assertThat(fixture.folders.boards().resolve("1.ykr")).hasContent("the game on the board");
    library.keep("two.ykr", () -> GAME);
    assertThat(fixture.folders.library().resolve("two.ykr")).hasContent(GAME);
    library.delete(List.of("two.ykr"), answers::add);
    assertThat(answers).as("but of what was deleted, none has come").hasSize(1);
  }

  @Test
  @Timeout(20)
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "such files are not made by name there")
  void aFileThatWouldNeverAnswerIsRefusedAtOnce() throws Exception {
    Path pipe = folder.resolve("pipe.ykr");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    List<Object> answers = new ArrayList<>();
    fixture.open(Runnable::run).userFiles().open(pipe, answers::add);
    assertThat(answers).singleElement().isInstanceOf(StoreResult.Failed.class);
  }

  @Test
  void aLateSaveIsToldUntilItIsDone() {
    Store store = fixture.openWith(files);
    store.autosave().save(() -> "one");
    files.run();
    fixture.losePatience();
    assertThat(fixture.notices.reported()).isEmpty();
    store.autosave().save(() -> "two");
    store.library().keep("one.ykr", () -> GAME);
    fixture.losePatience();
    assertThat(fixture.notices.reported()).containsExactly(LATE);
    files.run();
    assertThat(fixture.notices.reported())
        .containsExactly(LATE, OVER, "Saving works again; everything is saved.");
  }

  @Test
  void leavingIsToldWhatWouldBeLostEvenIfTheDiskNeverAnswers() {
    Store store = fixture.openWith(files);
    store.library().keep("one.ykr", () -> GAME);
    store.autosave().save(() -> "one");
    store.settle(left::add);
    assertThat(left).isEmpty();
    fixture.losePatience();
    assertThat(left)
        .containsExactly(new Unsaved(List.of(DataKind.BOARD, DataKind.LIBRARY), List.of(), true));
    assertThat(left.getLast().isMissed()).isTrue();
    files.run();
    assertThat(left).last().isEqualTo(new Unsaved(List.of(), List.of(), false));
    assertThat(left.getLast().isMissed()).isFalse();
  }

  @Test
  void leavingWaitsForFilesOfTheUser() {
    ByHand reading = new ByHand();
    Store store = fixture.open(reading);
    Path file = folder.resolve("mine.ykr");
    store.userFiles().save(file, FileKind.RECORD, () -> new byte[1], saved -> {});
    store.settle(left::add);
    assertThat(left).isEmpty();
    fixture.losePatience();
    assertThat(left).containsExactly(new Unsaved(List.of(), List.of(file), true));
    reading.run();
    assertThat(left).hasSize(2).last().isEqualTo(new Unsaved(List.of(), List.of(), false));
    assertThat(file).exists();
  }

  @Test
  void settingsAloneAreNotMissed() {
    assertThat(new Unsaved(List.of(DataKind.SETTINGS), List.of(), false).isMissed()).isFalse();
    assertThat(new Unsaved(List.of(DataKind.SETTINGS), List.of(), true).isMissed()).isTrue();
  }
}
