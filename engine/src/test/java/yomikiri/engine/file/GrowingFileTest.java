package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class GrowingFileTest {
  private static final String LINES = "one\n二\n\nfour\n";

  @TempDir private Path folder = Path.of("");

  private static List<String> whole(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    try (WholeLines reader = new WholeLines(file)) {
      for (Optional<String> line = reader.next(); line.isPresent(); line = reader.next()) {
        lines.add(line.get());
      }
    }
    return lines;
  }

  @Test
  void onlyWhatStandsBeforeTheLastLineBreakCounts() throws IOException {
    byte[] all = LINES.getBytes(StandardCharsets.UTF_8);
    Path file = folder.resolve("lines");
    for (int length = 0; length <= all.length; length++) {
      Files.write(file, Arrays.copyOf(all, length));
      String text = new String(all, 0, length, StandardCharsets.UTF_8);
      String counts = text.substring(0, text.lastIndexOf('\n') + 1);
      assertThat(whole(file)).containsExactlyElementsOf(counts.lines().toList());
      try (GrowingFile growing = GrowingFile.open(file, Disk.REAL)) {
        assertThat(growing.goOnWithLines(0)).isEqualTo(counts.lines().count());
        assertThat(Files.size(file)).as("nothing is taken away yet").isEqualTo(length);
        growing.add("new\n");
        growing.add("newer\n");
      }
      assertThat(Files.readString(file)).isEqualTo(counts + "new\nnewer\n");
    }
  }

  @Test
  void whereThereIsNoRoomForALineThoseBeforeStay() throws IOException {
    for (int room = 0; room < 30; room++) {
      Path file = Files.writeString(folder.resolve("lines"), "before\ntorn");
      try (GrowingFile growing =
          GrowingFile.open(file, new FailingDisk(FailingDisk.Step.ADD, room))) {
        growing.goOnWithLines(0);
        int added = 0;
        IOException full = null;
        while (full == null) {
          try {
            growing.add("line " + added + "\n");
            added++;
          } catch (IOException e) {
            full = e;
          }
        }
        assertThat(full).hasMessage("fails at ADD");
        assertThat(whole(file)).hasSize(1 + added).startsWith("before");
        assertThat(Files.readString(file)).endsWith("\n");
      }
    }
  }

  @Test
  void aKilledWriterLeavesLinesThatCanBeGoneOnWith() throws IOException {
    for (int steps = 0; steps < 12; steps++) {
      Path file = Files.writeString(folder.resolve("lines"), "before\ntorn");
      MortalDisk disk = new MortalDisk(steps);
      assertThatThrownBy(
              () -> {
                try (GrowingFile growing = GrowingFile.open(file, disk)) {
                  growing.goOnWithLines(0);
                  for (int i = 0; i < 9; i++) {
                    growing.add("line " + i + "\n");
                  }
                }
              })
          .isInstanceOf(IOException.class);
      List<String> found = whole(file);
      assertThat(found).first().isEqualTo("before");
      for (int i = 1; i < found.size(); i++) {
        assertThat(found.get(i)).isEqualTo("line " + (i - 1));
      }
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 1, unit = TimeUnit.MINUTES)
  void whatIsNoFileDoesNotGrow() throws Exception {
    for (Path place : List.of(Pipes.made(folder.resolve("pipe")), folder, Path.of("/dev/null"))) {
      assertThatThrownBy(() -> GrowingFile.claim(place, Disk.REAL))
          .isInstanceOf(NotAFileException.class);
    }
    assertThatThrownBy(() -> GrowingFile.claim(folder.resolve("none/file"), Disk.REAL))
        .satisfies(
            e ->
                assertThat(FileFault.of((IOException) e).unwritable("file"))
                    .isEqualTo("file: there is no such folder"));
  }
}
