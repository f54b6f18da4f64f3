package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.cli.CommandRun;

final class BenchMattixCommandTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void tellsTimesAndNodesOfTheOpeningsOfAFile() throws IOException {
    String opening = CommandRun.of("deal", "--game", "mattix-6", "--seed", "3").out().strip();
    Files.writeString(
        folder.resolve("openings.tsv"),
        opening + "\t1\n" + opening.replace(" r 0:0", " r 1:0") + "\n");
    CommandRun run =
        CommandRun.inFolder(
            folder, "", "bench", "mattix", "--positions", "openings.tsv", "--repeat", "2");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .matches(
            "openings 2 median 0\\.0 ms p90 0\\.0 ms max 0\\.0 ms mean nodes [1-9]\\d* nodes/s"
                + " \\d+\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void aFileWithoutOpeningsIsAMistake() throws IOException {
    Files.writeString(folder.resolve("none.tsv"), "# nothing\n1,2\n");
    CommandRun run = CommandRun.inFolder(folder, "", "bench", "mattix", "--positions", "none.tsv");
    assertThat(run.err())
        .isEqualTo(
            """
            none.tsv, line 2, column 4: row 1 ends after 2 of 6 cells
            none.tsv: expected at least one full board with scores 0:0
            """);
    assertThat(run.status()).isEqualTo(2);
  }
}
