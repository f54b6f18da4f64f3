package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.study.Rows.number;
import static yomikiri.engine.study.Rows.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.MortalDisk;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.study.Rows;
import yomikiri.engine.study.SeveralSeats;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;

/** Studies of games for three and four, from their definition to the last file. */
@Timeout(60)
final class SeveralSeatsTest {
  private static final Study STUDY =
      SeveralSeats.of("candles-3", 12, "random", "low", "high", "fails");

  @TempDir private Path folder = Path.of("");

  private Path dir(String name) {
    return folder.resolve(name);
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (String name :
        List.of("games.csv", "players.csv", "pairings.csv", "report.json", "report.html")) {
      files.put(name, Files.readString(folder.resolve(name)));
    }
    return files;
  }

  @Test
  void theNumberOfJobsChangesNothing() throws StudyException, IOException {
    SeveralSeats.play(dir("one"), STUDY, 1);
    SeveralSeats.play(dir("two"), STUDY, 2);
    assertThat(files(dir("two"))).isEqualTo(files(dir("one")));
    assertThat(Rows.of(dir("one"), "games.csv")).hasSize(48);
  }

  @Test
  void whereverTheLogIsTornTheStudyGoesOnToTheSameFiles() throws IOException, StudyException {
    SeveralSeats.play(dir("whole"), STUDY, 1);
    byte[] log = Files.readAllBytes(dir("whole").resolve("games.log"));
    for (int length = 0; length < log.length; length++) {
      if (length == 0 || log[length - 1] == '\n') {
        checkResumed(Arrays.copyOf(log, length));
        checkResumed(Arrays.copyOf(log, length + 40));
      }
    }
  }

  private void checkResumed(byte[] log) throws IOException, StudyException {
    Path torn = dir("torn" + log.length);
    Files.createDirectories(torn);
    Files.copy(dir("whole").resolve("study.toml"), torn.resolve("study.toml"));
    Files.write(torn.resolve("games.log"), log);
    try (StudyRun<?> run =
        StudyRun.open(torn, STUDY, SeveralSeats::kit, () -> 0, MortalDisk.immortal())) {
      assertThat(run.play(2)).isTrue();
    }
    assertThat(files(torn)).isEqualTo(files(dir("whole")));
  }

  @Test
  void partsGiveTheFilesOfTheWhole() throws StudyException, IOException {
    SeveralSeats.play(dir("whole"), STUDY, 2);
    List<Path> parts = new ArrayList<>();
    for (int part = 0; part < 3; part++) {
      parts.add(dir("part" + part));
      SeveralSeats.play(parts.get(part), STUDY.part(new Shard(part, 3)), 1);
    }
    assertThat(StudyMerge.merge(parts, dir("merged"), SeveralSeats::kit).games()).isEqualTo(48);
    assertThat(files(dir("merged"))).isEqualTo(files(dir("whole")));
  }

  @Test
  void meanPlacesAndWhoEndedBeforeWhomAreThoseOfTheGames() throws StudyException {
    Study study = SeveralSeats.of("candles-4", 24, "random", "low", "high", "fails");
    checkPlaces(dir("four"), SeveralSeats.withSelf(study));
    checkPlaces(dir("coins"), SeveralSeats.of("coins", 6, "random", "low", "high", "fails"));
    Study once = SeveralSeats.withoutSwap(SeveralSeats.of("lots", 40, "random", "low", "high"));
    checkPlaces(dir("once"), SeveralSeats.gauntlet(SeveralSeats.withSelf(once), "random"));
  }

