package yomikiri.engine.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.ResultCounts;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.run.StudyArchive;
import yomikiri.engine.think.PlayerSpec;

final class FindingsTest {
  @TempDir private Path folder = Path.of("");

  private static Study exact(Study study, String champion) {
    return study
        .edit()
        .gauntlet(Optional.of(Studies.spec(study.game(), champion)))
        .exact(true)
        .study();
  }

  private static final Study DEPTHS =
      exact(
          Studies.of(
              "mattix-4",
              20,
              "perfect",
              "alphabeta:depth=1",
              "alphabeta:depth=2",
              "alphabeta:depth=3"),
          "perfect");

  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void theAccountsExplainEveryDifference(int opening) throws StudyException {
    Findings findings = Studies.played(folder, Studies.opened(DEPTHS, opening), 2);
    for (PlayedGame game :
        StudyArchive.open(folder, CATALOG::kit).games(game -> true, game -> game)) {
      PlayQuality quality = game.account().orElseThrow();
      assertThat(quality.value() - quality.loss(0) + quality.loss(1)).isEqualTo(game.difference());
      assertThat(
              quality.seats().stream()
                  .flatMap(List::stream)
                  .mapToLong(PlayQuality.Play::moves)
                  .sum())
          .isEqualTo(game.plies());
    }
    for (PairingResult pairing : findings.pairings()) {
      assertThat(pairing.layout() - pairing.losses().get(0) + pairing.losses().get(1))
          .isCloseTo(pairing.difference(), within(1e-9));
      assertThat(pairing.layout()).isZero(); // each layout from both sides
      assertThat(pairing.losses().get(0)).isZero(); // perfect
    }
    assertThat(findings.duel().orElseThrow().play(0)).allMatch(play -> play.bestShare() == 1);
    assertThat(findings.duel().orElseThrow().play(1)).anyMatch(play -> play.meanLoss() > 0);
    assertThat(findings.duel().orElseThrow().layouts().games()).isEqualTo(10);
  }

  @Test
  void everyMoveOfEveryPlayerIsTimed() throws StudyException {
    Studies.played(folder, DEPTHS, 2);
    int plies =
        Studies.lines(folder, "games.csv").stream()
            .skip(1)
            .mapToInt(line -> Integer.parseInt(line.split(",", -1)[7]))
            .sum();
    List<String[]> times =
        Studies.lines(folder, "times.csv").stream().map(line -> line.split(",", -1)).toList();
    assertThat(times.getFirst()).containsExactly("player", "moves", "mean_ms", "longest_ms");
    assertThat(times.stream().skip(1).mapToInt(row -> Integer.parseInt(row[1])).sum())
        .isEqualTo(plies);
    assertThat(times.subList(1, times.size()))
        .allMatch(row -> Double.parseDouble(row[2]) <= Double.parseDouble(row[3]));
  }

  @Test
  void thePicturesNumbersAreThoseOfTheGames() throws StudyException {
    Findings findings = Studies.played(folder, DEPTHS, 2);
    List<String> games = Studies.lines(folder, "games.csv");
    Tally first =
        games.stream()
            .skip(1)
            .map(line -> line.contains(",first,") ? 1.0 : line.contains(",draw,") ? 0.5 : 0.0)
            .reduce(Tally.NONE, Tally::plus, Tally::plus);
    assertThat(findings.duel().orElseThrow().firstSeat().tally()).isEqualTo(first);
    assertThat(findings.duel().orElseThrow().differences().games()).isEqualTo(60);
    assertThat(findings.duel().orElseThrow().differences().wins()).isEqualTo(first.wins());
    assertThat(findings.duel().orElseThrow().differences().losses()).isEqualTo(first.losses());
    DepthCurve curve = findings.depthCurves().getFirst();
    assertThat(findings.depthCurves()).hasSize(1);
    assertThat(curve.family()).hasToString("alphabeta");
    assertThat(curve.opponent()).contains(PlayerSpec.of("perfect"));
    assertThat(curve.points()).extracting(DepthCurve.Point::depth).containsExactly(1, 2, 3);
    CrossTable table = findings.against();
    assertThat(table.rows().get(1).get(0).orElseThrow().tally())
        .isEqualTo(curve.points().getFirst().tally())
        .isEqualTo(table.rows().get(0).get(1).orElseThrow().tally().reversed());
    assertThat(table.rows().get(1).get(2)).isEmpty();
    for (Convergence settled : findings.duel().orElseThrow().convergence()) {
      assertThat(settled.points()).hasSize(10).last().extracting("games").isEqualTo(20);
    }
  }

