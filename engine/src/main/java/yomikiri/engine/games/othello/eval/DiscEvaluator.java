package yomikiri.engine.games.othello.eval;

/**
 * An evaluator of the margin with which a game will end. Searches use it at their horizon and to
 * order moves.
 */
public interface DiscEvaluator {
  /** Units to a disc. */
  int UNIT = 64;

  /** Estimates lie below this and above its negative, in units. */
  int LIMIT = 64 * UNIT + UNIT;

  /**
   * By how much the side to move will win, in units; negative where it will lose.
   *
   * @param own its discs, see {@link yomikiri.engine.games.othello.board.Bitboards}
   */
  int of(long own, long other);

  /**
   * The same where its moves are known.
   *
   * @param moves the squares where the side to move can play
   */
  default int of(long own, long other, long moves) {
    return of(own, other);
  }

  /** For positions and those after their moves; faster where they are read together. */
  default ChildEvaluator evaluator() {
    return new ChildEvaluator() {
      private long taken;
      private long waiting;

      @Override
      public void from(long own, long other) {
        taken = own;
        waiting = other;
      }

      @Override
      public int of(long moves) {
        return DiscEvaluator.this.of(taken, waiting, moves);
      }

      @Override
      public int after(int square, long own, long other, long moves) {
        return DiscEvaluator.this.of(own, other, moves);
      }
    };
  }
}
