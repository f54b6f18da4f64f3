package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ScoreCommandTest {
  private static CommandRun run(String line) {
    return CommandRun.of(line.split(" "));
  }

  @Test
  void tellsTheScoresOfAGameOfFreeSize() {
    CommandRun run = run("score --game maze-7x9x20 --player greedy --games 50 --seed 3");
    assertThat(run.out())
        .isEqualTo(
            """
            maze-7x9x20, greedy, seed 3, 50 games
            mean 91.92, standard error 2.71, min 34, max 125, 0.000 ms per move, max 0.000 ms
            """);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void writesJson() {
    CommandRun run = run("score --game maze-5x5x3 --player beam:width=2,depth=3 --seed 1 --json");
    assertThat(run.outLines())
        .singleElement()
        .asString()
        .startsWith(
            "{\"game\":\"maze-5x5x3\",\"player\":\"beam:width=2,depth=3\",\"seed\":1,"
                + "\"games\":100,\"interrupted\":false,\"mean\":")
        .endsWith(",\"meanMs\":0.0,\"maxMs\":0.0,\"forfeits\":0}");
  }

  @Test
  void oneGameShowsNoSpread() {
    String one = "score --game maze-5x5x3 --player greedy --games 1 --seed 1";
    assertThat(run(one).out()).contains(", standard error unknown, min ");
    assertThat(run(one + " --json").out()).contains("\"mean\":").doesNotContain("standardError");
  }

  @Test
  void otherCommandsKnowGamesOfFreeSizeToo() {
    String position = run("deal --game maze-3x5x4 --seed 1").out().strip();
    assertThat(position).isNotEmpty();
    assertThat(
            CommandRun.of(
                    "solve",
                    "--game",
                    "maze-3x5x4",
                    "--player",
                    "beam:width=9",
                    "--position",
                    position)
                .status())
        .isZero();
    assertThat(run("play --game maze-3x5x4 --first greedy --seed 1").out())
        .contains("The game is over.");
  }
}
