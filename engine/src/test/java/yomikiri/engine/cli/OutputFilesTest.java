package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.file.FailingDisk;
import yomikiri.engine.file.MortalDisk;

/** Files that commands write are whole, or what was there before, whatever happens meanwhile. */
final class OutputFilesTest {
  private static final String DUEL =
      "duel --game mattix-4 --first random --second random --games 40 --seed 1";
  private static final String OLD = "twenty old games\n";

  @TempDir private Path folder = Path.of("");

  private CommandRun run(String line) {
    return CommandRun.inFolder(folder, "", line.split(" "));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  private void assertOld(String... files) throws IOException {
    for (String file : files) {
      assertThat(folder.resolve(file)).hasContent(OLD.strip());
    }
    assertThat(names()).containsExactly(files);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ADD", "KEEP_NAMES"})
  void whateverFailsAMatchLeavesTheOldFiles(FailingDisk.Step step) throws IOException {
    for (int room : new int[] {1, 1000, 5000}) {
      Files.writeString(folder.resolve("a.csv"), OLD);
      Files.writeString(folder.resolve("a.ykr"), OLD);
      CommandRun run =
          CommandRun.onDisk(
              new FailingDisk(step, room),
              folder,
              "",
              (DUEL + " --csv a.csv --record a.ykr").split(" "));
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).endsWith(": cannot be written: fails at " + step + "\n");
      assertOld("a.csv", "a.ykr");
    }
  }

  @Test
  void aMatchKilledAtAnyStepLeavesTheOldFilesOrTheNew() throws IOException {
    String line = DUEL + " --csv a.csv --record a.ykr";
    assertThat(run(line).status()).isZero();
    String table = Files.readString(folder.resolve("a.csv"));
    String games = Files.readString(folder.resolve("a.ykr"));
    MortalDisk disk = new MortalDisk(0);
    for (int steps = 0; disk.isDead() || steps == 0; steps++) {
      Files.writeString(folder.resolve("a.csv"), OLD);
      Files.writeString(folder.resolve("a.ykr"), OLD);
      disk = new MortalDisk(steps);
      CommandRun.onDisk(disk, folder, "", line.split(" "));
      assertThat(Files.readString(folder.resolve("a.csv"))).isIn(OLD, table);
      assertThat(Files.readString(folder.resolve("a.ykr"))).isIn(OLD, games);
    }
    assertThat(Files.readString(folder.resolve("a.ykr"))).isEqualTo(games);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "./x", "link", "sub/../x", "here/x"})
  void twoOutputsAreTwoFiles(String other) throws IOException {
    Files.createSymbolicLink(folder.resolve("link"), Path.of("x"));
    Files.createDirectory(folder.resolve("sub"));
    Files.createSymbolicLink(folder.resolve("here"), folder);
    CommandRun run = run(DUEL + " --csv x --record " + other);
    assertThat(run.err())
        .isEqualTo("--record: expected another file than --csv, found \"" + other + "\"\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  /** Before anything is played or computed, so nothing but the sentence is told. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        DUEL + " --csv ",
        DUEL + " --record ",
        "bench fit --of weights-6 --games 10 --seed 1 --out ",
        "play --game mattix-4 --first random --second random --seed 1 --save ",
      })
  void whatCannotBeWrittenIsRefusedBeforeTheWork(String line) throws IOException {
    String tooLong = "n".repeat(256);
    Files.createDirectory(folder.resolve("sub"));
    assertRefused(run(line + tooLong), tooLong + ": cannot be written: File name too long");
    assertRefused(run(line + "sub"), "sub: expected a file, found a folder");
    assertRefused(run(line + "no/x"), "no/x: there is no folder ");
    CommandRun full =
        CommandRun.onDisk(
            new FailingDisk(FailingDisk.Step.CREATE, 0), folder, "", (line + "x").split(" "));
    assertRefused(full, "x: cannot be written: fails at CREATE");
    assertThat(names()).containsExactly("sub");
  }

  private static void assertRefused(CommandRun run, String sentence) {
    assertThat(run.err()).startsWith(sentence).hasLineCount(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aGameThatCannotBeSavedIsNotGivenUpUnsaid() throws IOException {
    Files.writeString(folder.resolve("a.ykr"), OLD);
    CommandRun run =
        CommandRun.onDisk(
            new FailingDisk(FailingDisk.Step.REPLACE, 0),
            folder,
            "d3\nquit\nquit\n",
            "play",
            "--game",
            "mattix-4",
            "--position",
            CommandRun.LAYOUT,
            "--save",
            "a.ykr");
    assertThat(run.out())
        .contains(
            "Not saved: a.ykr: cannot be written: fails at REPLACE. Save it elsewhere (save FILE),"
                + " or quit again.");
    assertThat(run.err()).isEqualTo("a.ykr: cannot be written: fails at REPLACE\n");
    assertOld("a.ykr");
  }
}
