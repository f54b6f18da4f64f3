package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Ticker;

/** The options that our engine has for those who speak UGI to it. */
final class UgiProtocolTest {
  private static final String BOARD = "position startpos\n";
  private static final Pattern INFO = Pattern.compile("nodes (\\d+) time (\\d+)( nps \\d+)?");

  private static List<String> said(String commands, String player) {
    return said(commands, player, () -> 0);
  }

  private static List<String> said(String commands, String player, Ticker ticker) {
    return CommandRun.of(
            TestCatalog.CATALOG.kit("mattix-6").orElseThrow(),
            Path.of("target"),
            new ByteArrayInputStream(commands.getBytes(StandardCharsets.UTF_8)),
            ticker,
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
    List<String> lines = said(BOARD + "go\n", "alphabeta:depth=4", new FakeTicker(400_000));
    Matcher info = INFO.matcher(String.join("\n", lines));
    int fast = 0;
    while (info.find()) {
      long millis = Long.parseLong(info.group(2));
      long nodes = Long.parseLong(info.group(1));
      assertThat(info.group(3)).isEqualTo(millis == 0 ? null : " nps " + nodes * 1_000 / millis);
      fast += millis == 0 ? 0 : 1;
    }
    assertThat(fast).isPositive();
  }

  /** What it says of its search, but for the time. */
  private static List<String> searched(String player, String option) {
    return said("ugi\n" + option + BOARD + "go\n", player).stream()
        .filter(line -> line.startsWith("info") || line.startsWith("bestmove"))
        .map(line -> line.replaceFirst("time \\d+( nps \\d+)?", ""))
        .toList();
  }
}
