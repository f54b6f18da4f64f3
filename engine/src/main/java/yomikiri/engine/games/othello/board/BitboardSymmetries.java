package yomikiri.engine.games.othello.board;

/** The eight images of a board of 8×8 squares as it is turned and mirrored, on bitboards. */
public final class BitboardSymmetries {
  /** How many there are; number 0 is the board as it lies. */
  public static final int COUNT = 8;

  private static final int TRANSPOSED = 4; // images from here on

  private BitboardSymmetries() {}

  /**
   * The image of some squares: mirrored along the diagonal a1-h8 in the images from 4 on, then
   * mirrored left to right and top to bottom, as the two lowest bits say.
   */
  public static long of(long squares, int image) {
    long turned = image < TRANSPOSED ? squares : transposed(squares);
    return switch (image % TRANSPOSED) {
      case 0 -> turned;
      case 1 -> Long.reverseBytes(Long.reverse(turned));
      case 2 -> Long.reverseBytes(turned);
      default -> Long.reverse(turned);
    };
  }

  /** All images of some squares, by their numbers. */
  public static long[] all(long squares) {
    long turned = transposed(squares);
    long mirrored = Long.reverseBytes(Long.reverse(squares));
    long both = Long.reverseBytes(Long.reverse(turned));
    return new long[] {
      squares,
      mirrored,
      Long.reverseBytes(squares),
      Long.reverseBytes(mirrored),
      turned,
      both,
      Long.reverseBytes(turned),
      Long.reverseBytes(both)
    };
  }

  /** The image that undoes {@code image}. */
  public static int inverse(int image) {
    return image < TRANSPOSED ? image : TRANSPOSED | (image & 1) << 1 | (image & 2) >> 1;
  }

  /** Files become ranks: swaps bits in three steps (after Warren 2002). */
  private static long transposed(long squares) {
    long x = squares;
    long change = (x ^ x >>> 7) & 0x00aa00aa00aa00aaL;
    x ^= change ^ change << 7;
    change = (x ^ x >>> 14) & 0x0000cccc0000ccccL;
    x ^= change ^ change << 14;
    change = (x ^ x >>> 28) & 0x00000000f0f0f0f0L;
    return x ^ change ^ change << 28;
  }
}
