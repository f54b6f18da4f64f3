package yomikiri.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.NewFiles.NewFile;

final class NewFilesTest {
  private static final List<NewFile> THREE =
      Stream.of("a", "b", "c")
          .map(name -> new NewFile(name, ("content of " + name).getBytes(StandardCharsets.UTF_8)))
          .toList();

  @TempDir private Path folder = Path.of("");

  private Set<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      Set<String> names = new HashSet<>();
      files.forEach(file -> names.add(String.valueOf(file.getFileName())));
      return names;
    }
  }

  private void assertWhole(String... names) {
    for (String name : names) {
      assertThat(folder.resolve(name)).hasContent("content of " + name);
    }
  }

  private static void settleLeft(NewFiles files, Set<String> deleted) throws IOException {
    for (NewFiles.Batch batch : files.left(deleted)) {
      batch.settle();
    }
  }

  /** Takes them as far as they get before the process is killed; whether that was the end. */
  private boolean isWritten(MortalDisk disk) throws IOException {
    NewFiles.Batch batch = null;
    try {
      batch = new NewFiles(disk, folder).begin("batch", THREE);
      for (NewFile file : THREE) {
        batch.place(file.name());
      }
      batch.settle();
      return true;
    } catch (IOException killed) {
      return false;
    } finally {
      if (batch != null) {
        batch.close(); // as the system lets go of its locks
      }
    }
  }

  @Test
  void killedAtAnyStepABatchIsThereWhollyOrNotAtAllOnceItIsMadeGood() throws IOException {
    boolean isEnd = false;
    for (int steps = 0; !isEnd; steps++) {
      Files.writeString(folder.resolve("other"), "content of other");
      isEnd = isWritten(new MortalDisk(steps));
      boolean isSafe = names().contains(".batch.batch") || isEnd;
      for (NewFile file : THREE) {
        if (Files.exists(folder.resolve(file.name()))) {
          assertWhole(file.name());
        }
      }
      settleLeft(new NewFiles(Disk.REAL, folder), Set.of());
      assertWhole("other");
      Set<String> found = names();
      found.removeIf(name -> name.endsWith(".draft"));
      assertThat(found)
          .as("after %d steps", steps)
          .isEqualTo(isSafe ? Set.of("a", "b", "c", "other") : Set.of("other"));
      if (isSafe) {
        assertWhole("a", "b", "c");
      }
      for (String name : names()) {
        Files.delete(folder.resolve(name));
      }
    }
  }

  @Test
  void whatAPowerFailureToreIsWholeAgainAndWhatPeopleDidSinceStays() throws IOException {
    NewFiles files = new NewFiles(Disk.REAL, folder);
    try (NewFiles.Batch batch = files.begin("batch", THREE)) {
      for (NewFile file : THREE) {
        batch.place(file.name());
      }
    }
    Files.writeString(folder.resolve("a"), "content");
    Files.write(folder.resolve("b"), new byte[12]);
    Files.writeString(folder.resolve("c"), "changed since");
    settleLeft(files, Set.of());
    assertWhole("a", "b");
    assertThat(folder.resolve("c")).hasContent("changed since");
    assertThat(names()).containsExactlyInAnyOrder("a", "b", "c");
  }

  @Test
  void whatIsNotInItsPlaceIsTold() throws IOException {
    try (NewFiles.Batch batch = new NewFiles(Disk.REAL, folder).begin("batch", THREE)) {
      batch.place("b");
      batch.place("b");
      batch.place("none of them");
      assertThat(batch.unplaced()).containsExactlyInAnyOrder(THREE.get(0), THREE.get(2));
    }
  }

  @Test
  void whatWasDeletedStaysSo() throws IOException {
    NewFiles files = new NewFiles(Disk.REAL, folder);
    files.begin("batch", THREE).close();
    settleLeft(files, Set.of("b"));
    assertThat(names()).containsExactlyInAnyOrder("a", "c");
    NewFiles.Batch next = files.begin("next", List.of(new NewFile("d", new byte[] {1})));
    next.place("d");
    Files.delete(folder.resolve("d"));
    next.settle();
    assertThat(names()).containsExactlyInAnyOrder("a", "c");
  }

  @Test
  void aBatchAtWorkIsLeftAlone() throws IOException {
    NewFiles files = new NewFiles(Disk.REAL, folder);
    try (NewFiles.Batch batch = files.begin("batch", THREE)) {
      settleLeft(files, Set.of());
      assertThat(names()).containsExactly(".batch.batch");
      batch.place("a");
    }
    settleLeft(files, Set.of());
    assertWhole("a", "b", "c");
  }

  @Test
  void aBatchFromElsewherePutsNothingOutsideItsFolder() throws IOException {
    NewFiles files = new NewFiles(Disk.REAL, Files.createDirectory(folder.resolve("in")));
    for (String name : List.of("../out", "/tmp/out", ".hidden", "x/y")) {
      files.begin("batch", List.of(new NewFile(name, new byte[] {1}))).close();
      assertThatThrownBy(() -> files.left(Set.of())).isInstanceOf(IOException.class);
    }
    Files.write(folder.resolve("in/.batch.batch"), new byte[] {0, 0, 0, 9, 1});
    assertThatThrownBy(() -> files.left(Set.of())).isInstanceOf(IOException.class);
    assertThat(names()).containsExactly("in");
  }
}
