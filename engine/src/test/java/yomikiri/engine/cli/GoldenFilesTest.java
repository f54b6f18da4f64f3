package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every number and every byte that studies and duels report, as an earlier version did. */
final class GoldenFilesTest {
  private static final List<String> FILES =
      List.of(
          "games.csv", "times.csv", "players.csv", "pairings.csv", "report.json", "report.html");

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "two-swapped | alphabeta:depth=1 alphabeta:depth=5 random"
            + " | --game tictactoe --opening 1 --games 40 --self"
            + " --sprt elo0=0,elo1=400,alpha=0.2,beta=0.2",
        "two-exact | greedy alphabeta:depth=2 alphabeta:depth=3 random"
            + " | --game mattix-4 --games 9 --no-swap --exact --gauntlet random",
        "two-copies | greedy alphabeta:depth=3 random"
            + " | --game tictactoe --opening 0 --games 20 --seed 3",
        "four-seats | random greedy mcts:playouts=20 mcts:playouts=5 mcts:playouts=1"
            + " | --game tron-4 --games 24 --opening 8",
        "three-seats | random greedy | --game tron-3 --games 8 --no-swap --opening 4 --self"
      })
  void aStudyReportsWhatItDid(String name, String players, String options) throws IOException {
    List<String> words = new ArrayList<>(List.of("study", "--out", "study", "--players", players));
    words.addAll(List.of(options.split(" ")));
    CommandRun run = CommandRun.inFolder(folder, "", words.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    check(name + "/out.txt", run.out());
    for (String file : FILES) {
      Path written = folder.resolve("study").resolve(file);
      if (Files.exists(written) || !file.equals("players.csv")) {
        check(name + "/" + file, Files.readString(written));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel-two | --game mattix-4 --first alphabeta:depth=2 --second random --games 10 --seed 5",
        "duel-joint | --game tron-2 --first greedy --second random --games 6 --seed 5 --no-swap",
        "duel-four | --game tron-4 --seat random --seat greedy --seat random --seat greedy"
            + " --games 24 --seed 2",
        "duel-copies | --game tictactoe --first greedy --second greedy --games 8 --seed 2"
            + " --opening 0"
      })
  void aDuelReportsWhatItDid(String name, String options) throws IOException {
    for (String form : List.of("", " --json")) {
      String line = "duel " + options + form + " --csv games.csv --record games.txt";
      CommandRun run = CommandRun.inFolder(folder, "", line.split(" "));
      assertThat(run.err()).isEmpty();
      check(name + (form.isEmpty() ? ".txt" : ".json"), run.out());
      check(name + ".csv", Files.readString(folder.resolve("games.csv")));
    }
  }

  /** Compares a text with the golden file of that name. */
  private static void check(String name, String text) throws IOException {
    try (InputStream golden = GoldenFilesTest.class.getResourceAsStream("/golden/" + name)) {
      assertThat(golden).as(name).isNotNull();
      assertThat(text)
          .as(name)
          .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
