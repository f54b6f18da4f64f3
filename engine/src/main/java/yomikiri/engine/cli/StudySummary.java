package yomikiri.engine.cli;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.cli.terminal.WholeNumber;
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
        PlaceTables tables = new PlaceTables(places, study.names());
        tables.addPlaces(text);
        tables.addFinishedAhead(text);
      }
    }
    text.format(
        "\n%s: report.html, report.json, %spairings.csv, games.csv, times.csv\n",
        folder, study.seats() == 2 ? "" : "players.csv, ");
    return text.toString();
  }

  private static String layouts(Study study) {
    return study.seats() == 2
        ? ", every layout twice with seats swapped"
        : ", every layout in all seat orders";
  }

  private static void addPairings(Formatter text, DuelFindings findings) {
    List<String> names = findings.study().names();
    String form = PlaceTables.form(names);
    text.format(
        form,
        "player",
        "against",
        "games",
        "wins",
        "draws",
        "losses",
        "score",
        "95% interval",
        "Elo (95%)");
    for (PairingResult result : findings.pairings()) {
      PlaceTables.addRow(
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
