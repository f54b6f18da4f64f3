package yomikiri.engine.games.othello.board;

/**
 * A position that stands for all that are the same once the board is turned or mirrored. Of the up
 * to eight it is the one with the least discs as numbers.
 *
 * @param own the discs of the side to move
 */
public record CanonicalPosition(long own, long other) {
  private static final int WAYS = 8;

  /**
   * The position that stands for those like this one.
   *
   * @param size rows and columns of the board
   */
  public static CanonicalPosition of(int size, long own, long other) {
    CanonicalPosition least = new CanonicalPosition(own, other);
    for (int way = 1; way < WAYS; way++) {
      CanonicalPosition laid = laid(size, own, other, way);
      least = laid.isBefore(least) ? laid : least;
    }
    return least;
  }

  /**
   * A position as it is once the board is laid another way.
   *
   * @param way from 0, for as it lies, to 7
   */
  public static CanonicalPosition laid(int size, long own, long other, int way) {
    return new CanonicalPosition(laid(size, own, way), laid(size, other, way));
  }

  private boolean isBefore(CanonicalPosition that) {
    int order = Long.compareUnsigned(own, that.own);
    return order < 0 || order == 0 && Long.compareUnsigned(other, that.other) < 0;
  }

  /**
   * Mirrored left to right, top to bottom and along the diagonal, as the bits of {@code way} say.
   */
  private static long laid(int size, long discs, int way) {
    long laid = 0;
    for (long left = discs; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int file = (way & 1) == 0 ? square % 8 : size - 1 - square % 8;
      int rank = (way & 2) == 0 ? square / 8 : size - 1 - square / 8;
      laid |= 1L << ((way & 4) == 0 ? 8 * rank + file : 8 * file + rank);
    }
    return laid;
  }
}
