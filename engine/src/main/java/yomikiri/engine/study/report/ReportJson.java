package yomikiri.engine.study.report;

import static yomikiri.engine.study.report.Json.object;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.report.CrossTable.Cell;
import yomikiri.engine.think.PlayerSpec;

/** Writes the report for programs; fields that do not apply to the study are left out. */
final class ReportJson {
  private static final double NANOS_A_MILLISECOND = 1e6;
  private static final List<String> FOR_TWO = List.of("wins", "draws", "losses");
  private static final List<String> FOR_MORE = List.of("before", "equal", "after");

  private final Findings findings;
  private final Study study;
  private final List<String> names;

  private ReportJson(Findings findings) {
    this.findings = findings;
    this.study = findings.study();
    this.names = study.names();
  }

  /** The text of the file; what moves took only if the games differ from run to run, too. */
  static String text(Findings findings) {
    return Json.page(new ReportJson(findings).all()) + "\n";
  }

  /** All in one line, with what moves took. */
  static String line(Findings findings) {
    ReportJson json = new ReportJson(findings);
    Map<String, Object> all = json.all();
    all.put("times", json.times());
    return Json.rounded(all) + "\n";
  }

  private Map<String, Object> all() {
    Map<String, Object> all =
        object(
            "study", settings(),
            "games", findings.games(),
            "distinctGames", findings.distinct(),
            "finished", findings.isDone());
    all.putAll(findings.duel().map(this::ofTwo).orElseGet(this::ofMore));
    if (!findings.unrepeatable().isEmpty()) {
      all.put("notRepeatable", findings.unrepeatable());
      all.put("times", times());
    }
    return all;
  }

  private Map<String, Object> ofTwo(DuelDetails duel) {
    Map<String, Object> firstSeat = score(FOR_TWO, duel.firstSeat());
    firstSeat.put("meanDifference", duel.differences().mean());
    return object(
        "pairings", duel.pairings().stream().map(this::pairing).toList(),
        "players", players(player -> entrant(duel, player)),
        "firstSeat", firstSeat,
        "depthCurves", findings.depthCurves().stream().map(ReportJson::curve).toList(),
        "scoreDifferences", spread(duel.differences()),
        "layoutValues", study.exact() ? spread(duel.layouts()) : null);
  }

