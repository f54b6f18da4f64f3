package yomikiri.engine.match;

/**
 * The times of moves, in nanoseconds.
 *
 * @param moves how many
 * @param total of all
 * @param longest of one; 0 if there is none
 */
public record MoveTimes(long moves, long total, long longest) {
  public static final MoveTimes NONE = new MoveTimes(0, 0, 0);

  /** With one more move. */
  public MoveTimes plus(long nanos) {
    return new MoveTimes(moves + 1, total + nanos, Math.max(longest, nanos));
  }

  public MoveTimes plus(MoveTimes others) {
    return new MoveTimes(
        moves + others.moves, total + others.total, Math.max(longest, others.longest));
  }

  /** Nanoseconds per move; 0 if there is none. */
  public double mean() {
    return moves == 0 ? 0 : (double) total / moves;
  }
}
