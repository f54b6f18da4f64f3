package yomikiri.engine.stats;

import java.util.List;
import org.apache.commons.numbers.gamma.Erfc;

/**
 * How strong one side is, seen from how often each result came.
 *
 * @param rate the share of points, 0 to 1; 0.5 without any game
 * @param interval of the rate, 95 %
 * @param elo the difference this rate speaks for; infinite for all points or none
 * @param eloInterval the differences at both ends of {@code interval}
 * @param superiority how likely it is that this side is the stronger one, 0 to 1
 */
public record Estimate(
    double rate, Interval interval, double elo, Interval eloInterval, double superiority) {
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
  public static Estimate of(Counts counts) {
    List<Long> numbers = counts.numbers();
    double n = counts.total();
    if (n == 0) {
      return at(0.5, 0, 0.5);
    }
    double sum = 0;
    for (int k = 0; k < numbers.size(); k++) {
      sum += numbers.get(k) * counts.share(k);
    }
    double games = counts.isOfPairs() ? 2 : 1; // a unit
    double rate = sum / n;
    double coin = rate * (1 - rate);
    if (coin == 0) {
      return at(rate, n * games, superiority(rate, 0.25 / (n * games)));
    }
    double squares = 0;
    for (int k = 0; k < numbers.size(); k++) {
      double off = counts.share(k) - rate;
      squares += numbers.get(k) * off * off;
    }
    double ofMean = (squares + coin / games) / (n + 1) / n;
    return at(rate, coin / ofMean, superiority(rate, ofMean));
  }

  /** How likely the true rate is above a half, were it normally distributed. */
  private static double superiority(double rate, double variance) {
    return Erfc.value((0.5 - rate) / Math.sqrt(2 * variance)) / 2;
  }

  private static Estimate at(double rate, double tosses, double superiority) {
    Interval interval = Interval.wilson(rate, tosses);
    return new Estimate(
        rate,
        interval,
        Tally.elo(rate),
        new Interval(Tally.elo(interval.low()), Tally.elo(interval.high())),
        superiority);
  }
}
