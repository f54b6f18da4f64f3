package yomikiri.engine.match;

/** Wins, draws and losses, and the strength they speak for. A draw counts as half a win. */
public record Tally(int wins, int draws, int losses) {
  public static final Tally NONE = new Tally(0, 0, 0);

  /** The 97.5th percentile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /** With one more game of this reward. */
  public Tally plus(double reward) {
    return new Tally(
        wins + (reward > 0.5 ? 1 : 0),
        draws + (reward == 0.5 ? 1 : 0),
        losses + (reward < 0.5 ? 1 : 0));
  }

  public Tally plus(Tally other) {
    return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
  }

  public int games() {
    return wins + draws + losses;
  }

  /** The share of points won, from 0 to 1; 0.5 without any game. */
  public double rate() {
    return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
  }

  /**
   * The 95 % interval of the rate: Wilson's score interval (Wilson 1927), without continuity
   * correction. It takes every game for a coin toss, so with many draws, or with the same game
   * played over and over, it is not exact.
   */
  public Interval interval() {
    double n = games();
    if (n == 0) {
      return new Interval(0, 1);
    }
    double p = rate();
    double centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
    return new Interval(Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /** The difference in Elo points that gives this rate; infinite for all points or none. */
  public double elo() {
    return elo(rate());
  }

  /** The Elo differences at both ends of {@link #interval}. */
  public Interval eloInterval() {
    Interval rates = interval();
    return new Interval(elo(rates.low()), elo(rates.high()));
  }

  private static double elo(double rate) {
    return rate == 0.5 ? 0 : -400 * Math.log10(1 / rate - 1);
  }
}
