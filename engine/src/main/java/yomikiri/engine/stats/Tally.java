package yomikiri.engine.stats;

/** Wins, draws and losses. A draw counts as half a win. */
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
}
