package yomikiri.engine.games.othello.board;

/**
 * A position that stands for all that are the same once the board is turned or mirrored. Of the up
 * to eight it is the one with the least discs as numbers.
 *
 * @param own the discs of the side to move
 */
public record CanonicalPosition(long own, long other) {
  /**
   * The position that stands for those like this one.
   *
   * @param size rows and columns of the board
   */
  public static CanonicalPosition of(int size, long own, long other) {
    CanonicalPosition least = new CanonicalPosition(own, other);
    for (int image = 1; image < BitboardSymmetries.COUNT; image++) {
      CanonicalPosition laid = laid(size, own, other, image);
      least = laid.isBefore(least) ? laid : least;
    }
    return least;
  }

  /**
   * A position as it is once the board is laid another way.
   *
   * @param image its number among {@link BitboardSymmetries}
   */
  public static CanonicalPosition laid(int size, long own, long other, int image) {
    int corner = ((image & 1) + 8 * (image >> 1 & 1)) * (8 - size); // where the image begins
    return new CanonicalPosition(
        BitboardSymmetries.of(own, image) >>> corner,
        BitboardSymmetries.of(other, image) >>> corner);
  }

  private boolean isBefore(CanonicalPosition that) {
    int order = Long.compareUnsigned(own, that.own);
    return order < 0 || order == 0 && Long.compareUnsigned(other, that.other) < 0;
  }
}
