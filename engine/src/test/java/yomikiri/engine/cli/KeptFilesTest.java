package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files written on 25 November 2026, before types and packages were renamed, are still read. */
final class KeptFilesTest {
  @TempDir private Path folder = Path.of("");

  private Path copied(String name) throws IOException, URISyntaxException {
    Path source =
        Path.of(Objects.requireNonNull(KeptFilesTest.class.getResource("/kept/" + name)).toURI());
    Path copy = Files.createDirectory(folder.resolve(name));
    List<Path> files;
    try (var listed = Files.list(source)) {
      files = listed.toList();
    }
    for (Path file : files) {
      Files.copy(file, copy.resolve(file.getFileName().toString()));
    }
    return copy;
  }

  @Test
  void aStudyGivesTheSameReport() throws Exception {
    Path study = copied("study");
    String pairings = Files.readString(study.resolve("pairings.csv"));
    String games = Files.readString(study.resolve("games.csv"));
    Files.delete(study.resolve("pairings.csv"));
    Files.delete(study.resolve("games.csv"));
    CommandRun run = CommandRun.inFolder(folder, "", "report", "study");
    assertThat(run.err()).isEmpty();
    assertThat(study.resolve("pairings.csv")).hasContent(pairings);
    assertThat(study.resolve("games.csv")).hasContent(games);
  }

  @Test
  void aTrainingIsGoneOnWithAndDescribed() throws Exception {
    Path training = copied("training");
    String curve = Files.readString(training.resolve("curve.csv"));
    CommandRun run = CommandRun.inFolder(folder, "", "train", "--resume", "training");
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines().getLast())
        .isEqualTo("300 episodes: start 0.524, share 0.883 (0.832-0.919), 305 states");
    assertThat(training.resolve("curve.csv")).hasContent(curve);
    assertThat(
            CommandRun.inFolder(folder, "", "train", "--describe", "training/latest.learnt").out())
        .startsWith("game tictactoe\n")
        .contains("\ndone 300 episodes\n");
  }
}
