package yomikiri.app.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.app.chart.ChartWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** What came out of the shipped runs, in sentences; every figure is the run's. */
record PresetWords(Texts texts, LabWords words) {
  /**
   * What a preset's studies ask, with their numbers of games, then of nodes where these are set.
   */
  String asked(Preset preset, List<Study> studies) {
    Stream<Double> nodes =
        studies.stream()
            .flatMap(study -> study.players().getFirst().value(Parameter.NODES).stream());
    Stream<Double> games = studies.stream().map(study -> (double) study.games());
    return texts.get(
        "lab.preset." + preset.key() + ".asked",
        Stream.concat(games, nodes).map(figure -> Figures.count(figure.longValue())).toArray());
  }

  /** The paragraphs of a preset's page. */
  List<String> found(Preset preset, List<ShippedRun> runs) {
    List<JsonNode> reports = reports(runs);
    if (reports.size() < runs.size()) {
      return List.of(texts.get("lab.preset.unshipped"));
    }
    return switch (preset) {
      case LUCK -> luck(reports.getFirst());
      case ODD_DEPTHS -> depths(depthPoints(reports));
      case ADVANTAGE -> runs.stream().map(this::advantage).toList();
      case EQUAL_TIME -> ranking(reports.getFirst());
      case EVALUATIONS -> evaluations(reports.getFirst());
      case TRON -> runs.stream().map(this::standings).flatMap(List::stream).toList();
      case TRAPEZ ->
          Stream.concat(
                  Stream.of(texts.get("lab.found.first-wins")),
                  runs.stream().map(this::firstAgainstItself))
              .toList();
    };
  }

  /** The answer in a few short lines, with its intervals; empty where no run is shipped. */
  String measured(Preset preset, List<ShippedRun> runs) {
    List<JsonNode> reports = reports(runs);
    if (reports.size() < runs.size()) {
      return "";
    }
    return switch (preset) {
      case LUCK ->
          texts.get("lab.measured.luck", rate(reports.getFirst().path("pairings").path(0)));
      case ODD_DEPTHS -> {
        JsonNode even = depthPoints(reports).path(1);
        JsonNode odd = depthPoints(reports).path(2);
        yield texts.get(
            "lab.measured.depths",
            even.path("depth").intValue(),
            rate(even),
            odd.path("depth").intValue(),
            rate(odd));
      }
      case ADVANTAGE ->
          runs.stream()
              .map(this::firstWins)
              .collect(Collectors.joining("\n", texts.get("lab.measured.first-wins") + "\n", ""));
      case EQUAL_TIME -> {
        JsonNode best = ranked(reports.getFirst()).getFirst();
        yield texts.get("lab.measured.best", player(best), rate(best));
      }
      case EVALUATIONS -> {
        PlayerSpec judges = looking(1, "mixed");
        PlayerSpec counts = looking(4, "discs");
        yield texts.get(
            "lab.measured.against",
            words.names().player(judges),
            words.names().player(counts),
            rate(reports.getFirst(), judges, counts));
      }
      case TRON -> runs.stream().map(this::strongest).collect(Collectors.joining("\n"));
      case TRAPEZ ->
          runs.stream()
              .map(this::firstAgainstItself)
              .collect(Collectors.joining("\n", texts.get("lab.measured.first-wins") + "\n", ""));
    };
  }

  private static List<JsonNode> reports(List<ShippedRun> runs) {
    return runs.stream().map(ShippedRun::report).flatMap(Optional::stream).toList();
  }

  private static JsonNode depthPoints(List<JsonNode> reports) {
    return reports.getFirst().path("depthCurves").path(0).path("points");
  }

  private String firstWins(ShippedRun run) {
    JsonNode values = run.report().orElseThrow().path("layoutValues");
    return texts.get(
        "joined.colon",
        words.game(run.study().game()),
        share(values, "wins", values.path("games").doubleValue()));
  }

  /** How often the first seat won where a player met itself. */
  private String firstAgainstItself(ShippedRun run) {
    JsonNode pairing = run.report().orElseThrow().path("pairings").path(0);
    return texts.get(
        "joined.colon", words.names().player(spec(pairing.path("first"))), rate(pairing));
  }

