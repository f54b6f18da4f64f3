package yomikiri.app.lab;

import static java.util.Comparator.comparingDouble;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.app.TestCatalog;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.ChartWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.race.RegretStudy.Point;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** The sentences of the presets say what the runs beside them found. */
final class PresetStudiesTest {
  private static final Path FOLDER = Path.of("../assets/studies");
  private static final Pattern RATE =
      Pattern.compile("\\d+\\.\\d%(?: \\(|（)\\d+\\.\\d–\\d+\\.\\d%[)）]");
  private static final Pattern FRACTION = Pattern.compile("[+−]?\\d+\\.\\d+");
  private static final Pattern LARGE = Pattern.compile("\\d{1,3}(,\\d{3})+|\\d{3}");

  /** A share of points, wins or first places, and whose it is. */
  private record Claim(String name, double rate, Interval interval) {
    Claim named(String other) {
      return new Claim(other, rate, interval);
    }

    String in(Texts texts) {
      return new ChartWords(texts).rate(rate, interval);
    }
  }

  private static List<Study> studies(Preset preset) {
    return PresetStudies.studies(preset, LabFixture.availableGames()::kit);
  }

  private static List<JsonNode> reports(Preset preset) throws IOException {
    List<JsonNode> reports = new ArrayList<>();
    for (String study : preset.studies()) {
      reports.add(new JsonMapper().readTree(FOLDER.resolve(study + "/report.json").toFile()));
    }
    return reports;
  }

  private static Texts texts(Language language) {
    Stream<String> games = TestCatalog.GAME_LIST.stream().map(GameUi::words).distinct();
    List<String> all =
        Stream.concat(games, Stream.of("/yomikiri/app/text", PresetStudies.PLACE)).toList();
    return new Texts(all, new SimpleObjectProperty<>(language));
  }

  private static String words(Texts texts, Preset preset, String part) {
    return texts.get("lab.preset." + preset.key() + "." + part);
  }

