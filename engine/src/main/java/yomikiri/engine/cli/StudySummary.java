package yomikiri.engine.cli;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.CrossTable;
import yomikiri.engine.study.report.DuelFindings;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.Leader;
import yomikiri.engine.study.report.PairingResult;
import yomikiri.engine.study.report.PlaceFindings;

/**
 * What a study found, for people.
 *
 * @param folder where its files are
 */
record StudySummary(Findings findings, String folder) {
  String text() {
    Formatter text = new Formatter(Locale.ROOT);
    Study study = findings.study();
    text.format(
        "%s, seed %d, %s%s%s%s%s\n\n",
        study.game(),
        study.seed(),
        WholeNumber.counted(findings.games(), "game"),
        DuelReport.distinct(findings.games(), findings.distinct()),
        study.swap() ? layouts(study) : "",
        Fair.words(study.fair()),
        DuelReport.opening(study.opening()));
    switch (findings) {
      case DuelFindings duels -> {
        addPairings(text, duels);
        String leader = new Leader(duels.crossTable()).text();
        text.format("%s", leader.isEmpty() ? "" : "\n" + leader + "\n");
      }
      case PlaceFindings places -> {
        addPlaces(text, places);
        addEndedBefore(text, places);
      }
    }
    text.format(
        "\n%s: report.html, report.json, %spairings.csv, games.csv\n",
        folder, study.seats() == 2 ? "" : "players.csv, ");
    return text.toString();
  }

  private static String layouts(Study study) {
    return study.seats() == 2
        ? ", every layout twice with seats swapped"
        : ", every layout in all seat orders";
  }

  private static void addPlaces(Formatter text, PlaceFindings places) {
    List<String> names = places.study().names();
    String form = "%-" + width(names) + "s %7s %11s   %-13s %13s %12s\n";
    text.format(
        form, "player", "games", "mean place", "95 % interval", "first places", "mean reward");
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

  private static void addEndedBefore(Formatter text, PlaceFindings places) {
    List<String> names = places.study().names();
    String form = form(names);
    text.format("\n");
    text.format(
        form,
        "player",
        "and",
        "games",
        "before",
        "equal",
        "after",
        "share",
        "95 % interval",
        "Elo (95 %)");
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

  private static String form(List<String> names) {
    int width = width(names);
    return "%-" + width + "s  %-" + width + "s %7s %7s %7s %7s %8s   %-17s  %s\n";
  }

  private static void addRow(
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

  private static void addPairings(Formatter text, DuelFindings findings) {
    List<String> names = findings.study().names();
    String form = form(names);
    text.format(
        form,
        "player",
        "against",
        "games",
        "wins",
        "draws",
        "losses",
        "score",
        "95 % interval",
        "Elo (95 %)");
    for (PairingResult result : findings.pairings()) {
      addRow(
          text,
          form,
          names.get(result.pairing().first()),
          names.get(result.pairing().second()),
          new CrossTable.Cell(result.tally(), result.estimate()),
          test(findings.study(), result)
              + DuelReport.distinct(result.tally().games(), result.distinct()));
    }
  }

  private static String test(Study study, PairingResult result) {
    return study
        .sprt()
        .map(
            sprt ->
                String.format(
                    Locale.ROOT,
                    ", LLR %+.2f (%.2f to %.2f)%s",
                    result.ratio(),
                    sprt.lower(),
                    sprt.upper(),
                    switch (result.decision()) {
                      case GOES_ON -> "";
                      case ELO0 -> ": " + difference(sprt.elo0(), "at most");
                      case ELO1 -> ": " + difference(sprt.elo1(), "at least");
                    }))
        .orElse("");
  }

  private static String difference(double elo, String side) {
    return side + " " + DuelReport.signed(elo, 1) + " Elo";
  }
}
