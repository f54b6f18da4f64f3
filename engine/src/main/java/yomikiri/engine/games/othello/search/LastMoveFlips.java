package yomikiri.engine.games.othello.search;

/**
 * The number of discs that the last move of a game turns over, where all other squares are taken:
 * looked up line by line, since the discs of one side tell those of the other.
 */
final class LastMoveFlips {
  private static final long FILE = 0x0101010101010101L;
  private static final long A1_H8 = 0x8040201008040201L;
  private static final long H1_A8 = 0x0102040810204080L;

  /** By a place in a line of eight and the mover's discs in it, the discs turned over. */
  private static final byte[] TURNED = new byte[8 << 8];

  /** By square, the diagonals through it. */
  private static final long[] ALONG_A1_H8 = new long[64];

  private static final long[] ALONG_H1_A8 = new long[64];

  static {
    for (int place = 0; place < 8; place++) {
      for (int line = 0; line < 1 << 8; line++) {
        int below = Integer.highestOneBit(line & (1 << place) - 1);
        int above = Integer.lowestOneBit(line & -2 << place);
        int turned = below == 0 ? 0 : place - Integer.numberOfTrailingZeros(below) - 1;
        turned += above == 0 ? 0 : Integer.numberOfTrailingZeros(above) - place - 1;
        TURNED[place << 8 | line] = (byte) turned;
      }
    }
    for (int square = 0; square < 64; square++) {
      int rank = square >> 3;
      int file = square & 7;
      ALONG_A1_H8[square] = rank >= file ? A1_H8 << 8 * (rank - file) : A1_H8 >>> 8 * (file - rank);
      int down = rank + file - 7;
      ALONG_H1_A8[square] = down >= 0 ? H1_A8 << 8 * down : H1_A8 >>> -8 * down;
    }
  }

  private LastMoveFlips() {}

  /**
   * How many discs turn over when a side plays on the last empty square, 0 where it cannot.
   *
   * @param mine its discs; all other squares of the board but {@code square} are the other side's
   */
  static int turned(int square, long mine) {
    int file = square & 7;
    int rank = square >> 3;
    int byFile = file << 8;
    int inRank = (int) (mine >>> (square & 56)) & 0xff;
    int inFile = (int) ((mine >>> file & FILE) * H1_A8 >>> 56);
    int inA1H8 = (int) ((mine & ALONG_A1_H8[square]) * FILE >>> 56);
    int inH1A8 = (int) ((mine & ALONG_H1_A8[square]) * FILE >>> 56);
    return TURNED[byFile | inRank]
        + TURNED[rank << 8 | inFile]
        + TURNED[byFile | inA1H8]
        + TURNED[byFile | inH1A8];
  }
}
