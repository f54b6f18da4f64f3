package yomikiri.engine.games.othello.board;

/**
 * Moves and flips on bitboards: one bit per square, eight squares per row from a1 on, whatever the
 * size of the board. Where a board is smaller, the squares beside it stay empty in both sets, so
 * that nothing is ever flipped across its edge.
 */
public final class Bitboards {
  /** Discs on the first and the last file are never between two others of their row or diagonal. */
  private static final long INNER_FILES = 0x7e7e7e7e7e7e7e7eL;

  private static final long FIRST_FILE = 0x0101010101010101L;
  private static final long LAST_FILE = 0x8080808080808080L;

  // by square, the squares beyond it in each direction
  private static final long[] RIGHT = rays(1, 0);
  private static final long[] DOWN_LEFT = rays(-1, 1);
  private static final long[] DOWN = rays(0, 1);
  private static final long[] DOWN_RIGHT = rays(1, 1);
  private static final long[] LEFT = rays(-1, 0);
  private static final long[] UP_RIGHT = rays(1, -1);
  private static final long[] UP = rays(0, -1);
  private static final long[] UP_LEFT = rays(-1, -1);
  private static final long[] BESIDE = beside();

  private Bitboards() {}

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

  /** By square, the squares beside it. */
  private static long[] beside() {
    long[] beside = new long[64];
    for (int square = 0; square < 64; square++) {
      beside[square] = around(1L << square) & ~(1L << square);
    }
    return beside;
  }

  /** Squares and those beside them; some may lie beside a smaller board. */
  public static long around(long squares) {
    long rows = squares | squares << 1 & ~FIRST_FILE | squares >>> 1 & ~LAST_FILE;
    return rows | rows << 8 | rows >>> 8;
  }

  /**
   * The squares from which a line of {@code theirs}'s discs leads to one of {@code mine}; some may
   * lie beside a smaller board.
   */
  public static long moves(long mine, long theirs) {
    long inner = theirs & INNER_FILES;
    long ends =
        inRows(mine, inner) | ends(mine, theirs, 8) | ends(mine, inner, 7) | ends(mine, inner, 9);
    return ends & ~(mine | theirs);
  }

  /** What {@link #ends} says of rows: to the right, adding one carries it through a line. */
  private static long inRows(long mine, long theirs) {
    long left = theirs & mine >>> 1;
    left |= theirs & left >>> 1;
    long pairs = theirs & theirs >>> 1;
    left |= pairs & left >>> 2;
    left |= pairs & left >>> 2;
    return left >>> 1 | theirs + (theirs & mine << 1) & ~theirs;
  }

  /**
   * The squares behind lines of {@code theirs} that begin beside {@code mine}, in both directions.
   */
  private static long ends(long mine, long theirs, int step) {
    long up = theirs & mine << step;
    long down = theirs & mine >>> step;
    up |= theirs & up << step;
    down |= theirs & down >>> step;
    long pairsUp = theirs & theirs << step;
    long pairsDown = pairsUp >>> step;
    up |= pairsUp & up << 2 * step;
    down |= pairsDown & down >>> 2 * step;
    up |= pairsUp & up << 2 * step;
    down |= pairsDown & down >>> 2 * step;
    return up << step | down >>> step;
  }

  /**
   * The discs of {@code theirs} that turn over when {@code mine} plays on the empty {@code square}.
   */
  public static long flips(int square, long mine, long theirs) {
    return rising(RIGHT[square], mine, theirs)
        | rising(DOWN_LEFT[square], mine, theirs)
        | rising(DOWN[square], mine, theirs)
        | rising(DOWN_RIGHT[square], mine, theirs)
        | falling(LEFT[square], mine, theirs)
        | falling(UP_RIGHT[square], mine, theirs)
        | falling(UP[square], mine, theirs)
        | falling(UP_LEFT[square], mine, theirs);
  }

  /** The same, sooner where no disc of {@code theirs} lies beside the square. */
  public static long nearbyFlips(int square, long mine, long theirs) {
    return (BESIDE[square] & theirs) == 0 ? 0 : flips(square, mine, theirs);
  }

  /**
   * The score of a finished game, the winner having the empty squares too.
   *
   * @param cells squares of the board
   */
  public static int score(long mine, long theirs, int cells) {
    int discs = Long.bitCount(mine);
    int others = Long.bitCount(theirs);
    int left = cells - discs - others;
    return discs > others ? discs - others + left : discs < others ? discs - others - left : 0;
  }

  /** A hash of both sides' discs, after the finaliser of SplitMix64 (Steele, Lea, Flood 2014). */
  public static long key(long own, long other) {
    long z = own * 0x9e3779b97f4a7c15L;
    z = (z ^ z >>> 32) + other;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** Adding one carries it through the discs of {@code theirs} to the first square without one. */
  private static long rising(long ray, long mine, long theirs) {
    long end = (theirs | ~ray) + 1 & mine & ray;
    return end - (-end >>> 63) & ray;
  }

  private static long falling(long ray, long mine, long theirs) {
    long end = Long.highestOneBit(ray & ~theirs) & mine;
    return -end << 1 & ray;
  }
}
