package yomikiri.engine.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.stats.Tally;

/** What the games of a match for one or two add up to. */
public final class Standings {
  private final List<Tally> tallies = new ArrayList<>(); // contestant by contestant, seat by seat
  private final List<MoveTimes> times = new ArrayList<>();
  private final List<Sample> scores = new ArrayList<>();
  private final Sample scoreDifference = new Sample();
  private final Set<Long> lines = new HashSet<>();
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
    lines.add(record.lineKey());
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
      addScores(record, seating);
    }
  }

  private void addScores(MatchRecord<?> record, List<Integer> seating) {
    for (int seat = 0; seat < seats; seat++) {
      scores.get(seating.get(seat)).add(record.scores().get(seat));
    }
    if (seats == 2) {
      int first = seating.indexOf(0);
      scoreDifference.add(record.scores().get(first) - record.scores().get(1 - first));
    }
  }

  public int games() {
    return games;
  }

  /** Games that differ in their layout or in a move. */
  public int distinctGames() {
    return lines.size();
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

  /**
   * In a game for two, points of contestant 0 minus those of contestant 1, over the games that
   * ended by the rules.
   */
  public Sample scoreDifference() {
    return scoreDifference;
  }

  /** Games that contestant {@code who} forfeited. */
  public int forfeits(int who) {
    return forfeits[who];
  }

  public Optional<MatchRecord.Forfeited> firstForfeit() {
    return Optional.ofNullable(firstForfeit);
  }
}
