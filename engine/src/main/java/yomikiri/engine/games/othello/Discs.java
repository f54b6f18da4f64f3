package yomikiri.engine.games.othello;

/**
 * Moves and flips on bitboards: one bit per square, eight squares per row from a1 on, whatever the
 * size of the board. Where a board is smaller, the squares beside it stay empty in both sets, so
 * that nothing is ever flipped across its edge.
 */
final class Discs {
  /** Discs on the first and the last file are never between two others of their row or diagonal. */
  private static final long INNER_FILES = 0x7e7e7e7e7e7e7e7eL;

  /** By direction and square, the squares beyond it; bits rise from it. */
  private static final long[][] RISING = {rays(1, 0), rays(-1, 1), rays(0, 1), rays(1, 1)};

  /** Likewise where bits fall. */
  private static final long[][] FALLING = {rays(-1, 0), rays(1, -1), rays(0, -1), rays(-1, -1)};

  private Discs() {}

  private static long[] rays(int right, int down) {
    long[] rays = new long[64];
    for (int square = 0; square < 64; square++) {
      int file = square % 8 + right;
      int rank = square / 8 + down;
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        rays[square] |= 1L << rank * 8 + file;
        file += right;
        rank += down;
      }
    }
    return rays;
  }

  /**
   * The squares from which a line of {@code other}'s discs leads to one of {@code own}; some may
   * lie beside a smaller board.
   */
  static long moves(long own, long other) {
    long inner = other & INNER_FILES;
    long ends =
        ends(own, inner, 1) | ends(own, other, 8) | ends(own, inner, 7) | ends(own, inner, 9);
    return ends & ~(own | other);
  }

  /**
   * The squares behind lines of {@code other} that begin beside {@code own}, in both directions.
   */
  private static long ends(long own, long other, int step) {
    long up = other & own << step;
    long down = other & own >>> step;
    up |= other & up << step;
    down |= other & down >>> step;
    long pairsUp = other & other << step;
    long pairsDown = other & other >>> step;
    up |= pairsUp & up << 2 * step;
    down |= pairsDown & down >>> 2 * step;
    up |= pairsUp & up << 2 * step;
    down |= pairsDown & down >>> 2 * step;
    return up << step | down >>> step;
  }

  /**
   * The discs of {@code other} that turn over when {@code own} plays on the empty {@code square}.
   */
  static long flips(int square, long own, long other) {
    return rising(RISING[0][square], own, other)
        | rising(RISING[1][square], own, other)
        | rising(RISING[2][square], own, other)
        | rising(RISING[3][square], own, other)
        | falling(FALLING[0][square], own, other)
        | falling(FALLING[1][square], own, other)
        | falling(FALLING[2][square], own, other)
        | falling(FALLING[3][square], own, other);
  }

  /** Adding one carries it through the discs of {@code other} to the first square without one. */
  private static long rising(long ray, long own, long other) {
    long end = (other | ~ray) + 1 & own & ray;
    return end - ((end | -end) >>> 63) & ray;
  }

  private static long falling(long ray, long own, long other) {
    long end = Long.highestOneBit(ray & ~other) & own;
    return -end << 1 & ray;
  }
}
