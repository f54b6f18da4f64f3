package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class WholeFileTest {
  private static final String NEW = "新しい文\n";

  @TempDir private Path folder = Path.of("");

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  @Test
  void aFullDiskLeavesTheOldText() throws IOException {
    Path file = Files.writeString(folder.resolve("game.ykr"), "old");
    for (int room = 0; room <= 13; room++) {
      WholeFile whole = new WholeFile(new FailingDisk(FailingDisk.Step.WRITE, room));
      assertThatThrownBy(() -> whole.write(file, NEW)).isInstanceOf(IOException.class);
      assertThat(file).hasContent("old");
      assertThat(names()).containsExactly("game.ykr");
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ADD")
  void whateverFailsTheFileIsWhole(FailingDisk.Step step) throws IOException {
    Path file = Files.writeString(folder.resolve("game.ykr"), "old");
    WholeFile whole = new WholeFile(new FailingDisk(step, 5));
    assertThatThrownBy(() -> whole.write(file, NEW)).hasMessage("fails at " + step);
    assertThat(Files.readString(file)).isEqualTo(step == FailingDisk.Step.KEEP_NAMES ? NEW : "old");
    assertThat(names()).containsExactly("game.ykr");
  }

  @Test
  void theTextIsOnTheDiskBeforeItTakesTheFilesPlace() throws IOException {
    RecordingDisk disk = new RecordingDisk();
    new WholeFile(disk).write(folder.resolve("game.ykr"), NEW);
    assertThat(disk.steps())
        .containsExactly(
            "create .game.ykr.1.draft",
            "force .game.ykr.1.draft",
            "replace game.ykr by .game.ykr.1.draft",
            "keep names");
  }

  @Test
  void aLargeFileIsWrittenBitByBit() throws IOException {
    Path file = Files.writeString(folder.resolve("games.csv"), "old");
    try (Draft draft = new WholeFile(Disk.REAL).draft(file)) {
      for (int i = 0; i < 10_000; i++) {
        draft.write(NEW);
      }
      assertThat(file).hasContent("old");
      draft.finish();
    }
    assertThat(Files.readString(file)).isEqualTo(NEW.repeat(10_000));
    try (Draft draft = new WholeFile(Disk.REAL).draft(file)) {
      draft.write("never finished");
    }
    assertThat(Files.readString(file)).isEqualTo(NEW.repeat(10_000));
    assertThat(names()).containsExactly("games.csv");
  }

  @Test
  void draftsOfOthersAreNoHindrance() throws IOException {
    Files.writeString(folder.resolve(".game.ykr.1.draft"), "half");
    Files.writeString(folder.resolve(".game.ykr.2.draft"), "half");
    new WholeFile(Disk.REAL).write(folder.resolve("game.ykr"), NEW);
    assertThat(Files.readString(folder.resolve("game.ykr"))).isEqualTo(NEW);
    assertThat(names()).containsExactly(".game.ykr.1.draft", ".game.ykr.2.draft", "game.ykr");
  }

  @Test
  void aNameMayBeAsLongAsTheDiskLetsIt() throws IOException {
    WholeFile whole = new WholeFile(Disk.REAL);
    for (String name : List.of("a".repeat(255), "読".repeat(85), "😀".repeat(63))) {
      Path file = folder.resolve(name);
      whole.write(file, "old");
      whole.write(file, NEW);
      assertThat(Files.readString(file)).isEqualTo(NEW);
    }
    assertThat(names()).hasSize(3);
    Path tooLong = folder.resolve("a".repeat(256));
    assertThatThrownBy(() -> whole.draft(tooLong)).isInstanceOf(FileSystemException.class);
    assertThat(names()).hasSize(3);
  }

  @Test
  void aLinkStaysALinkWhereverItLeads() throws IOException {
    WholeFile whole = new WholeFile(Disk.REAL);
    Path real = Files.createDirectory(folder.resolve("sub")).resolve("real");
    Path far = Files.createSymbolicLink(folder.resolve("sub/far"), Path.of("real"));
    Path near = Files.createSymbolicLink(folder.resolve("near"), Path.of("sub/far"));
    for (String text : List.of("first", "second")) { // to nothing at first
      whole.write(near, text);
      assertThat(near).isSymbolicLink();
      assertThat(far).isSymbolicLink();
      assertThat(real).hasContent(text).isRegularFile();
    }
    Path round = Files.createSymbolicLink(folder.resolve("round"), Path.of("round"));
    assertThatThrownBy(() -> whole.draft(round)).isInstanceOf(FileSystemException.class);
  }

  @Test
  void onlyFilesAreReplaced() throws IOException {
    WholeFile whole = new WholeFile(Disk.REAL);
    assertThatThrownBy(() -> whole.write(folder, NEW)).isInstanceOf(NotAFileException.class);
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    assertThatThrownBy(() -> whole.write(link, NEW)).isInstanceOf(NotAFileException.class);
    assertThatThrownBy(() -> whole.write(folder.resolve("none/file"), NEW))
        .isInstanceOf(NoSuchFileException.class);
    assertThat(names()).containsExactly("link");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 1, unit = TimeUnit.MINUTES)
  void pipesAndDevicesStayWhatTheyAre() throws Exception {
    WholeFile whole = new WholeFile(Disk.REAL);
    Path pipe = Pipes.made(folder.resolve("pipe"));
    for (Path place : List.of(pipe, Path.of("/dev/null"))) {
      assertThatThrownBy(() -> whole.write(place, NEW)).isInstanceOf(NotAFileException.class);
    }
    assertThat(names()).containsExactly("pipe");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whoMayReadAndWriteStaysTheSame() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "old");
    for (String rights : List.of("rw-------", "rw-rw-r--", "rwxrw-rw-")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
      try (Draft draft = new WholeFile(Disk.REAL).draft(file)) {
        assertThat(rights(folder.resolve(".file.1.draft"))).isEqualTo(rights);
        draft.finish();
      }
      assertThat(rights(file)).isEqualTo(rights);
    }
  }

  private static String rights(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void whatMayNotBeWrittenIsNotReplaced() throws IOException {
    Disk locked =
        new OrdinaryDisk() {
          @Override
          public boolean mayWrite(Path file) {
            return false;
          }
        };
    Path file = folder.resolve("file");
    new WholeFile(locked).write(file, "new");
    assertThatThrownBy(() -> new WholeFile(locked).draft(file))
        .isInstanceOf(AccessDeniedException.class);
    assertThat(file).hasContent("new");
    assertThat(names()).containsExactly("file");
  }

  @Test
  void twoNamesOfOneFileAreSeen() throws IOException {
    Path file = folder.resolve("file"); // not there yet
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));
    Path sub = Files.createDirectory(folder.resolve("sub"));
    Path same = Files.createSymbolicLink(folder.resolve("same"), folder);
    List<Path> names =
        List.of(link, folder.resolve("./file"), sub.resolve("../file"), same.resolve("file"));
    for (String text : List.of("", "x")) {
      for (Path name : names) {
        assertThat(WholeFile.areOne(file, name)).as("%s %s", name, text).isTrue();
      }
      assertThat(WholeFile.areOne(file, folder.resolve("other"))).isFalse();
      assertThat(WholeFile.areOne(file, sub.resolve("file"))).isFalse();
      Files.writeString(file, text);
    }
  }

  @Test
  void whatAKilledWriterLeftGoesWithTheNextWriting() throws IOException {
    Path left = Files.writeString(folder.resolve(".game.ykr.1.draft"), "half");
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(90)));
    new WholeFile(Disk.REAL).write(folder.resolve("game.ykr"), NEW);
    assertThat(names()).containsExactly("game.ykr");
  }

  @Test
  void aDraftIsItsWritersHoweverLongThatTakes() throws IOException {
    WholeFile whole = new WholeFile(Disk.REAL);
    Path file = folder.resolve("game.ykr");
    try (Draft slow = whole.draft(file)) {
      slow.write(NEW);
      FileTime longAgo = FileTime.from(Instant.now().minusSeconds(3600));
      Files.setLastModifiedTime(folder.resolve(".game.ykr.1.draft"), longAgo);
      whole.write(file, "quick");
      WholeFile.sweep(folder, Instant.now());
      assertThat(file).hasContent("quick");
      slow.finish();
    }
    assertThat(Files.readString(file)).isEqualTo(NEW);
    assertThat(names()).containsExactly("game.ykr");
  }

  @Test
  void sweepingTakesOnlyDraftsLeftBehind() throws IOException {
    Instant now = Instant.parse("2026-11-20T16:31:00Z");
    for (String name : List.of(".a.1.draft", ".b.1.draft", "c.draft", ".d")) {
      Files.writeString(folder.resolve(name), "x");
      Files.setLastModifiedTime(folder.resolve(name), FileTime.from(now.minusSeconds(61)));
    }
    Files.setLastModifiedTime(folder.resolve(".b.1.draft"), FileTime.from(now.minusSeconds(59)));
    WholeFile.sweep(folder, now);
    assertThat(names()).containsExactly(".b.1.draft", ".d", "c.draft");
    WholeFile.sweep(folder.resolve("none"), now);
  }
}
