package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.study.Rows.number;
import static yomikiri.engine.study.Rows.text;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.study.Rows;
import yomikiri.engine.study.SeveralSeats;

/** Games for three and four on the command line: studied, dealt and matched. */
@Timeout(60)
final class SeveralSeatsCommandTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void theCommandLineStudiesGamesForThree() throws Exception {
    CommandRun run =
        command(
            "study",
            "--game",
            "coins",
            "--players",
            "random low high",
            "--games",
            "12",
            "--out",
            "a");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.outLines().getFirst())
        .startsWith("coins, seed 1, 12 games")
        .endsWith(", every layout in all seat orders");
    assertThat(run.out())
        .contains("mean place", "first places", "ahead", "Elo", "stronger")
        .endsWith("a: report.html, report.json, players.csv, pairings.csv, games.csv, times.csv\n");
    assertThat(command("report", "a").out()).isEqualTo(run.out());
    CommandRun refused =
        command(
            "study",
            "--game",
            "coins",
            "--players",
            "random low high",
            "--games",
            "8",
            "--out",
            "b");
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo(
            "games: expected a multiple of 6, since every layout is played in all seat orders,"
                + " found 8\n");
    String page = Files.readString(folder.resolve("a").resolve("report.html"));
    assertThat(page)
        .contains("Places", "Who finishes ahead of whom", "What the seats are worth")
        .doesNotContain("NaN", "Infinity", "<script", "src=", "http");
    String body = page.substring(page.indexOf("<body>"), page.indexOf("</html>"));
    DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void fairDealsAreFoundFromTheSeedOn() {
    CommandRun deals =
        command("deal", "--game", "candles-3", "--fair", "--seed", "1", "--count", "2");
    assertThat(deals.outLines()).allMatch(line -> line.matches("(\\d) \\1 \\1 .*")).hasSize(2);
    assertThat(deals.err()).matches("seed \\d+\nseed \\d+\n");
    String second = deals.err().split("[ \n]", -1)[3];
    assertThat(command("deal", "--game", "candles-3", "--seed", second).outLines())
        .containsExactly(deals.outLines().get(1));
    assertThat(command("deal", "--game", "coins", "--fair").err())
        .isEqualTo("--fair: there is no fairness test for layouts of coins\n");
  }

  @Test
  void aDuelOfThreePlaysEveryLayoutInAllSeatOrders() throws IOException {
    CommandRun run =
        command(
            ("duel --game candles-3 --seat low --seat random --seat low --games 24 --seed 1"
                    + " --csv games.csv --record games.ykr")
                .split(" ", -1));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("candles-3, seed 1, 24 games, every layout in all seat orders\n")
        .contains("1  low", "2  random", "3  low", "mean place", "first places", "ahead");
    List<Map<String, String>> games = Rows.of(folder, "games.csv");
    assertThat(games).hasSize(24);
    for (int from = 0; from < 24; from += 6) {
      assertThat(games.subList(from, from + 6))
          .extracting(game -> game.get("seed"))
          .containsOnly(text(games.get(from), "seed"));
      assertThat(games.subList(from, from + 6))
          .filteredOn(game -> text(game, "player2").equals("random"))
          .hasSize(2);
    }
    double mean =
        games.stream()
            .mapToDouble(game -> number(game, "place" + seatOf(game, "random")))
            .average()
            .orElseThrow();
    assertThat(run.outLines())
        .anyMatch(
            line ->
                line.startsWith("2  random ")
                    && line.contains(String.format(Locale.ROOT, " %.2f  ", mean)));
    assertThat(Files.readString(folder.resolve("games.ykr")).split("\\[Game \"candles-3\"\\]", -1))
        .hasSize(25);
    CommandRun again =
        command(
            "duel --game candles-3 --seat low --seat random --seat low --games 24 --seed 1 --json"
                .split(" ", -1));
    assertThat(
            new ObjectMapper()
                .readTree(again.out())
                .path("players")
                .path(1)
                .path("meanPlace")
                .doubleValue())
        .isCloseTo(mean, within(1e-5));
  }

  private static int seatOf(Map<String, String> game, String player) {
    int seat = 1;
    while (!player.equals(game.get("player" + seat))) {
      seat++;
    }
    return seat;
  }

  @Test
  void aDuelHasAsManyPlayersAsTheGameHasSeats() {
    String sentence = "expected --seat 3 times, since coins is a game for 3 players\n";
    assertThat(command("duel", "--game", "coins", "--first", "low", "--second", "high").err())
        .isEqualTo(sentence);
    assertThat(command("duel", "--game", "coins", "--seat", "low", "--seat", "high").err())
        .isEqualTo(sentence);
  }

  @Test
  void scoreSaysThatGamesForThreeAreStudied() {
    assertThat(command("score", "--game", "coins", "--player", "low", "--games", "6").err())
        .isEqualTo("--game: coins is a game for 3 players; see yomikiri study\n");
  }

  private CommandRun command(String... args) {
    String game = args[Math.max(0, List.of(args).indexOf("--game")) + 1];
    return CommandRun.of(
        SeveralSeats.kit(game).or(() -> SeveralSeats.kit("coins")).orElseThrow(),
        folder,
        InputStream.nullInputStream(),
        args);
  }
}
