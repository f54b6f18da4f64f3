package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.cli.CommandRun;

final class BenchSearchCommandTest {
  @Test
  void tellsOneLineASearch() {
    CommandRun run = CommandRun.of("bench", "search", "--seed", "5");
    assertThat(run.outLines()).hasSize(7);
    assertThat(run.outLines().getFirst())
        .isEqualTo(
            "game            player                                   speed unit        allocated");
    assertThat(run.outLines().get(1))
        .matches("tictactoe       mcts:playouts=1000 +[1-9]\\d+ playouts/s +\\d+ MB/s");
    assertThat(run.outLines().get(5)).matches("maze-31x11x100  beam.* 0\\.000 ms a move .*");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }
}
