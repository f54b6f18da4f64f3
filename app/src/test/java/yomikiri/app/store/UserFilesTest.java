package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.store.LibraryTest.GAME;
import static yomikiri.app.store.LibraryTest.done;
import static yomikiri.app.store.LibraryTest.fault;
import static yomikiri.app.store.LibraryTest.outcome;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.text.Faults;

/** Files that people choose themselves, outside the app's own folders. */
final class UserFilesTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void theUsersOwnFilesAreWrittenWholeAndRead() throws IOException {
    Path file = folder.resolve("mine.ykr");
    StoreFixture fixture = new StoreFixture(folder);
    UserFiles files = fixture.open().userFiles();
    assertThat(done(saved(files, file, GAME))).isEqualTo(file);
    assertThat(done(LibraryTest.<OpenedFile>outcome(then -> files.open(file, then))))
        .isInstanceOfSatisfying(
            OpenedFile.One.class, one -> assertThat(one.record().text()).isEqualTo(GAME));
    fixture.disk.isStuck = true;
    assertThat(fault(saved(files, file, "new"))).isEqualTo(Faults.of("not-allowed", file));
    assertThat(Files.readString(file)).isEqualTo(GAME);
    assertThat(fault(LibraryTest.<OpenedFile>outcome(then -> files.open(folder, then))))
        .isEqualTo(Faults.of("not-a-file", folder));
  }

  @Test
  void aNameWithoutAnEndingReplacesNoFileThatHasIt() throws IOException {
    Path other = folder.resolve("game.ykr");
    Files.writeString(other, "another game");
    UserFiles files = new StoreFixture(folder).open().userFiles();
    Path typed = folder.resolve("game");
    assertThat(done(saved(files, typed, GAME))).isEqualTo(typed);
    assertThat(other).hasContent("another game");
    assertThat(done(saved(files, folder.resolve("mine"), GAME)))
        .isEqualTo(folder.resolve("mine.ykr"));
  }

  @Test
  void aFolderThatIsGoneIsNamed() {
    UserFiles files = new StoreFixture(folder).open().userFiles();
    Path gone = folder.resolve("gone");
    assertThat(fault(saved(files, gone.resolve("further").resolve("game.ykr"), GAME)))
        .isEqualTo(Faults.of("gone", gone));
  }

  private static StoreResult<Path> saved(UserFiles files, Path file, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return outcome(then -> files.save(file, FileKind.RECORD, () -> bytes, then));
  }
}
