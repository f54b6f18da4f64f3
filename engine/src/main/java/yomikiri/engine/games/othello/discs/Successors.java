package yomikiri.engine.games.othello.discs;

/**
 * The moves of one position and the positions after them, to be taken in the order of their ranks.
 * Made once for a level of a search and filled again at each node.
 */
public final class Successors {
  private static final int MOST = 64; // more than there are moves in any position

  private final int[] squares = new int[MOST];
  private final long[] owns = new long[MOST];
  private final long[] others = new long[MOST];
  private final int[] ranks = new int[MOST];
  private int count;

  /** How many moves there are. */
  public int count() {
    return count;
  }

  /** The square of a move. */
  public int square(int n) {
    return squares[n];
  }

  /** The discs of the side to move after a move. */
  public long own(int n) {
    return owns[n];
  }

  /** The discs of the side that made a move. */
  public long other(int n) {
    return others[n];
  }

  /** Gives a move its rank: the higher, the earlier it is picked. */
  public void rank(int n, int rank) {
    ranks[n] = rank;
  }

  /**
   * Fills this with the moves of a position, in the order of their squares, without ranks.
   *
   * @param moves the squares where {@code own} can play
   */
  public void fill(long own, long other, long moves) {
    count = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Discs.flips(square, own, other);
      squares[count] = square;
      owns[count] = other ^ flips;
      others[count] = own ^ flips ^ 1L << square;
      count++;
    }
  }

  /** Brings the move with the highest rank of those from {@code n} on to {@code n}. */
  public void pick(int n) {
    int best = n;
    for (int i = n + 1; i < count; i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    if (best != n) {
      int square = squares[n];
      squares[n] = squares[best];
      squares[best] = square;
      int rank = ranks[n];
      ranks[n] = ranks[best];
      ranks[best] = rank;
      long discs = owns[n];
      owns[n] = owns[best];
      owns[best] = discs;
      discs = others[n];
      others[n] = others[best];
      others[best] = discs;
    }
  }
}