  @Test
  void theReportHoldsTheNumbersOfTheFindings() throws IOException, StudyException {
    Findings findings = Studies.played(folder, DEPTHS, 2);
    JsonNode report = new ObjectMapper().readTree(folder.resolve("report.json").toFile());
    assertThat(report.get("games").intValue()).isEqualTo(60);
    assertThat(report.get("finished").booleanValue()).isTrue();
    JsonNode pairing = report.get("pairings").get(0);
    assertThat(pairing.get("second").textValue()).isEqualTo("alphabeta:depth=1");
    assertThat(pairing.get("rate").doubleValue())
        .isCloseTo(findings.pairings().getFirst().score().estimate().rate(), within(1e-6));
    assertThat(report.get("players").get(0).get("play").get("bestShare").doubleValue()).isOne();
    assertThat(Files.readString(folder.resolve("pairings.csv")).lines().skip(1).findFirst())
        .hasValueSatisfying(
            line -> assertThat(line).startsWith("mattix-4,perfect,alphabeta:depth=1,20,"));
  }

  @Test
  void thePageIsOneWellFormedWholeThatNeedsNothingElse() throws Exception {
    Studies.played(folder, DEPTHS, 2);
    String page = Files.readString(folder.resolve("report.html"));
    assertThat(page).doesNotContain("NaN", "Infinity", "<script", "src=", "http");
    assertThat(page.split("<svg role=\"img\"", -1)).hasSize(1 + 8);
    String body = page.substring(page.indexOf("<body>"), page.indexOf("</html>"));
    DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new java.io.ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void whatSittingFirstIsWorthIsToldOfWhoeverOfAPairingSatFirst()
      throws IOException, StudyException {
    Studies.played(folder, DEPTHS, 2);
    assertThat(Files.readString(folder.resolve("report.html")))
        .contains("pairing (either one first)", "perfect and alphabeta:depth=1");
  }

  /** Of tic-tac-toe, which always begins alike, between two who leave nothing to chance. */
  private static Study repeating(int games, boolean self, Optional<Sprt> sprt) {
    Study study = Studies.of("tictactoe", games, "greedy", "alphabeta:depth=3");
    return study
        .edit()
        .games(games)
        .opening(0)
        .swap(true)
        .self(self)
        .gauntlet(Optional.empty())
        .exact(false)
        .sprt(sprt)
        .study();
  }

  @Test
  void copiesOfAGameAreOnePieceOfEvidence() throws IOException, StudyException {
    Findings one = Studies.played(folder.resolve("2"), repeating(2, false, Optional.empty()), 1);
    Findings many =
        Studies.played(folder.resolve("300"), repeating(300, false, Optional.empty()), 1);
    assertThat(many.games()).isEqualTo(300);
    assertThat(many.distinct()).isEqualTo(one.distinct()).isEqualTo(1);
    PairingResult result = many.pairings().getFirst();
    assertThat(result.score().tally()).isEqualTo(new Tally(150, 0, 150));
    assertThat(result.results()).isEqualTo(ResultCounts.ofPairs(0, 0, 1, 0, 0));
    assertThat(result.score().estimate()).isEqualTo(one.pairings().getFirst().score().estimate());
    assertThat(result.convergence().points().getLast().interval())
        .isEqualTo(result.convergence().points().getFirst().interval())
        .isEqualTo(result.score().estimate().interval());
    assertThat(many.against().totals().getFirst().estimate()).isEqualTo(result.score().estimate());
    assertThat(many.duel().orElseThrow().firstSeat().estimate())
        .isEqualTo(one.duel().orElseThrow().firstSeat().estimate());
    assertThat(Files.readString(folder.resolve("300").resolve("report.html")))
        .contains("300 games, 1 distinct, seed 1", "Duplicate games count once");
    JsonNode report =
        new ObjectMapper().readTree(folder.resolve("300").resolve("report.json").toFile());
    assertThat(report.path("distinctGames").intValue()).isEqualTo(1);
    assertThat(report.path("pairings").path(0).path("distinctGames").intValue()).isEqualTo(1);
  }

  @Test
  void opponentsThatPlayAlikeAreNoMoreEvidenceThanOne() throws StudyException {
    Study alike =
        Studies.of(
            "mattix-4",
            40,
            "alphabeta:depth=2",
            "alphabeta:depth=1",
            "alphabeta:depth=1,nodes=100000",
            "alphabeta:depth=1,nodes=100001",
            "alphabeta:depth=1,nodes=100002");
    Study gauntlet = alike.edit().gauntlet(Optional.of(alike.players().getFirst())).study();
    Findings findings = Studies.played(folder, gauntlet, 2);
    Interval one = findings.pairings().getFirst().score().estimate().interval();
    Interval all = findings.against().totals().getFirst().estimate().interval();
    assertThat(findings.pairings())
        .extracting(pairing -> pairing.score().tally())
        .containsOnly(findings.pairings().getFirst().score().tally());
    assertThat(all.low()).isCloseTo(one.low(), within(1e-9));
    assertThat(all.high()).isCloseTo(one.high(), within(1e-9));
  }

  @Test
  void aLadderHasStepsInsteadOfALeader() throws StudyException {
    Study ladder = Studies.ladder("mattix-4", 40, "random", "greedy", "perfect");
    Findings findings = Studies.played(folder, ladder, 1);
    assertThat(findings.steps())
        .containsExactlyElementsOf(
            findings.pairings().stream().map(step -> step.score().estimate().rate()).toList())
        .allMatch(share -> share > 0.5);
    assertThat(findings.leader()).isEmpty();
    assertThat(findings.against().leader()).isNotEmpty();
    Study all = Studies.of("mattix-4", 2, "random", "greedy");
    assertThat(Studies.played(folder.resolve("all"), all, 1).steps()).isEmpty();
  }

  @Test
  void aTestDoesNotSpeakOnCopiesOfOneGame() throws StudyException {
    Sprt test = new Sprt(0, 10, 0.05, 0.05);
    Findings findings = Studies.played(folder, repeating(400, false, Optional.of(test)), 1);
    PairingResult result = findings.pairings().getFirst();
    assertThat(result.score().tally().games()).isEqualTo(400);
    assertThat(result.decision()).isEqualTo(Sprt.Decision.GOES_ON);
    assertThat(result.ratio()).isBetween(-0.1, 0.1);
  }

  @Test
  void oneWhoMeetsItselfPlaysTheSameGameFromBothSeats() throws StudyException {
    Findings findings = Studies.played(folder, repeating(20, true, Optional.empty()), 1);
    assertThat(findings.pairings()).extracting(PairingResult::distinct).containsExactly(1, 1, 1);
    assertThat(findings.pairings().getFirst().score().estimate().rate()).isEqualTo(0.5);
  }

  @Test
  void equalGamesOfPlayersWithChanceAllCount() throws IOException, StudyException {
    Findings findings = Studies.played(folder, Studies.of("tictactoe", 300, "greedy", "random"), 2);
    assertThat(findings.distinct()).isEqualTo(300);
    assertThat(findings.pairings().getFirst().results().count()).isEqualTo(300);
    assertThat(Files.readString(folder.resolve("report.html"))).doesNotContain("distinct");
  }

  @Test
  void anUnfinishedStudyIsReportedToo() throws StudyException {
    Studies.open(folder, DEPTHS).close();
    Findings findings = StudyArchive.open(folder, CATALOG::kit).report();
    assertThat(findings.isDone()).isFalse();
    assertThat(Studies.files(folder).get("report.html")).contains("not finished");
  }
}
