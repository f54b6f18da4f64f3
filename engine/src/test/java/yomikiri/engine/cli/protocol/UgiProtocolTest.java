package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.cli.CommandRun;

/** The options that our engine has for those who speak UGI to it. */
final class UgiProtocolTest {
  private static final String BOARD = "position startpos\n";

  private static List<String> said(String commands, String player) {
    return CommandRun.inFolder(
            Path.of("target"),
            commands,
            "ugi",
            "--game",
            "mattix-6",
            "--seed",
            "1",
            "--player",
            player)
        .outLines();
  }

  @Test
  void memoryIsOfferedOnlyWhereThePlayerTakesIt() {
    String offer = "option name Hash type spin default %s min 1 max 1024";
    assertThat(said("ugi\n", "alphabeta:depth=2,memory=16MB")).contains(offer.formatted("16"));
    assertThat(said("ugi\n", "alphabeta:depth=2")).contains(offer.formatted("128"));
    assertThat(said("ugi\n", "greedy")).noneMatch(line -> line.startsWith("option"));
  }

  @Test
  @Timeout(30)
  void thePlayerHasTheMemoryThatItIsTold() {
    List<String> little = searched("alphabeta:depth=12,memory=1MB", "");
    List<String> usual = searched("alphabeta:depth=12", "");
    assertThat(little).as("memory counts in this position").isNotEqualTo(usual);
    assertThat(searched("alphabeta:depth=12", "setoption name Hash value 1\n")).isEqualTo(little);
    assertThat(searched("alphabeta:depth=12", "setoption name Hash value 0\n")).isEqualTo(little);
    assertThat(searched("alphabeta:depth=12", "setoption name Style value 1\n")).isEqualTo(usual);
  }

  @Test
  void nodesASecondAreToldOnceAMillisecondHasPassed() {
    Pattern info = Pattern.compile("info depth \\d+ nodes (\\d+) time (\\d+)( nps (\\d+))? .*");
    List<Matcher> told =
        said("ugi\n" + BOARD + "go\n", "alphabeta:depth=12").stream()
            .filter(line -> line.startsWith("info"))
            .map(info::matcher)
            .toList();
    assertThat(told).isNotEmpty().allMatch(Matcher::matches);
    for (Matcher one : told) {
      long millis = Long.parseLong(one.group(2));
      assertThat(one.group(4))
          .isEqualTo(millis == 0 ? null : "" + Long.parseLong(one.group(1)) * 1_000 / millis);
    }
  }

  /** What it says of its search, but for the time. */
  private static List<String> searched(String player, String option) {
    return said("ugi\n" + option + BOARD + "go\n", player).stream()
        .filter(line -> line.startsWith("info") || line.startsWith("bestmove"))
        .map(line -> line.replaceFirst("time \\d+( nps \\d+)?", ""))
        .toList();
  }
}
