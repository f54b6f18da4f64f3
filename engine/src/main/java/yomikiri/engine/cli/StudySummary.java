package yomikiri.engine.cli;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.PairingResult;

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
        "%s, seed %d, %s%s%s%s\n\n",
        study.game(),
        study.seed(),
        WholeNumber.counted(findings.games(), "game"),
        DuelReport.distinct(findings.games(), findings.distinct()),
        study.swap() ? ", every layout twice with seats swapped" : "",
        DuelReport.opening(study.opening()));
    List<String> names = study.names();
    int width = Math.max(6, names.stream().mapToInt(String::length).max().orElse(0));
    String form = "%-" + width + "s  %-" + width + "s %7s %7s %7s %7s %8s   %-17s  %s\n";
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
      Tally tally = result.tally();
      Estimate estimate = result.estimate();
      Interval elo = estimate.eloInterval();
      text.format(
          form,
          names.get(result.pairing().first()),
          names.get(result.pairing().second()),
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
              + test(result)
              + DuelReport.distinct(tally.games(), result.distinct()));
    }
    text.format("\n%s: report.html, report.json, pairings.csv, games.csv\n", folder);
    return text.toString();
  }

  private String test(PairingResult result) {
    return findings
        .study()
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
