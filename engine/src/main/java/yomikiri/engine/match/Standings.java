package yomikiri.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.stats.Tally;

/** What the games of a match for one or two add up to. */
public final class Standings {
  private final List<Tally> tallies = new ArrayList<>(); // contestant by contestant, seat by seat
  private final List<MoveTimes> times = new ArrayList<>();
  private final List<Sample> scores = new ArrayList<>();
  private final int[] forfeits;
  private final int seats;
  private MatchRecord.@Nullable Forfeited firstForfeit;
  private int games;

  /**
   * @param seats of the game, and so contestants: 1, or 2
   */
  public Standings(int seats) {
    if (seats > 2) {
      throw new IllegalArgumentException("win, draw and loss are not for " + seats);
    }
    this.seats = seats;
    this.forfeits = new int[seats];
    for (int who = 0; who < seats; who++) {
      times.add(MoveTimes.NONE);
      scores.add(new Sample());
      for (int seat = 0; seat < seats; seat++) {
        tallies.add(Tally.NONE);
      }
    }
  }

  public void add(MatchRecord<?> record) {
    games++;
    List<Integer> seating = record.fixture().seating();
    for (int seat = 0; seat < seats; seat++) {
      int who = seating.get(seat);
      int place = who * seats + seat;
      tallies.set(place, tallies.get(place).plus(record.rewards().get(seat)));
      times.set(who, times.get(who).plus(record.times().get(seat)));
    }
    for (Ending.Forfeit forfeit : record.ending().forfeits()) {
      forfeits[seating.get(forfeit.seat())]++;
      if (firstForfeit == null) {
        firstForfeit = new MatchRecord.Forfeited(record.index(), forfeit);
      }
    }
    if (record.ending() instanceof Ending.Normal) {
      for (int seat = 0; seat < seats; seat++) {
        scores.get(seating.get(seat)).add(record.scores().get(seat));
      }
    }
  }

  public int games() {
    return games;
  }

  /** All games of contestant {@code who}. */
  public Tally of(int who) {
    return tallies.subList(who * seats, (who + 1) * seats).stream().reduce(Tally.NONE, Tally::plus);
  }

  /** The games of contestant {@code who} at {@code seat}. */
  public Tally of(int who, int seat) {
    return tallies.get(who * seats + seat);
  }

  public MoveTimes times(int who) {
    return times.get(who);
  }

  /** Points of contestant {@code who} in the games that ended by the rules. */
  public Sample scores(int who) {
    return scores.get(who);
  }

  /** Games that contestant {@code who} forfeited. */
  public int forfeits(int who) {
    return forfeits[who];
  }

  public Optional<MatchRecord.Forfeited> firstForfeit() {
    return Optional.ofNullable(firstForfeit);
  }
}
