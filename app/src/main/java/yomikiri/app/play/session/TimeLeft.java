package yomikiri.app.play.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import yomikiri.app.play.session.MatchTerms.TimeLimit;

/** The thinking time that the people of a game have left. */
public final class TimeLeft {
  private final TimeLimit limit;
  private final List<Duration> bySeat;
  private final Set<Integer> warned = new HashSet<>();

  TimeLeft(TimeLimit limit, int seats) {
    this.limit = limit;
    this.bySeat = new ArrayList<>(Collections.nCopies(seats, limit.time()));
  }

  /** Goes on with what was left before, where that is known. */
  void restore(List<Duration> before) {
    if (before.size() == bySeat.size()) {
      Collections.copy(bySeat, before);
    }
  }

  /** What each seat has left; a CPU's means nothing. */
  public List<Duration> bySeat() {
    return List.copyOf(bySeat);
  }

  public Duration of(int seat) {
    return bySeat.get(seat);
  }

  public boolean isShort(int seat) {
    return of(seat).compareTo(limit.shortTime()) <= 0;
  }

  public boolean isOut(int seat) {
    return of(seat).isZero();
  }

  /** Takes from the time of {@code seat} what it has used. */
  public void spend(int seat, Duration used) {
    Duration left = of(seat).minus(used);
    bySeat.set(seat, left.isNegative() ? Duration.ZERO : left);
  }

  /** Whether {@code seat} is to be warned now; that is so once, or once a move. */
  public boolean warns(int seat) {
    return isShort(seat) && warned.add(seat);
  }

  /** Gives {@code seat}, which has moved, the time for what comes. */
  public void moved(int seat) {
    switch (limit) {
      case TimeLimit.WholeGame(Duration time, Duration added) ->
          bySeat.set(seat, of(seat).plus(added));
      case TimeLimit.EachMove(Duration time) -> {
        bySeat.set(seat, time);
        warned.remove(seat);
      }
    }
  }
}
