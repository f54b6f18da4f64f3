package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.CommandRun;

final class BenchBudgetCommandTest {
  @Test
  void overrunsAreToldForEachPlayer() {
    CommandRun run =
        CommandRun.of(
            ("bench budget --game tictactoe --time 10ms --positions 20 --player alphabeta"
                    + " --player minimax")
                .split(" "));
    assertThat(run.out())
        .startsWith(
            """
            tictactoe, alphabeta:time=10ms, 20 positions
            ms                         p50       p99       max
            time per move            0.000     0.000     0.000
            over the time            0.000     0.000     0.000
            """)
        .contains("tictactoe, minimax:time=10ms, 20 positions")
        .endsWith("illegal moves 0\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bench budget --time 3 | --time: expected a time from 0ms to 86400s such as 100ms or 1.5s,"
            + " found \"3\"",
        "bench budget --player random | --player, column 8: random takes no settings",
        "bench budget --game chess | --game: expected one of {games}, found \"chess\"",
      })
  void aWrongRequestIsOneSentenceAndStatus2(String line, String sentence) {
    CommandRun run = CommandRun.of(line.split(" "));
    assertThat(run.err()).isEqualTo(CommandRun.filledIn(sentence, "mattix-6") + "\n");
    assertThat(run.status()).isEqualTo(2);
  }
}