  /** Adds up again what games.csv says, in the plainest way; random players make no copies. */
  private void checkPlaces(Path at, Study study) throws StudyException {
    SeveralSeats.play(at, study, 2);
    List<Map<String, String>> games = withoutCopies(Rows.of(at, "games.csv"), study);
    for (Map<String, String> player : Rows.of(at, "players.csv")) {
      List<Double> places = new ArrayList<>();
      for (Map<String, String> game : games) {
        for (int seat = 1; seat <= study.seats(); seat++) {
          if (text(game, "player" + seat).equals(player.get("player")) && !isAlone(game, study)) {
            places.add(number(game, "place" + seat));
          }
        }
      }
      double mean = places.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
      assertThat(number(player, "mean_place")).isCloseTo(mean, within(1e-4));
      double first = (double) places.stream().filter(place -> place == 1).count() / places.size();
      assertThat(number(player, "first_share")).isCloseTo(first, within(1e-4));
      assertThat(first)
          .isBetween(number(player, "first_low") - 1e-4, number(player, "first_high") + 1e-4);
      assertThat(number(player, "mean_reward"))
          .isCloseTo((study.seats() - mean) / (study.seats() - 1), within(1e-4));
      assertThat(mean)
          .isBetween(number(player, "place_low") - 1e-4, number(player, "place_high") + 1e-4);
    }
    List<Map<String, String>> pairs = Rows.of(at, "pairings.csv");
    for (Map<String, String> pair : pairs) {
      checkPair(pair, Rows.of(at, "games.csv"), games, study.seats());
    }
  }

  private static void checkPair(
      Map<String, String> pair,
      List<Map<String, String>> all,
      List<Map<String, String>> distinct,
      int seats) {
    double[] met = comparisons(pair, all, seats);
    assertThat(number(pair, "before")).isEqualTo(met[0]);
    assertThat(number(pair, "equal")).isEqualTo(met[1]);
    assertThat(number(pair, "after")).isEqualTo(met[2]);
    assertThat(number(pair, "games")).isEqualTo(met[0] + met[1] + met[2]);
    double[] counted = comparisons(pair, distinct, seats);
    double share = (counted[0] + counted[1] / 2) / (counted[0] + counted[1] + counted[2]);
    assertThat(number(pair, "rate")).isCloseTo(share, within(1e-4));
    if (share > 0 && share < 1) {
      assertThat(number(pair, "elo"))
          .isCloseTo(400 * Math.log10(share / (1 - share)), within(1e-3));
    }
  }

  /** How often the first came in before, beside and after the second. */
  private static double[] comparisons(
      Map<String, String> pair, List<Map<String, String>> games, int seats) {
    double[] counts = new double[3];
    for (Map<String, String> game : games) {
      for (int one = 1; one <= seats; one++) {
        for (int other = 1; other <= seats; other++) {
          if (text(pair, "first").equals(game.get("player" + one))
              && text(pair, "second").equals(game.get("player" + other))) {
            double ahead = number(game, "place" + other) - number(game, "place" + one);
            counts[ahead > 0 ? 0 : ahead == 0 ? 1 : 2]++;
          }
        }
      }
    }
    return counts;
  }

