package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.cli.CommandRun;

final class BenchFitCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun run(String... arguments) {
    return CommandRun.inFolder(folder, "", arguments);
  }

  @Test
  void writesWhatTheGameLoads() throws IOException {
    CommandRun run =
        run("bench", "fit", "--of", "weights-6", "--games", "10", "--out", "weights.txt");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("empties learnt held-out mean-error r2\n1-4 8 2 ");
    assertThat(Files.readString(folder.resolve("weights.txt")))
        .contains("# yomikiri bench fit --of weights-6 --games 10 --seed 1\n")
        .contains("\nempties turn odd ");
  }

  @Test
  void saysWhatCanBeFitted() {
    CommandRun other = run("bench", "fit", "--of", "mattix", "--out", "weights.txt");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err())
        .isEqualTo(
            "--of: expected one of weights-6, cuts-6, weights-8, cuts-8, found \"mattix\"\n");
    CommandRun few = run("bench", "fit", "--of", "weights-6", "--games", "9", "--out", "w.txt");
    assertThat(few.err()).isEqualTo("--games: expected 10 or more, found 9\n");
  }
}
