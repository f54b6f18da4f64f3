package yomikiri.engine.games.othello.search;

/**
 * Which regions have an odd number of empty squares. Who plays there first can have the last move
 * there too. The regions are the four quarters of the board.
 */
final class RegionParity {
  private final long[] quarters = new long[4];

  /**
   * @param size rows and columns of the board
   */
  RegionParity(int size) {
    for (int rank = 0; rank < size; rank++) {
      for (int file = 0; file < size; file++) {
        quarters[2 * rank / size * 2 + 2 * file / size] |= 1L << 8 * rank + file;
      }
    }
  }

  /** Of {@code empty} squares, those in quarters with an odd number of them. */
  long odd(long empty) {
    long odd = 0;
    for (long quarter : quarters) {
      odd |= (Long.bitCount(empty & quarter) & 1) != 0 ? empty & quarter : 0;
    }
    return odd;
  }
}
