package yomikiri.app.play.session;

/** How much a hint tells; each step more than the one before. */
public enum HintStep {
  NONE,
  /** Some cells, one of which the best move begins on. */
  WHERE,
  /** The best move, and what it is worth. */
  MOVE,
  /** Why it is better than another one. */
  REASON;

  /** Whether it tells the best move. */
  public boolean isMoveTold() {
    return compareTo(MOVE) >= 0;
  }

  /** The step that follows; {@code fromWhere} if hints begin with {@link #WHERE}. */
  public HintStep next(boolean fromWhere) {
    return switch (this) {
      case NONE -> fromWhere ? WHERE : MOVE;
      case WHERE -> MOVE;
      case MOVE, REASON -> REASON;
    };
  }
}