  private List<String> luck(JsonNode report) {
    JsonNode pairing = report.path("pairings").path(0);
    JsonNode elo = pairing.path("eloInterval");
    return List.of(
        texts.get(
            "lab.found.luck",
            count(pairing, "games"),
            count(pairing, "wins"),
            count(pairing, "draws"),
            count(pairing, "losses"),
            rate(pairing)),
        texts.get(
            "lab.found.luck.elo",
            rounded(pairing.path("elo")),
            rounded(elo.path(0)),
            rounded(elo.path(1))),
        texts.get(
            "lab.found.luck.loss",
            fixed(pairing.path("pointsLost").path(0)),
            fixed(pairing.path("pointsLost").path(1)),
            Figures.percent(
                report.path("players").path(1).path("play").path("bestShare").doubleValue())));
  }

  private List<String> depths(JsonNode points) {
    List<String> lines = new ArrayList<>();
    int odd = 0;
    int worse = 0;
    for (int i = 0; i < points.size(); i++) {
      JsonNode point = points.path(i);
      int depth = point.path("depth").intValue();
      lines.add(texts.get("lab.found.depth", depth, rate(point)));
      if (depth % 2 == 1 && i > 0) {
        odd++;
        double below = points.path(i - 1).path("rate").doubleValue();
        worse += point.path("rate").doubleValue() < below ? 1 : 0;
      }
    }
    lines.addFirst(texts.get("lab.found.odd", worse, odd));
    return lines;
  }

  private String advantage(ShippedRun run) {
    JsonNode values = run.report().orElseThrow().path("layoutValues");
    double games = values.path("games").doubleValue();
    return texts.get(
        "lab.found.advantage",
        words.game(run.study().game()),
        count(values, "games"),
        share(values, "wins", games),
        share(values, "draws", games),
        share(values, "losses", games),
        fixed(values.path("mean"))
            + " ± "
            + Figures.fixed(Interval.reach(values.path("deviation").doubleValue(), games), 2),
        fixed(values.path("deviation")));
  }

  private String share(JsonNode values, String outcome, double games) {
    double share = values.path(outcome).doubleValue() / games;
    return new ChartWords(texts).rate(share, Interval.wilson(share, games));
  }

  /** The players, the best first. */
  private static List<JsonNode> ranked(JsonNode report) {
    List<JsonNode> players = new ArrayList<>();
    report.path("players").forEach(players::add);
    players.sort(
        Comparator.comparingDouble((JsonNode player) -> player.path("rate").doubleValue())
            .reversed());
    return players;
  }

  private List<String> ranking(JsonNode report) {
    List<String> lines = new ArrayList<>();
    for (JsonNode player : ranked(report)) {
      lines.add(texts.get("lab.found.rank", lines.size() + 1, player(player), rate(player)));
    }
    return lines;
  }

  /** How each evaluation did at every depth, then what every ply more was worth to it. */
  private List<String> evaluations(JsonNode report) {
    List<String> against = new ArrayList<>(List.of(texts.get("lab.found.against-all")));
    List<String> deeper = new ArrayList<>(List.of(texts.get("lab.found.deeper")));
    for (JsonNode curve : report.path("depthCurves")) {
      PlayerSpec family = spec(curve.path("family"));
      List<String> rates = new ArrayList<>();
      List<String> steps = new ArrayList<>();
      for (JsonNode point : curve.path("points")) {
        int depth = point.path("depth").intValue();
        rates.add(texts.get("lab.found.at-depth", depth, rate(point)));
        if (depth > 1) {
          String step = rate(report, at(depth, family), at(depth - 1, family));
          steps.add(texts.get("lab.found.step", depth - 1, depth, step));
        }
      }
      String name = words.names().player(family);
      against.add(texts.get("joined.colon", name, texts.listed(rates)));
      deeper.add(texts.get("joined.colon", name, texts.listed(steps)));
    }
    against.addAll(deeper);
    return against;
  }

