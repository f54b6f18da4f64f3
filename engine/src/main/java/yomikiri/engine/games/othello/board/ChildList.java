package yomikiri.engine.games.othello.board;

/**
 * The moves of one position and the positions after them, to be taken in the order of their ranks.
 * Made once for a level of a search and filled again at each node.
 */
public final class ChildList {
  private static final int MOST = 64; // more than there are moves in any position

  private final long board;
  private final int[] squares = new int[MOST];
  private final long[] owns = new long[MOST];
  private final long[] others = new long[MOST];
  private final long[] replies = new long[MOST];
  private final long[] order = new long[MOST]; // rank, then the number from MOST - 1 downwards
  private int count;

  /**
   * Without any moves yet.
   *
   * @param board all squares
   */
  public ChildList(long board) {
    this.board = board;
  }

  /** How many moves there are. */
  public int count() {
    return count;
  }

  /** The square of a move. */
  public int square(int n) {
    return squares[filled(n)];
  }

  /** The discs of the side to move after a move. */
  public long own(int n) {
    return owns[filled(n)];
  }

  /** The discs of the side that made a move. */
  public long other(int n) {
    return others[filled(n)];
  }

  /** Where the side to move after a move can play. */
  public long replies(int n) {
    return replies[filled(n)];
  }

  /** Gives a move its rank: the higher, the earlier it is picked. */
  public void rank(int n, int rank) {
    order[n] = (long) rank * MOST + (order[n] & MOST - 1);
  }

  /** Gives the move on a square, if there is one, a rank above all others. */
  public void putFirst(int square) {
    for (int i = 0; i < count; i++) {
      if (square(i) == square) {
        rank(i, Integer.MAX_VALUE);
      }
    }
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
      long flips = Bitboards.flips(square, own, other);
      long next = other ^ flips;
      long mine = own ^ flips ^ 1L << square;
      squares[count] = square;
      owns[count] = next;
      others[count] = mine;
      replies[count] = Bitboards.moves(next, mine) & board;
      order[count] = MOST - 1L - count;
      count++;
    }
  }

  /** Brings the move with the highest rank of those from {@code n} on to {@code n}. */
  public void pick(int n) {
    int best = n;
    for (int i = n + 1; i < count; i++) {
      if (order[i] > order[best]) {
        best = i;
      }
    }
    long first = order[best];
    order[best] = order[n];
    order[n] = first;
  }

  /** Which of the moves as they were filled in is the {@code n}-th now. */
  private int filled(int n) {
    return MOST - 1 - (int) order[n] & MOST - 1;
  }
}
