package yomikiri.engine.think;

/** The bound that a reported value is: exact, at least or at most. */
public enum Bound {
  EXACT,
  /** The true value is this or more. */
  AT_LEAST,
  /** The true value is this or less. */
  AT_MOST;

  /** The same seen from the other side, whose value is the negative one. */
  public Bound turned() {
    return switch (this) {
      case EXACT -> EXACT;
      case AT_LEAST -> AT_MOST;
      case AT_MOST -> AT_LEAST;
    };
  }
}
