package yomikiri.engine.stats;

import org.apache.commons.numbers.gamma.Erfc;

/**
 * The rate, Elo difference and likelihood of superiority (LOS) of one side, from its result counts.
 *
 * @param rate the share of points, 0 to 1; 0.5 without any game
 * @param interval of the rate, 95%
 * @param elo the difference this rate speaks for; infinite for all points or none
 * @param eloInterval the differences at both ends of {@code interval}
 * @param los how likely it is that this side is the stronger one, 0 to 1
 */
public record EloEstimate(
    double rate, Interval interval, double elo, Interval eloInterval, double los) {
  /**
   * The estimate from games or from pairs of games. Where both games of a pair are played on one
   * layout, its luck cancels out, which only the spread of whole pairs shows (the pentanomial model
   * of Van den Bergh's Fishtest).
   *
   * <p>The interval is Wilson's for as many independent coin tosses as have the spread that was
   * seen (the effective sample size of Kish 1965). To the spread, one unit of independent coin
   * tosses is added, so that a few equal results do not pass for certainty; independent games
   * without draws give Wilson's interval itself.
   */
  public static EloEstimate of(ResultCounts counts) {
    double rate = counts.rate();
    return of((double) counts.count(), rate, counts.squares(rate), counts.size(), counts.size());
  }

  /**
   * The same from any independent units.
   *
   * @param games in all units
   * @param squares by how many points each unit differs from what {@code rate} leads one to expect,
   *     squared
   * @param unit games behind one, on average
   * @param tosses how many of a unit's games can be taken for tosses of their own; all others may
   *     repeat them, so that more of them make nothing surer
   */
  static EloEstimate of(double games, double rate, double squares, double unit, double tosses) {
    double coin = rate * (1 - rate);
    if (games == 0) {
      return at(rate, 0, 0.5);
    }
    if (coin == 0) {
      double all = Math.min(games, games * tosses / unit);
      return at(rate, all, los(rate, 0.25 / all));
    }
    double ofMean = (squares + unit * unit / tosses * coin) / (games + unit) / games;
    return at(rate, coin / ofMean, los(rate, ofMean));
  }

  /** As the other side sees it. */
  public EloEstimate reversed() {
    return new EloEstimate(
        1 - rate,
        new Interval(1 - interval.high(), 1 - interval.low()),
        -elo,
        new Interval(-eloInterval.high(), -eloInterval.low()),
        1 - los);
  }

  /** How likely it is that the true rate is above a half, were it normally distributed. */
  private static double los(double rate, double variance) {
    return Erfc.value((0.5 - rate) / Math.sqrt(2 * variance)) / 2;
  }

  private static EloEstimate at(double rate, double tosses, double superiority) {
    Interval interval = Interval.wilson(rate, tosses);
    return new EloEstimate(
        rate,
        interval,
        elo(rate),
        new Interval(elo(interval.low()), elo(interval.high())),
        superiority);
  }

  /** The difference in Elo points at which this share of points is expected (Elo 1978). */
  private static double elo(double rate) {
    return rate == 0.5 ? 0 : -400 * Math.log10(1 / rate - 1);
  }
}
