package yomikiri.engine.cli.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.CommandRun;

/** {@code yomikiri train} as people type it. */
final class TrainCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun train(String line) {
    return CommandRun.inFolder(folder, "", ("train|" + line).split("\\|", -1));
  }

  @Test
  void trainsGoesOnAndDescribes() {
    String line = "--game|tictactoe|--learner|qlearning:episodes=200|--out|dir";
    CommandRun first = train(line);
    assertThat(first.err()).isEmpty();
    assertThat(first.status()).isZero();
    assertThat(first.outLines()).hasSize(20);
    assertThat(first.outLines().getLast()).startsWith("200 episodes: start 0.");
    assertThat(train(line).out()).isEqualTo(first.out());
    assertThat(train("--resume|dir").out()).isEqualTo(first.out());
    assertThat(train("--describe|dir/latest.learnt").out())
        .startsWith("game tictactoe\nstart .../.../... x\nlearner qlearning:episodes=200,alpha=")
        .contains("\ndone 200 episodes\n")
        .endsWith(first.outLines().getLast() + "\n");
    assertThat(train(line + "|--seed|2").err())
        .isEqualTo(folder.resolve("dir") + ": another training is there: seed is 1 there, not 2\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "--game|tictactoe# expected either --game and --out, or --resume alone, or --describe"
            + " alone; see yomikiri train --help",
        "--resume|a|--describe|b# expected either --game and --out, or --resume alone, or"
            + " --describe alone; see yomikiri train --help",
        "--game|othello-8|--out|a# --learner, column 1: nothing learns othello-8 so far",
        "--game|trapez|--learner|td|--out|a# --learner, column 1: trapez has no learner \"td\","
            + " only qlearning",
        "--game|trapez|--learner|qlearning:alpha=2|--out|a# --learner, column 17: alpha wants a"
            + " number from 1.0E-6 to 1.0, found \"2\"",
        "--game|tictactoe|--position|xxx/oo./... o|--out|a# --position: the game is over there",
        "--game|tictactoe|--position|x|--out|a# --position, column 2: expected x, o or . in a"
            + " cell, found the end"
      })
  void badInputIsOneSentence(String line, String sentence) {
    CommandRun run = train(line);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo(sentence + "\n");
  }
}
