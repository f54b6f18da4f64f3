package yomikiri.engine.match;

import yomikiri.engine.stats.Sample;

/** The totals of one player's games in a game for one. */
public final class Scores {
  private final Sample points = new Sample();
  private final Forfeits forfeits = new Forfeits();
  private MoveTimes times = MoveTimes.NONE;
  private int games;

  public void add(MatchRecord<?> record) {
    games++;
    times = times.plus(record.times().getFirst());
    forfeits.add(record);
    if (record.ending() instanceof Ending.Normal) {
      points.add(record.scores().getFirst());
    }
  }

  public int games() {
    return games;
  }

  public MoveTimes times() {
    return times;
  }

  /** Points in the games that ended by the rules. */
  public Sample points() {
    return points;
  }

  public Forfeits forfeits() {
    return forfeits;
  }
}
