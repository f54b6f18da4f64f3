package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** What {@code solve} proves without a limit, and what it says where a limit stops it. */
final class SolveLimitsTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun othello(String... options) {
    List<String> args = new ArrayList<>(List.of("solve", "--game", "othello-4"));
    args.addAll(List.of(options));
    args.addAll(List.of("--position", "-----OX--XO----- X"));
    return CommandRun.inFolder(folder, "", args.toArray(String[]::new));
  }

  /** The known value: 3:11 discs, and two empty squares for the winner. */
  @ParameterizedTest
  @ValueSource(strings = {"", "--player perfect", "--nodes 1000000", "--player perfect --time 60s"})
  void withoutALimitThatStopsItTheSolverReadsToTheEnd(String options) {
    CommandRun run = othello(options.isEmpty() ? new String[0] : options.split(" "));
    assertThat(run.out()).startsWith("-----OX--XO----- X\t-10\t").endsWith(":-10\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--nodes 200", "--player perfect --nodes 200", "--player perfect:nodes=200"})
  void aValueThatIsNotProvenSaysSoAndWhatItNeeds(String options) {
    String needed =
        "not proven: the solver stopped at its limit; give it more --time or --nodes, or no limit;"
            + " it takes some 1,000 nodes";
    CommandRun run = othello(options.split(" "));
    assertThat(run).isEqualTo(new CommandRun(3, "-----OX--XO----- X\t?\t" + needed + "\n", ""));
    CommandRun asJson = othello((options + " --json").split(" "));
    assertThat(asJson.out())
        .isEqualTo(
            "{\"position\":\"-----OX--XO----- X\",\"value\":null,\"proven\":false,\"needed\":\""
                + needed
                + "\"}\n");
    assertThat(asJson.status()).isEqualTo(3);
  }

  /** Wherever the limit stops the solver, between moves too. */
  @Test
  void aLineThatDoesNotSayItIsUnprovenHoldsTheValue() {
    String end = "X----OXX---O-XXOXOXOXXXOO--XXO-OOOOO O";
    List<String> args = new ArrayList<>(List.of("solve", "--game", "othello-6", "--position", end));
    CommandRun whole = CommandRun.of(args.toArray(String[]::new));
    String value = whole.out().split("\t", -1)[1];
    args.addAll(List.of("--nodes", ""));
    int bounds = 0;
    for (int nodes = 14_000; nodes < 19_000; nodes += 125) {
      args.set(args.size() - 1, Integer.toString(nodes));
      CommandRun run = CommandRun.of(args.toArray(String[]::new));
      boolean isProven = !run.out().contains("not proven");
      assertThat(run.status()).isEqualTo(isProven ? 0 : SolveCommand.UNPROVEN);
      assertThat(isProven && !run.out().split("\t", -1)[1].equals(value)).isFalse();
      bounds += run.out().contains("\t>=") ? 1 : 0;
    }
    assertThat(bounds).as("limits at which only a bound is known").isPositive();
  }

  /** An answer that some solver gives without having proven it. */
  @Test
  void anEstimateOfTheSolverIsToldWithWhatItNeeds() {
    String start = "57975/4#4#4/7A8B7/5#2#5/74647 20 0:0";
    String[] args = {
      "solve", "--game", "maze-duel", "--nodes", "50", "--json", "--position", start
    };
    CommandRun run = CommandRun.inFolder(folder, "", args);
    assertThat(run.out())
        .contains(
            "\"proven\":false,\"kind\":\"winRate\"",
            "\"needed\":\"not proven: there is no solver for maze-duel, so this is what"
                + " duct:time=500ms thinks\"");
    assertThat(run.status()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--nodes 0  | --nodes: expected a whole number from 1 to 1000000000000000, found"
            + " \"0\"",
        "--time ten | --time: expected a time from 0ms to 86400s such as 100ms or 1.5s,"
            + " found \"ten\"",
      })
  void aLimitThatIsNoneIsOneSentence(String options, String sentence) {
    assertThat(othello(options.split(" "))).isEqualTo(new CommandRun(2, "", sentence + "\n"));
  }

  @Test
  void progressTellsWhatIsSettledAndAboutHowLongTheRestTakes() {
    SearchReport report =
        new SearchReport(
            14,
            12_345_678,
            0,
            List.of(
                new RankedMove(3, new Verdict.Points(2, Bound.EXACT, true)),
                new RankedMove(1, new Verdict.Points(0, Bound.AT_MOST, true)),
                new RankedMove(2, new Verdict.Points(0, false))));
    assertThat(SolveProgress.line("a.txt, line 3", 8, report, 12_345_678, 1e9, 30))
        .isEqualTo(
            "a.txt, line 3: depth 14, 12,345,678 nodes, 411,523 a second, 30 s; 2 of 8 moves"
                + " settled, about 1 min 30 s left");
    assertThat(SolveProgress.line("--position", 8, null, 2_000, Double.NaN, 2))
        .isEqualTo(
            "--position: 2,000 nodes, 1,000 a second, 2 s; no move settled yet, time left unknown");
    assertThat(SolveProgress.line("--position", 8, null, 2_000, 10_000, 2))
        .isEqualTo(
            "--position: 2,000 nodes, 1,000 a second, 2 s; no move settled yet, about 8 s left");
    assertThat(SolveProgress.line("--position", 8, null, 20_000, 10_000, 2))
        .isEqualTo(
            "--position: 20,000 nodes, 10,000 a second, 2 s; no move settled yet, longer than"
                + " expected");
    assertThat(SolveProgress.line("--position", 8, null, 2_000, 1e22, 2))
        .endsWith("; no move settled yet, more than a year left");
  }
}