  private static PlayerSpec looking(int depth, String evaluation) {
    return at(depth, PlayerSpec.of("alphabeta").with("eval", evaluation));
  }

  private static PlayerSpec at(int depth, PlayerSpec family) {
    return new PlayerSpec(family.name(), new LinkedHashMap<>())
        .with(Parameter.DEPTH.name(), Integer.toString(depth))
        .with(family.settings());
  }

  /** Among two the share of points of all who met, among more the places of everybody. */
  private List<String> standings(ShippedRun run) {
    JsonNode report = run.report().orElseThrow();
    String game = words.game(run.study().game());
    List<String> lines = new ArrayList<>();
    if (run.study().seats() == 2) {
      lines.add(texts.get("lab.found.points", game));
      for (JsonNode pairing : report.path("pairings")) {
        String first = words.names().player(spec(pairing.path("first")));
        String second = words.names().player(spec(pairing.path("second")));
        lines.add(texts.get("lab.found.pairing", first, second, rate(pairing)));
      }
    } else {
      lines.add(texts.get("lab.found.places", game, evenShare(run)));
      for (JsonNode player : report.path("players")) {
        String place =
            new ChartWords(texts)
                .place(
                    player.path("meanPlace").doubleValue(), interval(player.path("placeInterval")));
        lines.add(texts.get("lab.found.standing", player(player), place, firsts(player)));
      }
    }
    return lines;
  }

  /** How the first of a study's players did: against the second, or among several. */
  private String strongest(ShippedRun run) {
    JsonNode report = run.report().orElseThrow();
    List<PlayerSpec> players = run.study().players();
    return run.study().seats() == 2
        ? texts.get(
            "lab.measured.against",
            words.names().player(players.get(0)),
            words.names().player(players.get(1)),
            rate(report, players.get(0), players.get(1)))
        : texts.get(
            "lab.measured.firsts",
            words.game(run.study().game()),
            firsts(report.path("players").path(0)),
            evenShare(run));
  }

  private static String evenShare(ShippedRun run) {
    return Figures.percent(1.0 / run.study().seats());
  }

  private String firsts(JsonNode player) {
    return rate(player, "firstShare", "firstInterval");
  }

  /** What {@code one} scored against {@code other}, whichever of them is named first. */
  private String rate(JsonNode report, PlayerSpec one, PlayerSpec other) {
    for (JsonNode pairing : report.path("pairings")) {
      List<String> names =
          List.of(pairing.path("first").textValue(), pairing.path("second").textValue());
      if (names.equals(List.of(one.toString(), other.toString()))) {
        return rate(pairing);
      }
      if (names.equals(List.of(other.toString(), one.toString()))) {
        JsonNode interval = pairing.path("interval");
        return new ChartWords(texts)
            .rate(
                1 - pairing.path("rate").doubleValue(),
                new Interval(
                    1 - interval.path(1).doubleValue(), 1 - interval.path(0).doubleValue()));
      }
    }
    throw new IllegalStateException("the shipped report has no pairing of " + one + ", " + other);
  }

  private String player(JsonNode node) {
    return words.names().player(spec(node.path("player")));
  }

  private static PlayerSpec spec(JsonNode text) {
    try {
      return PlayerSpec.parse(text.textValue());
    } catch (NotationException e) {
      throw new IllegalStateException("a shipped report is damaged", e);
    }
  }

  private static String count(JsonNode node, String field) {
    return Figures.count(node.path(field).longValue());
  }

  private String rate(JsonNode node) {
    return rate(node, "rate", "interval");
  }

  private String rate(JsonNode node, String rate, String range) {
    return new ChartWords(texts).rate(node.path(rate).doubleValue(), interval(node.path(range)));
  }

  private static Interval interval(JsonNode node) {
    return new Interval(node.path(0).doubleValue(), node.path(1).doubleValue());
  }

  /** An Elo difference; infinite where the report has null. */
  private static String rounded(JsonNode number) {
    return number.isNumber() ? Figures.signed(number.doubleValue(), 0) : "∞";
  }

  private static String fixed(JsonNode number) {
    return Figures.fixed(number.doubleValue(), 2);
  }
}
