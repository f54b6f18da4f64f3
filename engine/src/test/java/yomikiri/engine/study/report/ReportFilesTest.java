package yomikiri.engine.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.RecordingDisk;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.StudyException;

final class ReportFilesTest {
  @TempDir private Path folder = Path.of("");

  private Findings played() throws StudyException {
    return Studies.played(folder, Studies.of("tictactoe", 4, "random", "greedy"), 1);
  }

  @Test
  void everyFileIsOnTheDiskBeforeItTakesItsPlace() throws StudyException {
    Findings findings = played();
    Map<String, String> before = Studies.files(folder);
    RecordingDisk disk = new RecordingDisk();
    new ReportFiles(folder, disk).write(findings);
    assertThat(disk.steps())
        .containsExactlyElementsOf(
            Stream.of("games.csv", "times.csv", "pairings.csv", "report.json", "report.html")
                .flatMap(ReportFilesTest::steps)
                .toList());
    assertThat(Studies.files(folder)).isEqualTo(before);
  }

  private static Stream<String> steps(String name) {
    String draft = "." + name + ".1.draft";
    return Stream.of(
        "create " + draft, "force " + draft, "replace " + name + " by " + draft, "keep names");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games.csv",
        "times.csv",
        "players.csv",
        "pairings.csv",
        "report.json",
        "report.html"
      })
  void whatCannotBeReplacedIsToldBeforeAnyGame(String name) throws IOException {
    Path place = Files.createDirectory(folder.resolve(name));
    assertThatThrownBy(this::played)
        .isInstanceOf(StudyException.class)
        .hasMessage(place + ": expected a file, found a folder");
    assertThat(folder.resolve("games.log")).doesNotExist();
  }

  @Test
  void draftsOfKilledProcessesAreSwept() throws StudyException, IOException {
    Findings findings = played();
    for (String left : List.of(".games.csv.1.draft", ".games.csv.4711.draft")) {
      Path draft = Files.writeString(folder.resolve(left), "half");
      Files.setLastModifiedTime(draft, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
    }
    new ReportFiles(folder, Disk.REAL).write(findings);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).noneMatch(file -> file.toString().endsWith(".draft"));
    }
  }
}
