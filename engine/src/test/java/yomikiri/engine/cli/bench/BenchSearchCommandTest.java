package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.cli.bench.BenchSearchCommand.Work;
import yomikiri.engine.cli.terminal.Console;

final class BenchSearchCommandTest {
  /** The usual searches, one thought or game of each. */
  private static List<String> lines() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        CommandRun.console(Path.of("target"), InputStream.nullInputStream(), out, err);
    List<Work> once =
        BenchSearchCommand.USUAL.stream()
            .map(work -> new Work(work.game(), work.player(), work.unit(), 1))
            .toList();
    int status =
        new CommandLine(new BenchSearchCommand(console, CATALOG, once)).execute("--seed", "5");
    assertThat(status).isZero();
    assertThat(err.size()).isZero();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void tellsOneLineASearch() {
    List<String> lines = lines();
    assertThat(lines).hasSize(7);
    assertThat(lines.getFirst())
        .isEqualTo(
            "game            player                                   speed unit        allocated");
    assertThat(lines.get(1))
        .matches("tictactoe       mcts:playouts=1000 +[1-9]\\d+ playouts/s +\\d+ MB/s");
    assertThat(lines.get(5)).matches("maze-31x11x100  beam.* 0\\.000 ms per move .*");
  }
}
