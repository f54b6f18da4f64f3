package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;

/** The final file for people of a study for more than two. */
final class PlacesHtml {
  private final PlaceFindings findings;
  private final List<String> names;

  private PlacesHtml(PlaceFindings findings) {
    this.findings = findings;
    this.names = findings.study().names();
  }

  static String text(PlaceFindings findings) {
    PlacesHtml html = new PlacesHtml(findings);
    String layouts =
        findings.study().swap() ? "every layout in all seat orders" : "every layout once";
    String sections =
        html.places() + (findings.games() > 0 ? html.endedBefore() + html.seats() : "");
    return Page.text(findings, layouts, sections);
  }

  private String places() {
    List<String> head =
        new ArrayList<>(
            List.of(
                "player",
                "games",
                "mean place",
                "95%",
                "first places",
                "share",
                "95%",
                "mean reward",
                "forfeits"));
    for (int seat = 1; seat <= findings.study().seats(); seat++) {
      head.add("in seat " + seat);
    }
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      PlaceFindings.Standing standing = findings.players().get(i);
      List<String> row = new ArrayList<>(row(names.get(i), standing));
      row.add(Html.number(standing.estimate().rate(), 3));
      row.add(Integer.toString(standing.forfeits()));
      standing.placeBySeat().forEach(place -> row.add(place == 0 ? "" : Html.number(place, 2)));
      rows.add(row);
    }
    return Html.section(
        "Places",
        Html.table(head, rows),
        "<p class=\"quiet\">Players who share places get the mean of them. First places: not"
            + " shared. Reward: from 1 for the first place to 0 for the last. In seat: mean place"
            + " in the games in that seat.</p>\n");
  }

  private static List<String> row(String name, PlaceFindings.Standing standing) {
    Interval interval = standing.placeInterval();
    return List.of(
        name,
        Integer.toString(standing.games()),
        Html.number(standing.place(), 2),
        Html.number(interval.low(), 2) + " – " + Html.number(interval.high(), 2),
        Integer.toString(standing.firstPlaces()),
        Html.percent(standing.first().rate()),
        Html.percents(standing.first().interval()));
  }

  private String endedBefore() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        Optional<CrossTable.Cell> cell = findings.before().rows().get(i).get(j);
        if (cell.isPresent()) {
          rows.add(row(names.get(i) + " – " + names.get(j), cell.get()));
        }
      }
    }
    return Html.section(
        "Who finishes ahead of whom",
        Pictures.of(findings.before()),
        Html.table(
            List.of(
                "players",
                "games",
                "ahead",
                "level",
                "behind",
                "share",
                "95%",
                "Elo",
                "95%",
                "stronger"),
            rows),
        "<p class=\"quiet\">Games in which both took part, from the point of view of the player"
            + " named first. Share: how often it finished ahead; a shared place counts half."
            + " Stronger: how likely it is to be the stronger one.</p>\n");
  }

  private static List<String> row(String pair, CrossTable.Cell cell) {
    Tally tally = cell.tally();
    Estimate estimate = cell.estimate();
    return List.of(
        pair,
        Integer.toString(tally.games()),
        Integer.toString(tally.wins()),
        Integer.toString(tally.draws()),
        Integer.toString(tally.losses()),
        Html.percent(estimate.rate()),
        Html.percents(estimate.interval()),
        Html.signed(estimate.elo(), 0),
        Html.signed(estimate.eloInterval().low(), 0)
            + " … "
            + Html.signed(estimate.eloInterval().high(), 0),
        Html.percent(estimate.superiority()));
  }

  private String seats() {
    return Html.section(
        "What the seats are worth",
        "<p>All games, whoever sat there.</p>\n",
        Html.table(
            List.of("seat", "games", "mean place", "95%", "first places", "share", "95%"),
            IntStream.range(0, findings.seats().size())
                .mapToObj(seat -> row(Integer.toString(seat + 1), findings.seats().get(seat)))
                .toList()));
  }
}