  private static boolean isAlone(Map<String, String> game, Study study) {
    for (int seat = 2; seat <= study.seats(); seat++) {
      if (!text(game, "player" + seat).equals(game.get("player1"))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Leaves out all games on a layout of those who leave nothing to chance where the first of them
   * began and went like one before. In these games the layout's seed alone decides that.
   */
  private static List<Map<String, String>> withoutCopies(
      List<Map<String, String>> games, Study study) {
    int orders = study.orders();
    List<String> seen = new ArrayList<>();
    List<Map<String, String>> distinct = new ArrayList<>();
    for (int from = 0; from < games.size(); from += orders) {
      Map<String, String> first = games.get(from);
      StringBuilder line = new StringBuilder();
      for (int seat = 1; seat <= study.seats(); seat++) {
        line.append(first.get("player" + seat)).append(' ');
      }
      long seed = Long.parseLong(text(first, "seed"));
      line.append(start(study, seed));
      if (line.indexOf("random") >= 0 || !seen.contains(line.toString())) {
        seen.add(line.toString());
        distinct.addAll(games.subList(from, from + orders));
      }
    }
    return distinct;
  }

  private static String start(Study study, long seed) {
    return startOf(SeveralSeats.kit(study.game()).orElseThrow().game(), seed);
  }

  private static <P extends yomikiri.engine.game.Position> String startOf(
      yomikiri.engine.game.Game<P> game, long seed) {
    return game.notation().positionText(game.newPosition(seed));
  }

  @Test
  void copiesOfOneGameAreOnePieceOfEvidence() throws StudyException, IOException {
    Study few = SeveralSeats.withSelf(SeveralSeats.of("lots", 6, "low", "high"));
    Study many = SeveralSeats.withSelf(SeveralSeats.of("lots", 60, "low", "high"));
    SeveralSeats.play(dir("few"), few, 1);
    SeveralSeats.play(dir("many"), many, 1);
    JsonNode one = json(dir("few"));
    JsonNode ten = json(dir("many"));
    assertThat(ten.path("distinctGames")).isEqualTo(one.path("distinctGames"));
    assertThat(ten.path("players").path(0).path("placeInterval"))
        .isEqualTo(one.path("players").path(0).path("placeInterval"));
    assertThat(ten.path("endedBefore").path(0).path("eloInterval"))
        .isEqualTo(one.path("endedBefore").path(0).path("eloInterval"));
    assertThat(ten.path("endedBefore").path(0).path("games").intValue())
        .isEqualTo(10 * one.path("endedBefore").path(0).path("games").intValue());
    assertThat(Files.readString(dir("many").resolve("report.html")))
        .contains("240 games, " + ten.path("distinctGames").intValue() + " distinct, seed 1");
  }

  private static JsonNode json(Path at) throws IOException {
    return new ObjectMapper().readTree(at.resolve("report.json").toFile());
  }

  @Test
  void moreLayoutsNarrowTheInterval() throws StudyException, IOException {
    SeveralSeats.play(dir("few"), SeveralSeats.of("candles-3", 60, "random", "low", "high"), 2);
    SeveralSeats.play(dir("many"), SeveralSeats.of("candles-3", 960, "random", "low", "high"), 2);
    double few = width(json(dir("few")));
    double many = width(json(dir("many")));
    assertThat(few / many).isBetween(2.5, 6.5); // 16 times as many: about a quarter
  }

  private static double width(JsonNode report) {
    JsonNode interval = report.path("players").path(0).path("placeInterval");
    return interval.path(1).doubleValue() - interval.path(0).doubleValue();
  }

  @Test
  void whoFailsIsLastAndItsGamesCanBeReplayed() throws StudyException {
    SeveralSeats.play(dir("a"), STUDY, 1);
    StudyArchive archive = StudyArchive.open(dir("a"), SeveralSeats::kit);
    int withdrawn = 0;
    for (Map<String, String> row : Rows.of(dir("a"), "games.csv")) {
      int number = Integer.parseInt(text(row, "game")) - 1;
      GameRecord<?> record = archive.game(number).orElseThrow();
      GameSession<?> session = record.session();
      assertThat(session.isOver()).isTrue();
      for (int seat = 0; seat < 3; seat++) {
        double place = number(row, "place" + (seat + 1));
        assertThat(session.reward(seat)).isCloseTo((3 - place) / 2, within(1e-9));
        if (session.hasWithdrawn(seat)) {
          withdrawn++;
          assertThat(row.get("player" + (seat + 1))).isEqualTo("fails");
          assertThat(row.get("ending")).isEqualTo("withdrawn");
          assertThat(place).isEqualTo(3);
        }
      }
    }
    assertThat(withdrawn).isPositive();
    assertThat(Rows.of(dir("a"), "players.csv").get(3).get("forfeits"))
        .isEqualTo(Integer.toString(withdrawn));
  }

  @Test
  void aLogOfAnotherNumberOfSeatsIsDamaged() throws StudyException, IOException {
    Study coins = SeveralSeats.of("coins", 6, "random", "low", "high");
    Study four = SeveralSeats.of("candles-4", 24, "random", "low", "high", "fails");
    SeveralSeats.play(dir("coins"), coins, 1);
    SeveralSeats.open(dir("four"), four).close();
    Path log = dir("four").resolve("games.log");
    Files.deleteIfExists(log);
    Files.copy(dir("coins").resolve("games.log"), log);
    assertThatThrownBy(() -> SeveralSeats.open(dir("four"), four))
        .hasMessageStartingWith(log + ", line 1: this line is damaged");
  }
}
