package yomikiri.engine.study.report;

import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import yomikiri.engine.stats.Tally;

/**
 * The final file with one line per pairing. Its players keep their order whoever sits first; {@code
 * win1} are the first one's wins, {@code rate1} its share of points with draws as halves, {@code
 * mean_diff} its mean points minus the other's over the games that ended by the rules.
 */
final class PairingsCsv {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;

  private PairingsCsv() {}

  static String text(DuelFindings findings) {
    StringBuilder text =
        new StringBuilder("game,first,second,games,win1,draw,win2,rate1,rate2,mean_diff\n");
    for (PairingResult result : findings.pairings()) {
      Tally tally = result.tally();
      text.append(
              CSV.format(
                  findings.study().game(),
                  findings.study().names().get(result.pairing().first()),
                  findings.study().names().get(result.pairing().second()),
                  tally.games(),
                  tally.wins(),
                  tally.draws(),
                  tally.losses(),
                  number(tally.rate()),
                  number(1 - tally.rate()),
                  number(result.difference())))
          .append('\n');
    }
    return text.toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value + 0.0);
  }
}
