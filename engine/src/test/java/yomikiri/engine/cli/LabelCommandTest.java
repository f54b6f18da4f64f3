package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code yomikiri label} as people type it. */
final class LabelCommandTest {
  private static final String LINE =
      "label|--game|trapez|--player|random|--judge|mcts:playouts=20|--games|3";

  @TempDir private Path folder = Path.of("");

  private CommandRun run(String line) {
    return CommandRun.inFolder(folder, "", line.split("\\|", -1));
  }

  @Test
  void gamesAreLabelledInPartsJoinedAndLearntFrom() throws IOException {
    assertThat(run(LINE + "|--out|all").out()).isEqualTo("3 of 3 games are labelled\n");
    assertThat(run(LINE + "|--shard|0/2|--out|a").out()).isEqualTo("1 of 1 games are labelled\n");
    assertThat(run(LINE + "|--shard|1/2|--out|b").out()).isEqualTo("2 of 2 games are labelled\n");
    assertThat(run("merge|b|a|--out|joined").out()).isEqualTo("3 labelled games are joined\n");
    assertThat(folder.resolve("joined")).hasSameTextualContentAs(folder.resolve("all"));
    CommandRun trained =
        run(
            "train|--game|trapez|--learner|regression:episodes=6|--every|6|--games|2"
                + "|--labelled|joined|--out|dir");
    assertThat(trained.err()).isEmpty();
    assertThat(trained.out()).startsWith("6 episodes: start ");
    assertThat(run("train|--describe|dir/latest.learnt").out())
        .containsPattern("\nlearner regression:episodes=6,.*labelled=[0-9a-f]{8},from=none\n");
    assertThat(Files.exists(folder.resolve("dir/labelled.txt"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "label|--game|mattix-6|--player|random|--judge|random|--games|3|--out|x"
            + "# --game: there is no learner for mattix-6 from labelled games",
        "label|--game|trapez|--player|random|--judge|mcts:time=1s|--games|3|--out|x"
            + "# --judge: expected a player without a time limit, found"
            + " \"mcts:time=1s\"",
        LINE
            + "|--shard|2/2|--out|x"
            + "# --shard: expected a part from 0/n to n-1/n, such as 3/16, found \"2/2\"",
        LINE + "|--depths|0|--out|x# --depths: expected a number from 1 to 1000, found 0",
        LINE + "|--opening|-1|--out|x# --opening: expected a number from 0 to 1000, found -1",
        "train|--game|trapez|--learner|regression|--out|x# expected --labelled with the learner"
            + " regression, and with no other; see yomikiri train --help",
      })
  void whatIsWrongIsOneSentence(String line, String sentence) {
    CommandRun run = run(line);
    assertThat(run.err()).isEqualTo(sentence.strip() + "\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(Files.exists(folder.resolve("x"))).isFalse();
  }
}
