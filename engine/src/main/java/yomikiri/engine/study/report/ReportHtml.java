package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.log.Account;
import yomikiri.engine.think.PlayerSpec;

/** The final file for people: one page that needs nothing else, light or dark as they prefer. */
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
      <p class="quiet">Copies count once: where neither player leaves anything to chance or to the clock, a repeated game tells nothing new. Score, Elo and their intervals rest on the distinct games.</p>
      """;
  private final DuelFindings findings;
  private final Study study;

  private ReportHtml(DuelFindings findings) {
    this.findings = findings;
    this.study = findings.study();
  }

  static String text(DuelFindings findings) {
    return new ReportHtml(findings).page();
  }

  private String page() {
    StringBuilder page = new StringBuilder(pairings());
    if (findings.games() > 0) {
      page.append(crossTable()).append(differences());
      findings.depthCurves().forEach(curve -> page.append(depths(curve)));
      page.append(convergence()).append(seats());
      if (study.exact()) {
        page.append(accounts());
      }
    }
    return Page.text(
        findings,
        study.swap() ? "every layout twice with seats swapped" : "every layout once",
        page.toString());
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
    List<String> head =
        new ArrayList<>(
            List.of(
                "pairing",
                "games",
                "wins",
                "draws",
                "losses",
                "score",
                "95%",
                "Elo",
                "95%",
                "stronger",
                "points"));
    study.sprt().ifPresent(sprt -> head.add("LLR"));
    boolean hasCopies = findings.distinct() < findings.games();
    if (hasCopies) {
      head.add(2, "distinct");
    }
    List<List<String>> rows = new ArrayList<>();
    for (PairingResult result : findings.pairings()) {
      Estimate estimate = result.estimate();
      List<String> row = new ArrayList<>(row(pairing(result.pairing()), result.tally(), estimate));
      row.add(Html.signed(estimate.elo(), 0));
      row.add(
          Html.signed(estimate.eloInterval().low(), 0)
              + " … "
              + Html.signed(estimate.eloInterval().high(), 0));
      row.add(Html.percent(estimate.superiority()));
      row.add(Html.signed(result.difference(), 2));
      study.sprt().ifPresent(sprt -> row.add(Html.signed(result.ratio(), 2)));
      if (hasCopies) {
        row.add(2, Integer.toString(result.distinct()));
      }
      rows.add(row);
    }
    return Html.section(
        "Pairings",
        leader(),
        Html.table(head, rows),
        "<p class=\"quiet\">From the point of view of the player named first, wherever it sat."
            + " Score: a draw counts half. Stronger: how likely it is to be the stronger one."
            + " Points: mean score difference.</p>\n",
        hasCopies ? COPIES : "");
  }

  private String leader() {
    String leader = new Leader(findings.crossTable()).text();
    return leader.isEmpty() ? "" : "<p>" + Html.escaped(leader) + "</p>\n";
  }

  private static List<String> row(String name, Tally tally, Estimate estimate) {
    return List.of(
        name,
        Integer.toString(tally.games()),
        Integer.toString(tally.wins()),
        Integer.toString(tally.draws()),
        Integer.toString(tally.losses()),
        Html.percent(estimate.rate()),
        Html.percents(estimate.interval()));
  }

  private String crossTable() {
    CrossTable table = findings.crossTable();
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < table.players().size(); i++) {
      List<String> row = new ArrayList<>();
      row.add((i + 1) + " " + table.players().get(i));
      table
          .rows()
          .get(i)
          .forEach(cell -> row.add(cell.map(c -> Html.percent(c.estimate().rate())).orElse("")));
      row.add(Html.percent(table.totals().get(i).estimate().rate()));
      rows.add(row);
    }
    List<String> head = new ArrayList<>(List.of("player"));
    for (int i = 1; i <= table.players().size(); i++) {
      head.add(Integer.toString(i));
    }
    head.add("all others");
    return Html.section(
        "Who beats whom", Pictures.of(table), Html.folded("Table", Html.table(head, rows)));
  }

  private String differences() {
    Histogram histogram = findings.differences();
    if (histogram.games() == 0) {
      return "";
    }
    return Html.section(
        "Score differences",
        Pictures.of("Score differences", "points of the first seat minus the second's", histogram),
        LEGEND,
        "<p>Mean "
            + Html.signed(histogram.mean(), 2)
            + ", standard deviation "
            + Html.number(histogram.deviation(), 2)
            + ".</p>\n",
        Html.folded("Table", table(histogram)));
  }

  private static String table(Histogram histogram) {
    return Html.table(
        List.of("difference", "first seat wins", "draws", "second seat wins"),
        histogram.bars().stream()
            .map(
                bar ->
                    List.of(
                        Html.number(bar.from(), 0)
                            + (bar.from() == bar.to() ? "" : " … " + Html.number(bar.to(), 0)),
                        Long.toString(bar.wins()),
                        Long.toString(bar.draws()),
                        Long.toString(bar.losses())))
            .toList());
  }

  private String depths(DepthCurve curve) {
    return Html.section(
        "Score by search depth: " + curve.family(),
        Pictures.of(curve),
        "<p class=\"quiet\">Against "
            + Html.escaped(curve.opponent().map(PlayerSpec::toString).orElse("all others"))
            + ", with 95% intervals.</p>\n",
        Html.table(
            List.of("depth", "games", "wins", "draws", "losses", "score", "95%"),
            curve.points().stream()
                .map(p -> row(Integer.toString(p.depth()), p.tally(), p.estimate()))
                .toList()));
  }

  private String convergence() {
    StringBuilder parts = new StringBuilder();
    for (Convergence curve : findings.convergence().stream().limit(MOST_CURVES).toList()) {
      if (!curve.points().isEmpty()) {
        String name = pairing(curve.pairing());
        parts.append("<h3>" + Html.escaped(name) + "</h3>\n").append(Pictures.of(name, curve));
        curve.bounds().ifPresent(sprt -> parts.append(Pictures.ratio(name, curve, sprt)));
        parts.append(Html.folded("Table", table(curve)));
      }
    }
    int left = findings.pairings().size() - MOST_CURVES;
    return parts.isEmpty()
        ? ""
        : Html.section(
            "Score as games are played",
            parts.toString(),
            left > 0
                ? "<p class=\"quiet\">" + left + " more pairings are in report.json.</p>\n"
                : "");
  }

  private static String table(Convergence curve) {
    List<String> head = new ArrayList<>(List.of("games", "score", "95%"));
    curve.bounds().ifPresent(sprt -> head.add("LLR"));
    return Html.table(
        head,
        curve.points().stream()
            .map(
                p -> {
                  List<String> row =
                      new ArrayList<>(
                          List.of(
                              Integer.toString(p.games()),
                              Html.percent(p.rate()),
                              Html.percents(p.interval())));
                  curve.bounds().ifPresent(sprt -> row.add(Html.signed(p.ratio(), 2)));
                  return List.copyOf(row);
                })
            .toList());
  }

  private String seats() {
    SeatAdvantage seats = findings.seatAdvantage();
    List<String> labels = new ArrayList<>(List.of("all games"));
    List<List<String>> rows = new ArrayList<>();
    rows.add(row("all games", seats.all().tally(), seats.all().estimate()));
    for (SeatAdvantage.Row row : seats.pairings()) {
      String name = row.pairing().map(this::both).orElseThrow();
      labels.add(name);
      rows.add(row(name, row.tally(), row.estimate()));
    }
    return Html.section(
        "What sitting first is worth",
        "<p>Wins, draws and losses of whichever of the two sat first, over all games of a"
            + " pairing.</p>\n",
        Pictures.of(seats, labels),
        LEGEND,
        Html.table(
            List.of(
                "pairing (either one first)", "games", "wins", "draws", "losses", "score", "95%"),
            rows));
  }

  private String accounts() {
    List<List<String>> parts = new ArrayList<>();
    for (PairingResult result : findings.pairings()) {
      parts.add(
          List.of(
              pairing(result.pairing()),
              Html.signed(result.layout(), 3),
              Html.number(result.losses().get(0), 3),
              Html.number(result.losses().get(1), 3),
              Html.signed(result.difference(), 3)));
    }
    List<List<String>> players = new ArrayList<>();
    for (int player = 0; player < study.players().size(); player++) {
      List<Account.Play> play = findings.play(player);
      List<String> row = new ArrayList<>(List.of(study.names().get(player)));
      List<Account.Play> columns = new ArrayList<>(play);
      columns.addFirst(play.stream().reduce(Account.Play.NONE, Account.Play::plus));
      for (Account.Play column : columns) {
        row.add(column.moves() == 0 ? "–" : Html.number(column.meanLoss(), 3));
        row.add(column.moves() == 0 ? "–" : Html.percent(column.bestShare()));
      }
      players.add(row);
    }
    Histogram layouts = findings.layouts();
    return Html.section(
        "Layout and play",
        "<p>In points per game: difference = layout − lost by the first player + lost by the"
            + " second.</p>\n"
            + later(),
        Html.table(
            List.of("pairing", "layout", "lost by first", "lost by second", "difference"), parts),
        "<p>Points lost per move compared with perfect play, and the share of moves that lose"
            + " nothing.</p>\n",
        Html.table(
            List.of("player", "all", "best", "opening", "best", "middle", "best", "end", "best"),
            players),
        layouts.games() == 0
            ? ""
            : "<p>Values of the layouts if both play perfectly: mean "
                + Html.signed(layouts.mean(), 2)
                + ", standard deviation "
                + Html.number(layouts.deviation(), 2)
                + ".</p>\n"
                + Pictures.of(
                    "Values of the layouts", "the layout's value for the first seat", layouts)
                + LEGEND
                + Html.folded("Table", table(layouts)));
  }

  /** Where accounts begin, if not with the layouts. */
  private String later() {
    return findings.pairings().stream().noneMatch(pairing -> pairing.accountFrom() > 0)
        ? ""
        : "<p>The solver does not reach the layouts: a game is read out from the first position"
            + " that it reaches, and here \"layout\" stands for that position.</p>\n";
  }
}
