package yomikiri.engine.cli.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.think.Budget;

/** The clocks of both sides, as the controller sets them; without limits until it does. */
final class GtpClocks {
  private Optional<GtpClock> full = Optional.empty();
  private final List<Optional<GtpClock>> clocks =
      new ArrayList<>(Collections.nCopies(2, Optional.empty()));

  /** Sets both to the beginning of a game with these times. */
  void set(int mainSeconds, int periodSeconds, int periodMoves) {
    full = GtpClock.of(mainSeconds, periodSeconds, periodMoves);
    restart();
  }

  /** Sets both to the beginning of a game with the same times. */
  void restart() {
    Collections.fill(clocks, full);
  }

  /** Sets one to what is left; see {@link GtpClock}. */
  void left(int seat, int seconds, int moves) {
    GtpClock now = full.map(clock -> clock.set(seconds, moves)).orElse(GtpClock.of(seconds, moves));
    clocks.set(seat, Optional.of(now));
  }

  /** Takes the time of a move off one. */
  void spend(int seat, long nanos) {
    clocks.set(seat, clocks.get(seat).map(clock -> clock.after(nanos)));
  }

  /**
   * What the next move may cost.
   *
   * @param own the player's own limits: the time among them counts only where the clock has no
   *     limit
   * @param movesToGo see {@link GtpClock#budget}
   */
  Budget budget(int seat, Budget own, int movesToGo) {
    return clocks
        .get(seat)
        .map(clock -> new Budget(clock.budget(movesToGo), own.nodes(), own.depth()))
        .orElse(own);
  }

  /**
   * The time one side has left: main time for the rest of the game, or, once that is over, a period
   * of byo-yomi for a number of moves, which begins anew when they are made.
   *
   * @param nanos what is left of the main time or the period, in nanoseconds
   * @param moves how many moves this is for; 0 in main time
   * @param period the length of each period; 0 where none follows the main time
   * @param periodMoves moves in each period; 0 where there is none
   */
  record GtpClock(long nanos, int moves, long period, int periodMoves) {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    /** What a move takes beyond its search: the way of the answer and a late look at the clock. */
    private static final long LAG = Duration.ofMillis(50).toNanos();

    /** What a search is given at least, even if the time is over. */
    private static final long LEAST = Duration.ofMillis(10).toNanos();

    private static final int RESERVE = 20; // one part in this many is kept

    /**
     * The clock before the first move.
     *
     * @return empty where there is no limit: for periods of no move, and for no time at all
     */
    static Optional<GtpClock> of(int mainSeconds, int periodSeconds, int periodMoves) {
      if (periodSeconds == 0) {
        return mainSeconds == 0
            ? Optional.empty()
            : Optional.of(new GtpClock(mainSeconds * SECOND, 0, 0, 0));
      }
      if (periodMoves == 0) {
        return Optional.empty();
      }
      long period = periodSeconds * SECOND;
      return Optional.of(
          mainSeconds == 0
              ? new GtpClock(period, periodMoves, period, periodMoves)
              : new GtpClock(mainSeconds * SECOND, 0, period, periodMoves));
    }

    /** A clock without periods to follow. */
    static GtpClock of(int seconds, int moves) {
      return new GtpClock(seconds * SECOND, moves, 0, 0);
    }

    /** This clock, set to what the controller says is left. */
    GtpClock set(int seconds, int movesLeft) {
      return new GtpClock(seconds * SECOND, movesLeft, period, periodMoves);
    }

    /** This clock after a move that took {@code spent} nanoseconds. */
    GtpClock after(long spent) {
      long left = nanos - spent;
      int movesLeft = moves - 1;
      if (moves == 0) {
        if (left >= 0 || periodMoves == 0) {
          return new GtpClock(Math.max(0, left), 0, period, periodMoves);
        }
        left += period;
        movesLeft = periodMoves - 1;
      }
      return movesLeft == 0
          ? new GtpClock(period, periodMoves, period, periodMoves)
          : new GtpClock(Math.max(0, left), movesLeft, period, periodMoves);
    }

    /**
     * What the next move may take, in nanoseconds: an even share of what is left, in main time at
     * least that of a move in byo-yomi.
     *
     * @param movesToGo moves this side still has to make, or more; at least 1
     */
    long budget(int movesToGo) {
      long share = nanos / (moves == 0 ? movesToGo : moves);
      if (moves == 0 && periodMoves > 0) {
        share = Math.max(share, period / periodMoves);
      }
      return Math.max(LEAST, share - share / RESERVE - LAG);
    }
  }
}
