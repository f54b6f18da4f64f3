package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.CrossTable.Cell;
import yomikiri.engine.study.report.ReportTable.Column;
import yomikiri.engine.think.PlayerSpec;

/** Writes the report for people: one page that needs nothing else, light or dark as they prefer. */
final class ReportHtml {
  private static final int MOST_CURVES = 12;
  private static final String LEGEND =
      """
      <p class="legend"><svg width="14" height="14"><rect class="win" width="14" height="14"/></svg> first seat wins
      <svg width="14" height="14"><rect class="draw" width="14" height="14"/></svg> draw
      <svg width="14" height="14"><rect class="loss" width="14" height="14"/></svg> second seat wins</p>
      """;
  private static final String COPIES =
      """
      <p class="quiet">Duplicate games count once: if no player plays with any randomness or a time limit, a repeated game tells nothing new. Shares, Elo and their intervals rest on the distinct games.</p>
      """;
  private static final String LAYOUTS =
      """
      <p class="quiet">All pairings meet on the same layouts. Every interval counts the games on one layout as one block, so more pairings cannot stand in for more layouts.</p>
      """;
  private final Findings findings;
  private final Study study;
  private final StudyTables tables;

  private ReportHtml(Findings findings) {
    this.findings = findings;
    this.study = findings.study();
    this.tables = new StudyTables(findings, study.names());
  }

  static String text(Findings findings) {
    return new ReportHtml(findings).page();
  }

  private String page() {
    String sections = findings.duel().map(this::ofTwo).orElseGet(this::ofMore);
    return HtmlPage.text(findings, layouts(), sections + times());
  }

  /** Left out where the page is the same in every run. */
  private String times() {
    TimeReport times = new TimeReport(findings);
    return !times.isNeeded()
        ? ""
        : HtmlPage.section(
            "Time",
            "<p>" + HtmlPage.escaped(times.warning()) + "</p>\n",
            times.table().html(),
            "<p class=\"quiet\">" + HtmlPage.escaped(times.rule()) + "</p>\n");
  }

  private String layouts() {
    if (!study.swap()) {
      return "every layout once";
    }
    return study.seats() == 2
        ? "every layout twice with seats swapped"
        : "every layout in all seat orders";
  }

  private String copies() {
    return findings.distinct() < findings.games() ? COPIES : "";
  }

  private String ofMore() {
    String places =
        HtmlPage.section(
            "Places",
            tables.places().html(),
            "<p class=\"quiet\">Players who share places get the mean of them. First places: not"
                + " shared. Reward: from 1 for the first place to 0 for the last. In seat: mean"
                + " place in the games in that seat.</p>\n",
            copies());
    return findings.games() == 0
        ? places
        : places
            + HtmlPage.section(
                "Who finishes ahead of whom",
                SvgPictures.of(findings.against()),
                tables.comparisons().html(),
                "<p class=\"quiet\">Games in which both took part, from the point of view of the"
                    + " player named first. Share: how often it finished ahead; a shared place"
                    + " counts half. Stronger: how likely it is to be the stronger one.</p>\n")
            + HtmlPage.section(
                "What the seats are worth",
                "<p>All games, whoever sat there.</p>\n",
                tables.seats().html());
  }

  private String ofTwo(DuelDetails duel) {
    StringBuilder page = new StringBuilder(pairings());
    if (findings.games() > 0) {
      page.append(crossTable()).append(differences(duel.differences()));
      findings.depthCurves().forEach(curve -> page.append(depths(curve)));
      page.append(convergence(duel)).append(seats(duel));
      if (study.exact()) {
        page.append(accounts(duel));
      }
    }
    return page.toString();
  }

  private String pairing(Pairing pairing) {
    return study.names().get(pairing.first()) + " – " + study.names().get(pairing.second());
  }

  /** The same where neither stands first. */
  private String both(Pairing pairing) {
    String second = study.names().get(pairing.second());
    return study.names().get(pairing.first())
        + " and "
        + (pairing.first() == pairing.second() ? "itself" : second);
  }

