package yomikiri.engine.games.othello.eval;

import yomikiri.engine.games.othello.board.BitboardSymmetries;

/**
 * The sum of the weights that a position picks by the shapes of {@link Patterns}, written out shape
 * by shape: the compiler knows every shape, and nothing is kept of how the position looks.
 */
final class PatternSum {
  // where the weights of each shape begin in a phase, in the order of Patterns.SHAPES
  static final int EDGE = 0;
  static final int CORNER = EDGE + Patterns.looksOf(Patterns.EDGE);
  static final int BLOCK = CORNER + Patterns.looksOf(Patterns.CORNER);
  static final int ROW_2 = BLOCK + Patterns.looksOf(Patterns.BLOCK);
  static final int ROW_3 = ROW_2 + Patterns.looksOf(Patterns.ROW_2);
  static final int ROW_4 = ROW_3 + Patterns.looksOf(Patterns.ROW_3);
  static final int DIAGONAL_8 = ROW_4 + Patterns.looksOf(Patterns.ROW_4);
  static final int DIAGONAL_7 = DIAGONAL_8 + Patterns.looksOf(Patterns.DIAGONAL_8);
  static final int DIAGONAL_6 = DIAGONAL_7 + Patterns.looksOf(Patterns.DIAGONAL_7);
  static final int DIAGONAL_5 = DIAGONAL_6 + Patterns.looksOf(Patterns.DIAGONAL_6);
  static final int DIAGONAL_4 = DIAGONAL_5 + Patterns.looksOf(Patterns.DIAGONAL_5);

  private PatternSum() {}

  /**
   * The sum for the side to move.
   *
   * @param phase where the weights of the position's phase begin
   * @param weights those of {@link Patterns#unfolded}
   */
  static int of(long own, long other, int phase, short[] weights) {
    // numbered as the images of a board are, see Images.of; 5 is written where it is picked
    long own2 = Long.reverseBytes(own);
    long other2 = Long.reverseBytes(other);
    long own3 = Long.reverse(own);
    long other3 = Long.reverse(other);
    long own1 = Long.reverseBytes(own3);
    long other1 = Long.reverseBytes(other3);
    long own4 = BitboardSymmetries.of(own, 4);
    long other4 = BitboardSymmetries.of(other, 4);
    long own6 = Long.reverseBytes(own4);
    long other6 = Long.reverseBytes(other4);
    long own7 = Long.reverse(own4);
    long other7 = Long.reverse(other4);
    return rows(own, other, phase, weights)
        + rows(own2, other2, phase, weights)
        + rows(own4, other4, phase, weights)
        + rows(own6, other6, phase, weights)
        + corners(own, other, phase, weights)
        + corners(own1, other1, phase, weights)
        + corners(own2, other2, phase, weights)
        + corners(own3, other3, phase, weights)
        + block(own, other, phase, weights)
        + block(own1, other1, phase, weights)
        + block(own2, other2, phase, weights)
        + block(own3, other3, phase, weights)
        + block(own4, other4, phase, weights)
        + block(Long.reverseBytes(own7), Long.reverseBytes(other7), phase, weights)
        + block(own6, other6, phase, weights)
        + block(own7, other7, phase, weights)
        + pick(own, other, Patterns.DIAGONAL_8, phase + DIAGONAL_8, weights)
        + pick(own1, other1, Patterns.DIAGONAL_8, phase + DIAGONAL_8, weights);
  }

  private static int rows(long own, long other, int phase, short[] weights) {
    return pick(own, other, Patterns.EDGE, phase + EDGE, weights)
        + pick(own, other, Patterns.ROW_2, phase + ROW_2, weights)
        + pick(own, other, Patterns.ROW_3, phase + ROW_3, weights)
        + pick(own, other, Patterns.ROW_4, phase + ROW_4, weights);
  }

  /** A corner and the diagonals across it. */
  private static int corners(long own, long other, int phase, short[] weights) {
    return pick(own, other, Patterns.CORNER, phase + CORNER, weights)
        + pick(own, other, Patterns.DIAGONAL_7, phase + DIAGONAL_7, weights)
        + pick(own, other, Patterns.DIAGONAL_6, phase + DIAGONAL_6, weights)
        + pick(own, other, Patterns.DIAGONAL_5, phase + DIAGONAL_5, weights)
        + pick(own, other, Patterns.DIAGONAL_4, phase + DIAGONAL_4, weights);
  }

  private static int block(long own, long other, int phase, short[] weights) {
    return pick(own, other, Patterns.BLOCK, phase + BLOCK, weights);
  }

  private static int pick(long own, long other, long shape, int table, short[] weights) {
    return weights[table + Patterns.look(own, other, shape)];
  }
}
