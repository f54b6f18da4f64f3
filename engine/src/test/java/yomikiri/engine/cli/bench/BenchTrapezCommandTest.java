package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.cli.CommandRun;

final class BenchTrapezCommandTest {
  @Test
  void countsPlaysAndReadsOut() {
    CommandRun run = CommandRun.of("bench trapez --depth 3 --games 20 --ends 2".split(" "));
    List<String> lines = run.outLines();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0)).startsWith("depth 1              108 positions");
    assertThat(lines.get(1)).startsWith("depth 2           11,016 positions");
    assertThat(lines.get(2)).startsWith("depth 3        1,057,536 positions");
    assertThat(lines.get(3)).contains("counted, not played");
    assertThat(lines.get(4))
        .matches("random play: .* games/s, .* moves a game, the first player wins .*");
    assertThat(lines.get(5))
        .startsWith("ends with seven empty cells: median ")
        .endsWith("; 2 ends");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void endsCanBeLeftOutAndTheLastPlyPlayed() {
    CommandRun run =
        CommandRun.of("bench trapez --depth 2 --play-all --games 1 --ends 0".split(" "));
    assertThat(run.outLines()).hasSize(4);
    assertThat(run.outLines().get(2)).isEqualTo("Every move was played.");
  }
}
