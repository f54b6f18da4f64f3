package yomikiri.engine.stats;

/** Wins, draws and losses, and the strength they speak for. A draw counts as half a win. */
public record Tally(int wins, int draws, int losses) {
  public static final Tally NONE = new Tally(0, 0, 0);

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

  /** As the other side sees it. */
  public Tally reversed() {
    return new Tally(/* wins= */ losses, draws, /* losses= */ wins);
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
    return Interval.wilson(rate(), games());
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

  /** The difference in Elo points at which this share of points is expected (Elo 1978). */
  public static double elo(double rate) {
    return rate == 0.5 ? 0 : -400 * Math.log10(1 / rate - 1);
  }
}
