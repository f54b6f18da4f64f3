package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
  @EnumSource
  void whateverFailsTheFileIsWhole(FailingDisk.Step step) throws IOException {
    Path file = Files.writeString(folder.resolve("game.ykr"), "old");
    WholeFile whole = new WholeFile(new FailingDisk(step, 100));
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
