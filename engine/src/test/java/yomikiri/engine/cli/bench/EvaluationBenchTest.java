package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.cli.bench.EvaluationBench.OpenPositions;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.TronKits;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;

final class EvaluationBenchTest {
  @Test
  void depthsAndRatesAreTold() {
    CommandRun run =
        CommandRun.of(
            "bench tron-2 --evaluate 2 --player alphabeta:depth=2,eval=voronoi".split(" "));
    List<String> lines = run.outLines();
    assertThat(lines.getFirst())
        .isEqualTo(
            "depth of alphabeta:depth=2,eval=voronoi,time=100ms: median 2, quartiles 2 and 2,"
                + " least 2, most 2; 8 open positions of 2 games");
    assertThat(lines).anyMatch(line -> line.matches("voronoi +[\\d,]+ evaluations/s .* plain"));
    assertThat(lines).anyMatch(line -> line.matches("plain +[\\d,]+ evaluations/s +1.0 .*"));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void thePositionsAreOpenAndEachOfItsOwnGameOrPly() {
    checkPositions(TronKits.duel());
  }

  private static <P extends Position> void checkPositions(GameKit<P> kit) {
    BenchSuite.Evaluate<P> suite = (BenchSuite.Evaluate<P>) kit.suites().getFirst();
    List<P> positions = OpenPositions.of(kit, suite.isOpen(), 1, 5, 7);
    assertThat(positions).hasSizeBetween(15, 35).allMatch(suite.isOpen());
    assertThat(positions.stream().map(Position::key)).doesNotHaveDuplicates();
    assertThat(OpenPositions.of(kit, suite.isOpen(), 1, 5, 7).stream().map(Position::key).toList())
        .isEqualTo(positions.stream().map(Position::key).toList());
  }

  @Test
  void theSeatWithTheLargerShareAtTheStartIsCounted() {
    CommandRun run = CommandRun.of("bench tron-2 --starts 20 --player normal".split(" "));
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines()).hasSize(2);
    assertThat(run.outLines().getFirst())
        .matches("random starts: the better start won .*, the first to move .* of 20 games");
    assertThat(run.outLines().getLast()).startsWith("fair starts:   the better start won ");
    assertThat(CommandRun.of("bench tron-2 --starts 20 --player normal".split(" ")).out())
        .isEqualTo(run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bench tron-2 --time 3           | --time: expected a time from 0ms to 86400s such as 100ms"
            + " or 1.5s, found \"3\"",
        "bench mattix-4 --depth 2 --time=-3s | --time: expected a time from 0ms to 86400s such as"
            + " 100ms or 1.5s, found \"-3s\"",
        "bench tron-2 --player random    | --player, column 8: random takes no settings",
        "bench tron-2 --evaluate 0       | Invalid value for option '--evaluate': expected a whole"
            + " number from 1 to 9999999, found \"0\"; see yomikiri bench --help",
        "bench tron-2 --evaluate 1 --player mcts:playouts=1 | --player: expected a player that"
            + " searches by depth, found mcts:playouts=1,time=100ms",
      })
  void aWrongRequestIsOneSentenceAndStatus2(String line, String sentence) {
    CommandRun run = CommandRun.of(line.split(" "));
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo(sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
  }
}
