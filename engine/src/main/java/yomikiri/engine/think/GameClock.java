package yomikiri.engine.think;

import java.time.Duration;
import java.util.Optional;

/**
 * The clock of one seat: main time for the rest of the game, or, once that is over, a period of
 * byo-yomi for a number of moves, which begins anew when they are made.
 *
 * @param nanos what is left of the main time or the period, in nanoseconds
 * @param moves how many moves this is for; 0 in main time
 * @param period the length of each period; 0 where none follows the main time
 * @param periodMoves moves in each period; 0 where there is none
 * @param increment what each move adds to the main time, in nanoseconds
 */
public record GameClock(long nanos, int moves, long period, int periodMoves, long increment) {
  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  /** What a move takes beyond its search: the way of the answer and a late look at the clock. */
  private static final long LAG = Duration.ofMillis(50).toNanos();

  /** What a search is given at least, even if the time is over. */
  private static final long LEAST = Duration.ofMillis(10).toNanos();

  private static final int SPARE = 2; // times its share, that a move may take beyond it
  private static final int MOST = 4; // one part in this many of the rest that a move may take

  private static final int RESERVE = 20; // one part in this many is kept

  /**
   * The clock before the first move.
   *
   * @return empty where there is no limit: for periods of no move, and for no time at all
   */
  public static Optional<GameClock> ofSeconds(int mainSeconds, int periodSeconds, int periodMoves) {
    if (periodSeconds == 0) {
      return mainSeconds == 0 ? Optional.empty() : Optional.of(ofMain(mainSeconds * SECOND, 0));
    }
    if (periodMoves == 0) {
      return Optional.empty();
    }
    long period = periodSeconds * SECOND;
    return Optional.of(
        mainSeconds == 0
            ? new GameClock(period, periodMoves, period, periodMoves, 0)
            : new GameClock(mainSeconds * SECOND, 0, period, periodMoves, 0));
  }

  /** A clock of main time alone, in nanoseconds. */
  public static GameClock ofMain(long main, long increment) {
    return new GameClock(main, 0, 0, 0, increment);
  }

  /** A clock without periods to follow. */
  public static GameClock ofSeconds(int seconds, int moves) {
    return new GameClock(seconds * SECOND, moves, 0, 0, 0);
  }

  /** This clock, set to what the controller says is left. */
  public GameClock set(int seconds, int movesLeft) {
    return new GameClock(seconds * SECOND, movesLeft, period, periodMoves, increment);
  }

  /** This clock after a move that took {@code spent} nanoseconds. */
  public GameClock after(long spent) {
    long left = nanos - spent;
    int movesLeft = moves - 1;
    if (moves == 0) {
      if (left >= 0 || periodMoves == 0) {
        return new GameClock(Math.max(0, left) + increment, 0, period, periodMoves, increment);
      }
      left += period;
      movesLeft = periodMoves - 1;
    }
    return movesLeft == 0
        ? new GameClock(period, periodMoves, period, periodMoves, 0)
        : new GameClock(Math.max(0, left), movesLeft, period, periodMoves, increment);
  }

  /**
   * What the next move may take: an even share of what is left, in main time at least that of a
   * move in byo-yomi; and to spare, as far as that leaves three quarters of the rest, two more.
   *
   * @param movesToGo moves among which the main time is shared out, at least 1
   */
  public Budget budget(int movesToGo) {
    int toGo = moves == 0 ? movesToGo : moves;
    long share = nanos / toGo;
    if (moves == 0 && periodMoves > 0) {
      share = Math.max(share, period / periodMoves);
    }
    if (increment > 0) {
      share = Math.min(share + increment, nanos);
    }
    long most = Math.max(LEAST, share - share / RESERVE - LAG);
    long left = nanos - nanos / RESERVE - LAG * toGo;
    long spare = Math.min(SPARE * most, left / MOST - most);
    return new Budget(most, Math.max(0, spare), Long.MAX_VALUE, Integer.MAX_VALUE);
  }
}