  private String pairings() {
    String leader = findings.leader();
    return HtmlPage.section(
        "Pairings",
        leader.isEmpty() ? "" : "<p>" + HtmlPage.escaped(leader) + "</p>\n",
        tables.comparisons().html(),
        "<p class=\"quiet\">From the point of view of the player named first, wherever it sat."
            + " Score: a draw counts half. Stronger: how likely it is to be the stronger one."
            + " Points: mean score difference.</p>\n",
        findings.pairings().size() > 1 ? LAYOUTS : "",
        copies());
  }

  private String crossTable() {
    CrossTable table = findings.against();
    List<Integer> players = IntStream.range(0, table.players().size()).boxed().toList();
    List<Column<Integer>> columns = new ArrayList<>();
    columns.add(new Column<>("player", i -> (i + 1) + " " + table.players().get(i)));
    for (int other : players) {
      columns.add(
          new Column<>(
              Integer.toString(other + 1),
              i -> table.rows().get(i).get(other).map(ReportHtml::rate).orElse("")));
    }
    columns.add(new Column<>("all others", i -> rate(table.totals().get(i))));
    return HtmlPage.section(
        "Who beats whom",
        SvgPictures.of(table),
        HtmlPage.folded("Table", new ReportTable<>(1, columns, players)));
  }

  private static String rate(Cell cell) {
    return StudyTables.percent(cell.estimate().rate());
  }

  private static String differences(Histogram histogram) {
    if (histogram.games() == 0) {
      return "";
    }
    return HtmlPage.section(
        "Score differences",
        SvgPictures.of(
            "Score differences", "points of the first seat minus the second's", histogram),
        LEGEND,
        "<p>Mean %s, standard deviation %s.</p>\n"
            .formatted(
                HtmlPage.signed(histogram.mean(), 2), StudyTables.number(histogram.deviation(), 2)),
        HtmlPage.folded("Table", table(histogram)));
  }

  private static ReportTable<?> table(Histogram histogram) {
    List<Column<Histogram.Bar>> columns =
        List.of(
            new Column<>("difference", ReportHtml::range),
            new Column<>("first seat wins", Histogram.Bar::wins),
            new Column<>("draws", Histogram.Bar::draws),
            new Column<>("second seat wins", Histogram.Bar::losses));
    return new ReportTable<>(1, columns, histogram.bars());
  }

  private static String range(Histogram.Bar bar) {
    return StudyTables.number(bar.from(), 0)
        + (bar.from() == bar.to() ? "" : " … " + StudyTables.number(bar.to(), 0));
  }

  private static String depths(DepthCurve curve) {
    return HtmlPage.section(
        "Score by search depth: " + curve.family(),
        SvgPictures.of(curve),
        "<p class=\"quiet\">Against "
            + HtmlPage.escaped(curve.opponent().map(PlayerSpec::toString).orElse("all others"))
            + ", with 95% intervals.</p>\n",
        StudyTables.results(
                "depth",
                curve.points().stream()
                    .map(
                        p ->
                            new StudyTables.Row(
                                Integer.toString(p.depth()), new Cell(p.tally(), p.estimate())))
                    .toList())
            .html());
  }

  private String convergence(DuelDetails duel) {
    StringBuilder parts = new StringBuilder();
    for (Convergence curve : duel.convergence().stream().limit(MOST_CURVES).toList()) {
      if (!curve.points().isEmpty()) {
        String name = pairing(curve.pairing());
        parts
            .append("<h3>" + HtmlPage.escaped(name) + "</h3>\n")
            .append(SvgPictures.of(name, curve));
        curve.bounds().ifPresent(sprt -> parts.append(SvgPictures.ratio(name, curve, sprt)));
        parts.append(HtmlPage.folded("Table", table(curve)));
      }
    }
    int left = findings.pairings().size() - MOST_CURVES;
    return parts.isEmpty()
        ? ""
        : HtmlPage.section(
            "Score as games are played",
            parts.toString(),
            left > 0
                ? "<p class=\"quiet\">" + left + " more pairings are in report.json.</p>\n"
                : "");
  }

