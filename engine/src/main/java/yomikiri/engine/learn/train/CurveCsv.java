package yomikiri.engine.learn.train;

import java.util.List;
import java.util.Locale;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.stats.EloEstimate;

/** A learning curve as a table for spreadsheets. */
final class CurveCsv {
  private CurveCsv() {}

  /**
   * One line a point below the names of the columns.
   *
   * @param fullMargin where the start's value is given as a margin; 0 where it is a reward
   */
  static String text(List<CurvePoint> curve, int fullMargin) {
    String start = fullMargin == 0 ? "value" : "margin";
    StringBuilder text = new StringBuilder("episodes," + start + ",share,low,high,games,states\n");
    for (CurvePoint point : curve) {
      EloEstimate share = point.share();
      text.append(
          String.format(
              Locale.ROOT,
              "%d,%.4f,%.4f,%.4f,%.4f,%d,%d\n",
              point.episodes(),
              fullMargin == 0 ? point.value() : point.margin(fullMargin),
              share.rate(),
              share.interval().low(),
              share.interval().high(),
              point.results().games(),
              point.states()));
    }
    return text.toString();
  }
}
