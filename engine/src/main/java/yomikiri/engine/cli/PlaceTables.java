package yomikiri.engine.cli;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.report.CrossTable;
import yomikiri.engine.study.report.PlaceFindings;

/**
 * The tables of games for more than two, for people.
 *
 * @param names of the players
 */
record PlaceTables(PlaceFindings places, List<String> names) {
  /** Each player's places. */
  void addPlaces(Formatter text) {
    String form = "%-" + width(names) + "s %7s %11s   %-13s %13s %12s\n";
    text.format(
        form, "player", "games", "mean place", "95% interval", "first places", "mean reward");
    for (int i = 0; i < names.size(); i++) {
      PlaceFindings.Standing standing = places.players().get(i);
      Interval interval = standing.placeInterval();
      text.format(
          form,
          names.get(i),
          standing.games(),
          String.format(Locale.ROOT, "%.2f", standing.place()),
          String.format(Locale.ROOT, "%.2f to %.2f", interval.low(), interval.high()),
          standing.firstPlaces(),
          String.format(Locale.ROOT, "%.3f", standing.estimate().rate()));
    }
  }

  /** Who finished ahead of whom. */
  void addFinishedAhead(Formatter text) {
    String form = form(names);
    text.format("\n");
    text.format(
        form,
        "player",
        "and",
        "games",
        "ahead",
        "level",
        "behind",
        "share",
        "95% interval",
        "Elo (95%)");
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        Optional<CrossTable.Cell> cell = places.before().rows().get(i).get(j);
        if (cell.isPresent()) {
          addRow(text, form, names.get(i), names.get(j), cell.get(), "");
        }
      }
    }
  }

  private static int width(List<String> names) {
    return Math.max(6, names.stream().mapToInt(String::length).max().orElse(0));
  }

  /** The columns of a table that compares two players in each row. */
  static String form(List<String> names) {
    int width = width(names);
    return "%-" + width + "s  %-" + width + "s %7s %7s %7s %7s %8s   %-17s  %s\n";
  }

  static void addRow(
      Formatter text, String form, String one, String other, CrossTable.Cell cell, String more) {
    Tally tally = cell.tally();
    Estimate estimate = cell.estimate();
    Interval elo = estimate.eloInterval();
    text.format(
        form,
        one,
        other,
        tally.games(),
        tally.wins(),
        tally.draws(),
        tally.losses(),
        DuelReport.percent(estimate.rate()),
        DuelReport.percent(estimate.interval().low())
            + " to "
            + DuelReport.percent(estimate.interval().high()),
        DuelReport.signed(estimate.elo(), 0)
            + " ("
            + DuelReport.signed(elo.low(), 0)
            + " to "
            + DuelReport.signed(elo.high(), 0)
            + ")"
            + more);
  }
}
