package yomikiri.engine.match;

/**
 * The times of moves, in nanoseconds.
 *
 * @param moves how many
 * @param total of all
 * @param longest of one; 0 if there is none
 * @param over what those with a limit took beyond it
 */
public record MoveTimes(long moves, long total, long longest, Overshoot over) {
  public static final MoveTimes NONE = new MoveTimes(0, 0, 0);

  /** Those of moves without a limit. */
  public MoveTimes(long moves, long total, long longest) {
    this(moves, total, longest, Overshoot.NONE);
  }

  /** With one more move. */
  public MoveTimes plus(long nanos) {
    return new MoveTimes(moves + 1, total + nanos, Math.max(longest, nanos), over);
  }

  /** With one more move, that had a limit. */
  MoveTimes plus(long nanos, long limit) {
    MoveTimes more = plus(nanos);
    return new MoveTimes(more.moves, more.total, more.longest, over.plus(nanos - limit));
  }

  public MoveTimes plus(MoveTimes others) {
    return new MoveTimes(
        moves + others.moves,
        total + others.total,
        Math.max(longest, others.longest),
        over.plus(others.over));
  }

  /** Nanoseconds per move; 0 if there is none. */
  public double mean() {
    return moves == 0 ? 0 : (double) total / moves;
  }
}
