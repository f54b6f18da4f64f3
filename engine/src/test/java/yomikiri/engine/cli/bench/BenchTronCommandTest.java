package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.EvaluationBenchmark;

final class BenchTronCommandTest {
  @Test
  void depthsAndRatesAreTold() {
    CommandRun run =
        CommandRun.of(
            ("bench tron --games 3 --positions-per-game 2 --repeat 1 --player"
                    + " alphabeta:depth=2,eval=voronoi")
                .split(" "));
    List<String> lines = run.outLines();
    assertThat(lines.getFirst())
        .isEqualTo(
            "depth of alphabeta:depth=2,eval=voronoi,time=100ms: median 2, quartiles 2 and 2,"
                + " least 2, most 2; 6 open positions of 3 games");
    assertThat(lines).anyMatch(line -> line.matches("voronoi +[\\d,]+ evaluations/s .* plain"));
    assertThat(lines).anyMatch(line -> line.matches("plain +[\\d,]+ evaluations/s +1.0 .*"));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void thePositionsAreOpenAndEachOfItsOwnGameOrPly() {
    checkPositions(Catalog.tronTrial());
  }

  private static <P extends Position> void checkPositions(EvaluationBenchmark<P> benchmark) {
    List<P> positions = OpenPositions.of(benchmark, 1, 5, 7);
    assertThat(positions).hasSizeBetween(15, 35).allMatch(benchmark.isOpen());
    assertThat(positions.stream().map(Position::key)).doesNotHaveDuplicates();
    assertThat(OpenPositions.of(benchmark, 1, 5, 7).stream().map(Position::key).toList())
        .isEqualTo(positions.stream().map(Position::key).toList());
  }

  @Test
  void theSeatWithTheLargerShareAtTheStartIsCounted() {
    CommandRun run = CommandRun.of("bench tron --starts 20 --player normal".split(" "));
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines()).hasSize(2);
    assertThat(run.outLines().getFirst())
        .matches("random starts: the better start won .*, the first to move .* of 20 games");
    assertThat(run.outLines().getLast()).startsWith("fair starts:   the better start won ");
    assertThat(CommandRun.of("bench tron --starts 20 --player normal".split(" ")).out())
        .isEqualTo(run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bench tron --time 3           | --time: expected a time from 0ms to 86400s such as 100ms"
            + " or 1.5s, found \"3\"",
        "bench tron --player random    | --player, column 8: random takes no settings",
        "bench tron --games 0          | Invalid value for option '--games': expected a whole"
            + " number from 1 to 9999999, found \"0\"; see yomikiri bench tron --help",
        "bench tron --games 1 --player mcts:playouts=1 | --player: expected a player that searches"
            + " by depth, found mcts:playouts=1,time=100ms",
      })
  void aWrongRequestIsOneSentenceAndStatus2(String line, String sentence) {
    CommandRun run = CommandRun.of(line.split(" "));
    assertThat(run.err()).isEqualTo(sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
  }
}
