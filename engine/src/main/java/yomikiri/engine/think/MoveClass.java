package yomikiri.engine.think;

/** The class of a move, from best to blunder, by how much it gives away against the best one. */
public enum MoveClass {
  BEST,
  /** A little, and the result stays. */
  INACCURACY,
  /** More, or a win becomes a draw or a draw a loss. */
  MISTAKE,
  /** A lot, or a win becomes a loss. */
  BLUNDER;

  /** Whether this is worth a lesson. */
  public boolean isSerious() {
    return compareTo(INACCURACY) > 0;
  }

  /** The worse of two. */
  public MoveClass or(MoveClass other) {
    return compareTo(other) < 0 ? other : this;
  }
}
