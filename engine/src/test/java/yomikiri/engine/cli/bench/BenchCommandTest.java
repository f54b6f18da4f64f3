package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;

final class BenchCommandTest {
  @Test
  void countsPlaysAndReadsOut() {
    CommandRun run = CommandRun.of("bench trapez --depth 3 --play 20 --solve 2".split(" "));
    List<String> lines = run.outLines();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0)).startsWith("depth 1              108 positions");
    assertThat(lines.get(1)).startsWith("depth 2           11,016 positions");
    assertThat(lines.get(2)).startsWith("depth 3        1,057,536 positions");
    assertThat(lines.get(3)).contains("counted, not played");
    assertThat(lines.get(4))
        .matches("random play: .* games/s, .* moves a game, the first player wins .*");
    assertThat(lines.get(5)).startsWith("2 positions ").contains("  median ").endsWith(" ms");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void onlyWhatIsNamedIsMeasuredAndTheLastPlyPlayed() {
    CommandRun run = CommandRun.of("bench trapez --depth 2 --play-all --play 1".split(" "));
    assertThat(run.outLines()).hasSize(4);
    assertThat(run.outLines().get(2)).isEqualTo("Every move was played.");
  }

  /** Each game's usual searches, one thought or game of each. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tictactoe      | mcts:playouts=1000 +[1-9]\\d+ playouts/s +\\d+ MB/s allocated",
        "mattix-6       | mcts:playouts=10000 +[1-9]\\d+ playouts/s .*\\n"
            + "alphabeta:depth=8 .*nodes/s .*",
        "maze-duel      | duct:playouts=10000 +[1-9]\\d+ playouts/s .*",
        "maze-31x11x100 | beam:.* 0\\.000 ms per move .*\\nchokudai:.* 0\\.000 ms per move .*"
      })
  void tellsOneLineASearch(String game, String lines) {
    CommandRun run = once(CATALOG.kit(game).orElseThrow());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches(lines + "\n");
    assertThat(run.status()).isZero();
  }

  private static <P extends Position> CommandRun once(GameKit<P> kit) {
    List<BenchSuite<P>> once =
        kit.suites().stream().flatMap(suite -> search(suite).stream()).toList();
    return CommandRun.of(
        kit.measuredBy(once),
        Path.of("target"),
        InputStream.nullInputStream(),
        "bench",
        kit.game().id(),
        "--seed",
        "5");
  }

  private static <P extends Position> List<BenchSuite<P>> search(BenchSuite<P> suite) {
    return suite instanceof BenchSuite.Search<P> search
        ? List.of(new BenchSuite.Search<>(search.player(), search.unit(), 1))
        : List.of();
  }

  @Test
  void severalGamesAreMeasuredUnderTheirNames() {
    CommandRun run = CommandRun.of("bench tictactoe othello-4 --depth 1".split(" "));
    assertThat(run.outLines()).hasSize(6).contains("tictactoe", "othello-4");
  }
}
