package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

final class RaceCommandTest {
  /** Two of three moves win at once. */
  private static final String WON = "oox/ox./..x x";

  @TempDir private Path folder = Path.of("");

  private CommandRun race(String... more) {
    List<String> all = new ArrayList<>(List.of("race", "--game", "tictactoe", "--position", WON));
    all.addAll(List.of(more));
    return CommandRun.inFolder(folder, "", all.toArray(String[]::new));
  }

  @Test
  void whoFindsTheBestMoveIsSaidAndWhen() {
    CommandRun run = race("--nodes", "1000", "--players", "alphabeta random");
    assertThat(run.status()).as(run.err()).isZero();
    List<String> lines = run.outLines();
    assertThat(lines.get(0)).isEqualTo("position " + WON);
    assertThat(lines.get(1)).isEqualTo("best c2 a3 of 3, worth 1");
    assertThat(lines.get(2)).startsWith("player").endsWith("found ms  found nodes  found depth");
    assertThat(lines.get(3)).startsWith("alphabeta:nodes=1000  ");
    assertThat(lines.get(4)).startsWith("random  ");
  }

  @Test
  void everyReportIsWrittenForPrograms() throws IOException {
    race("--nodes", "1000", "--players", "alphabeta mcts", "--csv", "race.csv");
    List<String> lines = Files.readAllLines(folder.resolve("race.csv"));
    assertThat(lines.getFirst())
        .isEqualTo("player,report,ms,nodes,depth,move,value,kind,proven,regret,line");
    assertThat(lines.get(1)).startsWith("alphabeta:nodes=1000,1,");
    assertThat(lines.getLast()).startsWith("mcts:nodes=1000,").contains(",winRate,");
  }

  @Test
  void theRaceIsDrawnAndWrittenAsAPage() throws Exception {
    race("--nodes", "1000", "--players", "alphabeta random", "--svg", "r.svg", "--html", "r.html");
    String svg = Files.readString(folder.resolve("r.svg"));
    Document drawn =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(folder.resolve("r.svg").toFile());
    assertThat(drawn.getElementsByTagName("rect").getLength()).isGreaterThanOrEqualTo(2);
    assertThat(svg).contains("alphabeta:nodes=1000", ">nodes<", "a best move");
    assertThat(Files.readString(folder.resolve("r.html")))
        .contains(svg, "best c2 a3 of 3, worth 1", "found nodes", "regret");
  }

  @Test
  void withNodesTheSameComesAgain() throws IOException {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      assertThat(race("--nodes", "300", "--csv", "race.csv").status()).isZero();
      rows.add(Files.readString(folder.resolve("race.csv")).replaceAll(",\\d+,\\d+\\.\\d+,", ","));
    }
    assertThat(rows.getFirst()).isEqualTo(rows.getLast());
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    assertThat(race("--players", "nobody").err()).startsWith("--players, column 1: ");
    assertThat(race("--time", "soon").err()).startsWith("--time: expected a time");
    assertThat(race("--truth", "1").err()).startsWith("--truth: expected a time");
    CommandRun over =
        CommandRun.inFolder(
            folder, "", "race", "--game", "tictactoe", "--position", "xxx/oo./... o");
    assertThat(over.err().strip()).isEqualTo("--position: the game is over there");
    assertThat(over.status()).isEqualTo(2);
  }

  @Test
  void aMeasurementOfRegretGoesOnWhereItEnded() throws IOException {
    String[] line = {
      "bench",
      "regret",
      "--game",
      "mattix-4",
      "--players",
      "minimax mcts",
      "--nodes",
      "10,100",
      "-o",
      "whole.txt",
      "--positions",
      "6"
    };
    CommandRun whole = CommandRun.inFolder(folder, "", line);
    assertThat(whole.status()).as(whole.err()).isZero();
    assertThat(whole.outLines().getFirst())
        .isEqualTo(
            "game,player,nodes,positions,regret,regret_low,regret_high,best,best_low,best_high,ms");
    assertThat(whole.outLines()).hasSize(5);
    List<String> lines = Files.readAllLines(folder.resolve("whole.txt"));
    String begun = String.join("\n", lines.subList(0, 4)) + "\n5\tcut in the mid";
    Files.writeString(folder.resolve("part.txt"), begun);
    line[9] = "part.txt";
    CommandRun.inFolder(folder, "", line);
    assertThat(timeless("part.txt")).isEqualTo(timeless("whole.txt"));
    line[7] = "10,200";
    assertThat(CommandRun.inFolder(folder, "", line).err())
        .contains("part.txt is of another measurement");
  }

  private String timeless(String file) throws IOException {
    return Files.readString(folder.resolve(file)).replaceAll("/\\d+", "");
  }

  @Test
  void regretIsNotMeasuredWhereMovesHaveNoValueOfTheirOwn() {
    CommandRun run =
        CommandRun.inFolder(folder, "", "bench", "regret", "--game", "tron-3", "-o", "x.txt");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("--game: the moves of tron-3");
  }
}