  @Test
  void everyPresetHasItsStudies() {
    for (Preset preset : Preset.values()) {
      assertThat(studies(preset)).hasSize(preset.studies().size());
    }
    assertThat(Preset.of("odd-depths")).contains(Preset.ODD_DEPTHS);
    assertThat(Preset.of("")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void reportsAreOfFinishedRunsOfTheirDefinitions(Preset preset) throws IOException {
    List<JsonNode> reports = reports(preset);
    for (Study study : studies(preset)) {
      check(study, reports.get(studies(preset).indexOf(study)));
    }
  }

  private static void check(Study study, JsonNode report) {
    JsonNode asked = report.path("study");
    assertThat(asked.path("game").asText()).isEqualTo(study.game());
    assertThat(asked.path("games").asText()).isEqualTo(Integer.toString(study.games()));
    assertThat(asked.path("seed").asText()).isEqualTo(Long.toString(study.seed()));
    assertThat(asked.path("swap").asText()).isEqualTo(Boolean.toString(study.swap()));
    assertThat(asked.path("exact").asText()).isEqualTo(Boolean.toString(study.exact()));
    assertThat(report.path("finished").booleanValue()).isTrue();
    for (JsonNode pairing : report.path("pairings")) {
      assertThat(
              pairing.path("wins").intValue()
                  + pairing.path("draws").intValue()
                  + pairing.path("losses").intValue())
          .isEqualTo(study.games());
    }
    assertThat(report.path("games").longValue())
        .isEqualTo((long) study.games() * study.pairings().size());
    assertThat(report.path("players").findValuesAsText("player"))
        .containsExactlyElementsOf(study.names());
  }

  @ParameterizedTest
  @EnumSource
  void whatAPresetAsksNamesTheGamesAndNodesOfItsStudies(Preset preset) {
    for (Language language : Language.values()) {
      String asked = words(texts(language), preset, "asked");
      for (Study study : studies(preset)) {
        assertThat(asked).contains(Figures.count(study.games()));
        study
            .players()
            .getFirst()
            .value(Parameter.NODES)
            .ifPresent(nodes -> assertThat(asked).contains(Figures.count(nodes.longValue())));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyShareIsTheReportsAndStandsWithItsPlayer(Preset preset) throws Exception {
    for (Language language : Language.values()) {
      Texts texts = texts(language);
      List<Claim> found = found(preset, new LabWords(texts, TestCatalog.GAME_LIST));
      assertStand(found, texts, words(texts, preset, "found"));
      assertStand(measured(preset, found, texts), texts, words(texts, preset, "measured"));
    }
  }

  /** Each share stands in its place, behind the name of whose it is. */
  private static void assertStand(List<Claim> claims, Texts texts, String words) {
    List<MatchResult> rates = RATE.matcher(words).results().toList();
    assertThat(rates.stream().map(MatchResult::group))
        .containsExactlyElementsOf(claims.stream().map(claim -> claim.in(texts)).toList());
    String all = words.replace('\n', ' ');
    for (int i = 0; i < claims.size(); i++) {
      String before = all.substring(0, rates.get(i).start());
      int name = before.lastIndexOf(claims.get(i).name());
      assertThat(name).as("%s", claims.get(i)).isNotNegative();
      assertThat(claims.subList(0, i).stream().map(Claim::name))
          .as("%s stands behind another name", claims.get(i))
          .allMatch(other -> before.lastIndexOf(other) <= name);
    }
  }

  private static List<Claim> measured(Preset preset, List<Claim> found, Texts texts)
      throws Exception {
    return switch (preset) {
      case LUCK, EQUAL_TIME -> found.subList(0, 1);
      case ODD_DEPTHS -> found.subList(1, 3);
      case ADVANTAGE -> List.of(found.get(0), found.get(3));
      case EVALUATIONS -> {
        String judges = "alphabeta:depth=1,eval=mixed";
        String counts = "alphabeta:depth=4,eval=discs";
        LabWords words = new LabWords(texts, TestCatalog.GAME_LIST);
        String name = words.names().player(PlayerSpec.parse(counts));
        yield List.of(between(reports(preset).getFirst(), judges, counts).named(name));
      }
      case TREES -> List.of(found.get(0), found.get(18));
      case TRON -> List.of(found.get(0), found.get(3).named("3"), found.get(6).named("4"));
      case TRAPEZ -> found;
      case LADDERS ->
          Stream.of(
                  Collections.min(found, comparingDouble(Claim::rate)),
                  Collections.max(found, comparingDouble(Claim::rate)))
              .map(step -> step.named(""))
              .toList();
    };
  }

  private static List<Claim> found(Preset preset, LabWords words) throws Exception {
    List<Claim> found = new ArrayList<>();
    for (JsonNode report : reports(preset)) {
      List<JsonNode> pairings = nodes(report.path("pairings"));
      List<JsonNode> players = nodes(report.path("players"));
      switch (preset) {
        case LUCK -> found.add(claim("", pairings.getFirst()));
        case TRAPEZ ->
            found.add(claim(name(words, players.getFirst(), "player"), pairings.getFirst()));
        case ODD_DEPTHS ->
            nodes(report.at("/depthCurves/0/points")).forEach(point -> found.add(claim("", point)));
        case ADVANTAGE -> {
          String game = words.game(report.at("/study/game").textValue());
          JsonNode values = report.path("layoutValues");
          double games = values.path("games").doubleValue();
          for (String outcome : List.of("wins", "draws", "losses")) {
            double share = values.path(outcome).doubleValue() / games;
            found.add(new Claim(game, share, Interval.wilson(share, games)));
          }
        }
        case EQUAL_TIME -> ranked(players, words, found);
        case TREES -> {
          if (report.at("/study/game").textValue().equals("tron-joint")) {
            for (List<Integer> pair : List.of(List.of(2, 0), List.of(2, 1), List.of(1, 0))) {
              JsonNode other = players.get(pair.get(1));
              String one = players.get(pair.get(0)).path("player").textValue();
              found.add(
                  between(report, one, other.path("player").textValue())
                      .named(name(words, other, "player")));
            }
          } else {
            ranked(players, words, found);
          }
        }
        case EVALUATIONS -> evaluations(report, words, found);
        case LADDERS -> {
          String game = words.game(report.at("/study/game").textValue());
          for (int rung = 1; rung < players.size(); rung++) {
            String upper = players.get(rung).path("player").textValue();
            String lower = players.get(rung - 1).path("player").textValue();
            found.add(between(report, upper, lower).named(game));
          }
        }
        case TRON -> {
          for (JsonNode pairing : pairings) {
            found.add(claim(name(words, pairing, "second"), pairing));
          }
          for (JsonNode player : pairings.isEmpty() ? players : List.<JsonNode>of()) {
            found.add(claim(name(words, player, "player"), player, "firstShare", "firstInterval"));
          }
        }
      }
    }
    return found;
  }

  /** What each scored against all others, the best first. */
  private static void ranked(List<JsonNode> players, LabWords words, List<Claim> found)
      throws NotationException {
    players.sort(comparingDouble(player -> -player.path("rate").doubleValue()));
    for (JsonNode player : players) {
      found.add(claim(name(words, player, "player"), player));
    }
  }

  /** How each evaluation did at every depth, then what every move of depth more was worth. */
  private static void evaluations(JsonNode report, LabWords words, List<Claim> found)
      throws NotationException {
    List<Claim> deeper = new ArrayList<>();
    for (JsonNode curve : report.path("depthCurves")) {
      String name = name(words, curve, "family");
      String evaluation = curve.path("family").textValue().replaceFirst(".*eval=", "");
      nodes(curve.path("points")).forEach(point -> found.add(claim(name, point)));
      for (int depth = 2; depth <= curve.path("points").size(); depth++) {
        String player = "alphabeta:depth=%d,eval=" + evaluation;
        deeper.add(
            between(report, player.formatted(depth), player.formatted(depth - 1)).named(name));
      }
    }
    found.addAll(deeper);
  }

  /** What {@code one} scored against {@code other}, whichever of them is named first. */
  private static Claim between(JsonNode report, String one, String other) {
    for (JsonNode pairing : report.path(report.has("pairings") ? "pairings" : "endedBefore")) {
      String first = pairing.path("first").textValue();
      if (Set.of(one, other).equals(Set.of(first, pairing.path("second").textValue()))) {
        double rate = pairing.path("rate").doubleValue();
        double low = pairing.at("/interval/0").doubleValue();
        double high = pairing.at("/interval/1").doubleValue();
        return first.equals(one)
            ? new Claim("", rate, new Interval(low, high))
            : new Claim("", 1 - rate, new Interval(1 - high, 1 - low));
      }
    }
    throw new AssertionError("no pairing of " + one + " and " + other);
  }

  private static String name(LabWords words, JsonNode node, String field) throws NotationException {
    return words.names().player(PlayerSpec.parse(node.path(field).textValue()));
  }

  private static Claim claim(String name, JsonNode node) {
    return claim(name, node, "rate", "interval");
  }

  private static Claim claim(String name, JsonNode node, String rate, String interval) {
    JsonNode range = node.path(interval);
    return new Claim(
        name,
        node.path(rate).doubleValue(),
        new Interval(range.path(0).doubleValue(), range.path(1).doubleValue()));
  }

  private static List<JsonNode> nodes(JsonNode list) {
    return new ArrayList<>(StreamSupport.stream(list.spliterator(), false).toList());
  }

  @ParameterizedTest
  @EnumSource
  void everyOtherFigureIsOfTheReportToo(Preset preset) throws IOException {
    Set<String> known = new TreeSet<>();
    for (JsonNode report : reports(preset)) {
      collect(report, known);
      JsonNode values = report.path("layoutValues");
      double games = values.path("games").doubleValue();
      known.add(Figures.fixed(Interval.reach(values.path("deviation").doubleValue(), games), 2));
    }
    for (Study study : studies(preset)) {
      known.add(Figures.fixed(100.0 / study.seats(), 1));
      study.players().forEach(p -> known.addAll(all(LARGE, grouped(p))));
      study.players().forEach(p -> known.addAll(all(FRACTION, p.toString())));
    }
    for (Language language : Language.values()) {
      Texts texts = texts(language);
      String found = RATE.matcher(words(texts, preset, "found")).replaceAll("");
      assertThat(known).containsAll(all(FRACTION, found)).containsAll(all(LARGE, found));
      String asked = words(texts, preset, "asked").replace("80.6%", ""); // the original's
      assertThat(known).containsAll(all(LARGE, asked));
    }
  }

  private static String grouped(PlayerSpec player) {
    return Pattern.compile("\\d+")
        .matcher(player.toString())
        .replaceAll(number -> Figures.count(Long.parseLong(number.group())));
  }

  private static List<String> all(Pattern figures, String words) {
    return figures.matcher(words).results().map(MatchResult::group).toList();
  }

  /** All numbers of a report in every way in which the sentences may round them. */
  private static void collect(JsonNode node, Set<String> known) {
    node.forEach(part -> collect(part, known));
    if (node.isNumber()) {
      double number = node.doubleValue();
      known.add(Figures.fixed(number, 2));
      known.add(Figures.fixed(100 * number, 1));
      known.add(Figures.count(Math.round(number)));
    }
  }

  @Test
  void oddDepthsWorseThanTheEvenOneBelowThemAreCounted() throws IOException {
    List<JsonNode> points =
        nodes(reports(Preset.ODD_DEPTHS).getFirst().at("/depthCurves/0/points"));
    int odd = 0;
    int worse = 0;
    for (int i = 2; i < points.size(); i += 2) {
      odd++;
      double below = points.get(i - 1).path("rate").doubleValue();
      worse += points.get(i).path("rate").doubleValue() < below ? 1 : 0;
    }
    assertThat(words(texts(Language.ENGLISH), Preset.ODD_DEPTHS, "found"))
        .startsWith(worse + " of " + odd + " odd depths")
        .contains(lines("Depth %d against depth 1: ", points, Language.ENGLISH));
    assertThat(words(texts(Language.JAPANESE), Preset.ODD_DEPTHS, "found"))
        .startsWith(odd + " 個の奇数の深さのうち " + worse + " 個")
        .contains(lines("深さ %d 対深さ 1：", points, Language.JAPANESE));
  }

  private static List<String> lines(String each, List<JsonNode> points, Language language) {
    return points.stream()
        .map(p -> each.formatted(p.path("depth").intValue()) + claim("", p).in(texts(language)))
        .toList();
  }

  @Test
  void ofAPlayerAgainstItselfNothingIsSaidToBeProven() {
    assertThat(words(texts(Language.ENGLISH), Preset.TRAPEZ, "found"))
        .contains("a measurement, not a proof");
  }

  @Test
  void whatTheSearchesGaveAwayIsReadAsItWasShipped() {
    SequencedMap<String, List<Point>> games = PresetStudies.regret();
    assertThat(games).hasSize(10);
    assertThat(games.values()).allSatisfy(points -> assertThat(points).hasSizeBetween(24, 54));
    for (Language language : Language.values()) {
      String measured = texts(language).get("lab.preset.regret.measured");
      for (String player : List.of("expert", "mcts")) {
        Point point =
            games.getOrDefault("othello-8", List.of()).stream()
                .filter(each -> each.nodes() == 3000)
                .filter(each -> each.player().toString().equals(player))
                .findFirst()
                .orElseThrow();
        assertThat(measured).contains(Figures.fixed(point.regret(), 2));
        assertThat(point.regretInterval().low()).isLessThan(point.regret());
        assertThat(point.positions()).isEqualTo(1000);
      }
    }
  }
}
