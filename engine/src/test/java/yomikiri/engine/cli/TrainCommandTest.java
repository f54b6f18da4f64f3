package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        .isEqualTo(
            folder.resolve("dir")
                + ": this folder holds another training run: seed is 1 there, not 2\n");
  }

  @Test
  void checkpointsAreAsWished() {
    CommandRun run =
        train(
            "--game|tictactoe|--learner|qlearning:episodes=200|--every|150|--games|6"
                + "|--opponent|mcts:playouts=5|--out|dir");
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines().stream().map(line -> line.substring(0, 13)))
        .containsExactly("150 episodes:", "200 episodes:");
    assertThat(train("--describe|dir/latest.learnt").out())
        .contains("\nevery 150\nopponent mcts:playouts=5\ngames 6\n")
        .contains("\nstates ");
  }

  @Test
  void aNetworkIsToldByItsWeights() {
    CommandRun run =
        train("--game|othello-8|--learner|td:episodes=4|--games|2|--every|4|--out|dir");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .containsPattern("^4 episodes: start margin ([+-]\\d+\\.\\d|0\\.0), share ")
        .doesNotContain("states");
    assertThat(folder.resolve("dir/curve.csv"))
        .content()
        .startsWith("episodes,margin,share,")
        .containsPattern("\n4,-?\\d+\\.\\d{4},");
    assertThat(train("--describe|dir/latest.learnt").out())
        .contains("\nlearner td:episodes=4,")
        .containsPattern("\ndone 4 episodes\nweights [1-9]\\d+\n")
        .endsWith(run.outLines().getLast() + "\n")
        .doesNotContain("states");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "--game|tictactoe# expected either --game and --out, or --resume alone, or --describe"
            + " alone; see yomikiri train --help",
        "--resume|a|--describe|b# expected either --game and --out, or --resume alone, or"
            + " --describe alone; see yomikiri train --help",
        "--game|othello-4|--out|a# --learner, column 1: there is no learner for othello-4",
        "--game|tictactoe|--learner|td|--out|a# --learner, column 1: tictactoe has no learner"
            + " \"td\", only qlearning",
        "--game|trapez|--learner|td:gamma=1|--out|a# --learner, column 4: td has no setting"
            + " \"gamma\", only episodes, alpha, final, epsilon, lambda, optimism",
        "--game|trapez|--learner|qlearning:alpha=2|--out|a# --learner, column 17: alpha needs a"
            + " number from 1.0E-6 to 1.0, found \"2\"",
        "--game|tictactoe|--position|xxx/oo./... o|--out|a# --position: the game is over there",
        "--game|tictactoe|--position|x|--out|a# --position, column 2: expected x, o or . in a"
            + " cell, found the end",
        "--game|tictactoe|--every|0|--out|a# --every: expected a whole number from 1 to"
            + " 1000000000000, found \"0\"",
        "--game|tictactoe|--games|1|--out|a# --games: expected a whole number from 2 to 1000000,"
            + " found \"1\"",
        "--game|tictactoe|--opponent|lv9|--out|a# --opponent, column 1: tictactoe has no player"
            + " \"lv9\", only random, greedy, minimax, alphabeta, pvs, montecarlo, mcts, fallible,"
            + " learnt, normal, strong, strongest",
        "--game|tictactoe|--opponent|minimax:depth=1|--out|a# --opponent: minimax:depth=1 cannot be"
            + " the opponent: an opponent must play with some randomness and without a time limit",
        "--resume|a|--every|5# expected either --game and --out, or --resume alone, or --describe"
            + " alone; see yomikiri train --help",
      })
  void badInputIsOneSentence(String line, String sentence) {
    CommandRun run = train(line);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo(sentence + "\n");
  }
}