  private Map<String, Object> ofMore() {
    List<Object> before = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        Optional<Cell> cell = findings.against().rows().get(i).get(j);
        if (cell.isPresent()) {
          Map<String, Object> two = object("first", names.get(i), "second", names.get(j));
          two.putAll(score(FOR_MORE, cell.get()));
          before.add(two);
        }
      }
    }
    return object(
        "players", players(this::placed),
        "seats", findings.seats().stream().map(ReportJson::places).toList(),
        "endedBefore", before);
  }

  private List<Map<String, Object>> players(IntFunction<Map<String, Object>> of) {
    return IntStream.range(0, names.size()).mapToObj(of).toList();
  }

  /** All that a study sets, by name. */
  private Map<String, String> settings() {
    Map<String, String> settings = new LinkedHashMap<>();
    for (List<String> setting : StudyText.settings(study)) {
      if (!setting.get(1).equals(StudyText.UNSET)) {
        settings.put(setting.get(0), setting.get(1));
      }
    }
    return settings;
  }

  /** Counts of games if any, and what they tell; {@code results} names more, same and less. */
  private static Map<String, Object> score(List<String> results, Cell cell) {
    Map<String, Object> score = rate(results, cell);
    if (cell.tally().games() > 0) {
      EloEstimate estimate = cell.estimate();
      score.put("elo", estimate.elo());
      score.put("eloInterval", ends(estimate.eloInterval()));
      score.put("superiority", estimate.los());
    }
    return score;
  }

  /** The same without what follows from the share of points. */
  private static Map<String, Object> rate(List<String> results, Cell cell) {
    Map<String, Object> rate =
        object(
            "games",
            cell.tally().games(),
            results.get(0),
            cell.tally().wins(),
            results.get(1),
            cell.tally().draws(),
            results.get(2),
            cell.tally().losses());
    if (cell.tally().games() > 0) {
      rate.put("rate", cell.estimate().rate());
      rate.put("interval", ends(cell.estimate().interval()));
    }
    return rate;
  }

  private static List<Double> ends(Interval interval) {
    return List.of(interval.low(), interval.high());
  }

  /** Where somebody came in, in games for more than two; without a game nothing is said. */
  private static Map<String, Object> places(Contender contender) {
    boolean played = contender.games() > 0;
    return object(
        "games", contender.games(),
        "meanReward", played ? contender.estimate().rate() : null,
        "meanPlace", played ? contender.place() : null,
        "placeInterval", played ? ends(contender.placeInterval()) : null,
        "firstPlaces", contender.firstPlaces(),
        "firstShare", played ? contender.first().rate() : null,
        "firstInterval", played ? ends(contender.first().interval()) : null);
  }

  private Map<String, Object> placed(int player) {
    Contender contender = findings.players().get(player);
    List<@Nullable Double> bySeat = new ArrayList<>();
    contender.placeBySeat().forEach(place -> bySeat.add(place == 0 ? null : place));
    Map<String, Object> placed = object("player", names.get(player));
    placed.putAll(places(contender));
    placed.putAll(object("forfeits", contender.forfeits(), "placeBySeat", bySeat));
    return placed;
  }

  private List<Map<String, Object>> times() {
    return players(this::times);
  }

  /** What the moves of a player took, in milliseconds. */
  private Map<String, Object> times(int player) {
    MoveTimes times = findings.players().get(player).times();
    long limited = times.over().moves();
    return object(
        "player",
        names.get(player),
        "moves",
        times.moves(),
        "mean",
        times.mean() / NANOS_A_MILLISECOND,
        "longest",
        times.longest() / NANOS_A_MILLISECOND,
        "limited",
        limited == 0 ? null : limited,
        "overP50",
        limited == 0 ? null : times.over().within(0.5) / NANOS_A_MILLISECOND,
        "overP99",
        limited == 0 ? null : times.over().within(0.99) / NANOS_A_MILLISECOND);
  }

  private Map<String, Object> pairing(PairingResult result) {
    Map<String, Object> pairing =
        object(
            "first", names.get(result.pairing().first()),
            "second", names.get(result.pairing().second()),
            "planned", result.planned(),
            "distinctGames", result.distinct());
    pairing.putAll(score(FOR_TWO, result.score()));
    pairing.putAll(
        object(
            "pairs", study.swap() ? result.results().pairs() : null,
            "results", study.swap() ? null : result.results().games(),
            "meanDifference", result.difference(),
            "differenceError",
                result.differenceError().isPresent()
                    ? result.differenceError().getAsDouble()
                    : null,
            "accountFrom", study.exact() && result.accountFrom() > 0 ? result.accountFrom() : null,
            "layout", study.exact() ? result.layout() : null,
            "pointsLost", study.exact() ? result.losses() : null,
            "forfeits", result.forfeits(),
            "bySeat", result.bySeat().stream().map(cell -> rate(FOR_TWO, cell)).toList(),
            "sprt", study.sprt().map(sprt -> test(sprt, result)).orElse(null),
            "convergence",
                result.convergence().points().stream().map(ReportJson::numbers).toList()));
    return pairing;
  }

  private static List<Number> numbers(Convergence.Point point) {
    Interval interval = point.interval();
    return List.of(point.games(), point.rate(), interval.low(), interval.high(), point.ratio());
  }

  private static Map<String, Object> test(Sprt sprt, PairingResult result) {
    return object(
        "ratio", result.ratio(),
        "lower", sprt.lower(),
        "upper", sprt.upper(),
        "verdict", result.decision().key());
  }

  private Map<String, Object> entrant(DuelDetails duel, int player) {
    Map<String, Object> entrant = object("player", names.get(player));
    entrant.putAll(score(FOR_TWO, findings.against().totals().get(player)));
    if (study.exact()) {
      List<PlayQuality.Play> phases = duel.play(player);
      entrant.putAll(
          object(
              "play", play(phases.stream().reduce(PlayQuality.Play.NONE, PlayQuality.Play::plus)),
              "opening", play(phases.get(0)),
              "middle", play(phases.get(1)),
              "end", play(phases.get(2))));
    }
    return entrant;
  }

  private static Map<String, Object> play(PlayQuality.Play play) {
    return object(
        "moves", play.moves(), "bestShare", play.bestShare(), "meanLoss", play.meanLoss());
  }

  private static Map<String, Object> curve(DepthCurve curve) {
    return object(
        "family", curve.family().toString(),
        "opponent", curve.opponent().map(PlayerSpec::toString).orElse("all"),
        "points", curve.points().stream().map(ReportJson::point).toList());
  }

  private static Map<String, Object> point(DepthCurve.Point point) {
    Map<String, Object> json = object("depth", point.depth());
    json.putAll(score(FOR_TWO, new Cell(point.tally(), point.estimate())));
    return json;
  }

  private static Map<String, Object> spread(Histogram histogram) {
    return object(
        "games", histogram.games(),
        "mean", histogram.mean(),
        "deviation", histogram.deviation(),
        "wins", histogram.wins(),
        "draws", histogram.draws(),
        "losses", histogram.losses(),
        "bars",
            histogram.bars().stream()
                .map(b -> List.of((long) b.from(), (long) b.to(), b.wins(), b.draws(), b.losses()))
                .toList());
  }
}
