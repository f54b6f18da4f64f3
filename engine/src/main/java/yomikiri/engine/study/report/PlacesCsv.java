package yomikiri.engine.study.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;

/** The final files of a study for more than two with one line per player, and one per pair. */
final class PlacesCsv {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;

  private PlacesCsv() {}

  static String players(PlaceFindings findings) {
    StringBuilder text =
        new StringBuilder(
            "game,player,games,mean_reward,mean_place,place_low,place_high,"
                + "first_places,first_share,first_low,first_high,forfeits\n");
    for (int player = 0; player < findings.players().size(); player++) {
      PlaceFindings.Standing standing = findings.players().get(player);
      Interval interval = standing.placeInterval();
      text.append(
              CSV.format(
                  findings.study().game(),
                  findings.study().names().get(player),
                  standing.games(),
                  number(standing.estimate().rate()),
                  number(standing.place()),
                  number(interval.low()),
                  number(interval.high()),
                  standing.firstPlaces(),
                  number(standing.first().rate()),
                  number(standing.first().interval().low()),
                  number(standing.first().interval().high()),
                  standing.forfeits()))
          .append('\n');
    }
    return text.toString();
  }

  /** Every two who met, from the point of view of the one listed first among the players. */
  static String pairings(PlaceFindings findings) {
    StringBuilder text =
        new StringBuilder(
            "game,first,second,games,before,equal,after,rate,rate_low,rate_high,elo\n");
    List<String> names = findings.study().names();
    for (int first = 0; first < names.size(); first++) {
      for (int second = first + 1; second < names.size(); second++) {
        Optional<CrossTable.Cell> cell = findings.before().rows().get(first).get(second);
        if (cell.isPresent()) {
          Tally tally = cell.get().tally();
          Estimate estimate = cell.get().estimate();
          text.append(
                  CSV.format(
                      findings.study().game(),
                      names.get(first),
                      names.get(second),
                      tally.games(),
                      tally.wins(),
                      tally.draws(),
                      tally.losses(),
                      number(estimate.rate()),
                      number(estimate.interval().low()),
                      number(estimate.interval().high()),
                      number(estimate.elo())))
              .append('\n');
        }
      }
    }
    return text.toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value + 0.0);
  }
}