  private static ReportTable<?> table(Convergence curve) {
    List<Column<Convergence.Point>> columns = new ArrayList<>();
    columns.add(new Column<>("games", Convergence.Point::games));
    columns.add(new Column<>("score", point -> StudyTables.percent(point.rate())));
    columns.add(new Column<>("95% interval", point -> StudyTables.percents(point.interval())));
    if (curve.bounds().isPresent()) {
      columns.add(new Column<>("LLR", point -> StudyTables.signed(point.ratio(), 2)));
    }
    return new ReportTable<>(1, columns, curve.points());
  }

  private String seats(DuelDetails duel) {
    List<StudyTables.Row> rows = new ArrayList<>();
    rows.add(new StudyTables.Row("all games", duel.firstSeat()));
    duel.pairings().forEach(p -> rows.add(new StudyTables.Row(both(p.pairing()), p.firstSeat())));
    return HtmlPage.section(
        "What sitting first is worth",
        "<p>Wins, draws and losses of whichever of the two sat first, over all games of a"
            + " pairing.</p>\n",
        SvgPictures.ofSeats(rows),
        LEGEND,
        StudyTables.results("pairing (either one first)", rows).html());
  }

  private String accounts(DuelDetails duel) {
    List<Column<PairingResult>> parts =
        List.of(
            new Column<>("pairing", result -> pairing(result.pairing())),
            new Column<>("layout", result -> StudyTables.signed(result.layout(), 3)),
            new Column<>("lost by first", result -> StudyTables.number(result.losses().get(0), 3)),
            new Column<>("lost by second", result -> StudyTables.number(result.losses().get(1), 3)),
            new Column<>("difference", result -> StudyTables.signed(result.difference(), 3)));
    return HtmlPage.section(
        "Layout and play",
        "<p>In points per game: difference = layout − lost by the first player + lost by the"
            + " second.</p>\n"
            + later(),
        new ReportTable<>(1, parts, duel.pairings()).html(),
        "<p>Points lost per move compared with perfect play, and the share of moves that lose"
            + " nothing.</p>\n",
        play(duel).html(),
        values(duel.layouts()));
  }

  /** How each player did against perfect play, in all moves and phase by phase. */
  private ReportTable<?> play(DuelDetails duel) {
    List<Column<Integer>> columns = new ArrayList<>();
    columns.add(new Column<>("player", study.names()::get));
    addPlay(
        columns,
        "all",
        player -> duel.play(player).stream().reduce(PlayQuality.Play.NONE, PlayQuality.Play::plus));
    List<String> phases = List.of("opening", "middle", "end");
    for (int phase = 0; phase < phases.size(); phase++) {
      int which = phase;
      addPlay(columns, phases.get(phase), player -> duel.play(player).get(which));
    }
    return new ReportTable<>(
        1, columns, IntStream.range(0, study.players().size()).boxed().toList());
  }

  private static void addPlay(
      List<Column<Integer>> columns, String phase, Function<Integer, PlayQuality.Play> play) {
    columns.add(
        new Column<>(
            phase,
            player ->
                play.apply(player).moves() == 0
                    ? "–"
                    : StudyTables.number(play.apply(player).meanLoss(), 3)));
    columns.add(
        new Column<>(
            "best",
            player ->
                play.apply(player).moves() == 0
                    ? "–"
                    : StudyTables.percent(play.apply(player).bestShare())));
  }

  private static String values(Histogram layouts) {
    return layouts.games() == 0
        ? ""
        : "<p>Values of the layouts if both play perfectly: mean "
            + HtmlPage.signed(layouts.mean(), 2)
            + ", standard deviation "
            + StudyTables.number(layouts.deviation(), 2)
            + ".</p>\n"
            + SvgPictures.of(
                "Values of the layouts", "the layout's value for the first seat", layouts)
            + LEGEND
            + HtmlPage.folded("Table", table(layouts));
  }

  /** Where accounts begin, if not with the layouts. */
  private String later() {
    return findings.pairings().stream().noneMatch(pairing -> pairing.accountFrom() > 0)
        ? ""
        : "<p>The solver does not reach the layouts: a game is solved from the first position"
            + " within its reach, and here \"layout\" stands for that position.</p>\n";
  }
}
