package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.cli.CommandRun;

final class BenchHumanCommandTest {
  private static final String[] MEASURE = {
    "bench",
    "human",
    "--game",
    "mattix-4",
    "--games",
    "games.ykr",
    "--values",
    "values.tsv",
    "--reference",
    "perfect",
    "--from",
    "1",
    "--third",
    "middle",
    "--count",
    "20",
    "--seed",
    "1"
  };

  @TempDir private Path folder = Path.of("");

  private CommandRun run(String... arguments) {
    return CommandRun.inFolder(folder, "", arguments);
  }

  @Test
  void comparesPlayersWithPeopleAndValuesEachMoveOnce() throws IOException {
    CommandRun games =
        run(
            "duel",
            "--game",
            "mattix-4",
            "--first",
            "perfect",
            "--second",
            "random",
            "--games",
            "12",
            "--seed",
            "1",
            "--record",
            "games.ykr");
    assertThat(games.err()).isEmpty();
    List<String> command = new ArrayList<>(List.of(MEASURE));
    command.addAll(List.of("--player", "perfect", "--player", "fallible:depth=1,noise=3"));
    CommandRun first = run(command.toArray(String[]::new));
    assertThat(first.err()).isEmpty();
    assertThat(first.out())
        .startsWith("20 moves\npeople: loss 0.000, classes [1.0, 0.0, 0.0, 0.0, 0.0]\nperfect\n")
        .contains("\n  loss          0.000 ± 0.000\n")
        .contains("\nfallible:depth=1,noise=3\n")
        .containsPattern("  match         0\\.[2-9]");
    String kept = Files.readString(folder.resolve("values.tsv"));
    assertThat(kept.lines()).hasSize(20);
    assertThat(run(command.toArray(String[]::new)).out()).isEqualTo(first.out());
    assertThat(Files.readString(folder.resolve("values.tsv"))).isEqualTo(kept);
  }

  @Test
  void namesTheThirds() {
    assertThat(
            run(
                    "bench",
                    "human",
                    "--game",
                    "mattix-4",
                    "--games",
                    "x",
                    "--values",
                    "y",
                    "--third",
                    "all")
                .err())
        .isEqualTo("--third: expected one of weak, middle, strong\n");
  }

  @Test
  void movesAreReadAsTheyWereWritten() {
    PeoplesMove move = new PeoplesMove(3, 12, -1, 7, "a b", new TreeMap<>(Map.of(7, -5, 19, 0)));
    assertThat(PeoplesMove.parse(move.line())).contains(move);
    assertThat(PeoplesMove.parse("3\t12\t-1\t8\ta b\t7:-5,19:0")).isEmpty();
    assertThat(PeoplesMove.parse("nothing")).isEmpty();
    assertThat(move.loss()).isEqualTo(5);
  }

  private static List<PeoplesMove> moves(int count) {
    SplittableRandom random = new SplittableRandom(1);
    List<PeoplesMove> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      TreeMap<Integer, Integer> values = new TreeMap<>();
      for (int move = 0; move < 6; move++) {
        values.put(move, random.nextInt(12));
      }
      int one = random.nextInt(6);
      int other = random.nextInt(6);
      int worthOfOne = values.getOrDefault(one, 0);
      int played = worthOfOne > values.getOrDefault(other, 0) ? one : other;
      moves.add(new PeoplesMove(i / 4, 10 + i % 40, -1, played, "x", values));
    }
    return moves;
  }

  @Test
  void peopleAreLikePeople() {
    HumanLikeness people = HumanLikeness.ofPeople(moves(100));
    assertThat(people.report())
        .contains("  - people's  0.000 ± 0.000", "TV            0.0 points")
        .contains("match         1.000 ± 0.000", "log-loss      0.000 ± 0.000");
  }

  @Test
  void whoGoesByLossAloneLosesAsMuch() {
    HumanLikeness people = HumanLikeness.ofPeople(moves(400));
    HumanLikeness plain = people.byLossAlone();
    assertThat(plain.meanLoss()).isCloseTo(people.meanLoss(), within(0.01));
    assertThat(plain.sameError()).isLessThan(0.5);
    assertThat(HumanLikeness.distance(plain.shares(), people.shares())).isBetween(0.0, 0.2);
  }
}
