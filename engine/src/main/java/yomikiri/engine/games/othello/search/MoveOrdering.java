package yomikiri.engine.games.othello.search;

import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.games.othello.board.SquareMasks;

/**
 * The order in which the endgame search tries moves: far from the end by a short search, nearer to
 * it by how few squares they leave the other side.
 */
final class MoveOrdering {
  private static final int ESTIMATED = 12; // empty squares from which a search is asked
  private static final int PLIES_AHEAD = 5; // empty squares for each ply
  private static final int MOBILITY = 250; // what a reply costs, in units of the estimate
  private static final int REPLY = 4; // what it costs near the end
  private static final int CORNER = 3; // what taking a corner is worth there

  private final SquareMasks squares;
  private final RegionParity parity;
  private final MidgameSearch ahead;
  private final int[] values = new int[Long.SIZE];

  /**
   * @param size rows and columns of the board
   */
  MoveOrdering(int size, RegionParity parity, MidgameSearch ahead) {
    this.squares = SquareMasks.of(size);
    this.parity = parity;
    this.ahead = ahead;
  }

  /**
   * Ranks the moves of a position.
   *
   * @param known the square of the best one of an earlier search, which comes first; -1 if none is
   *     known
   */
  void rank(ChildList children, long own, long other, int known, int empties) {
    if (empties < ESTIMATED) {
      byMobility(children, parity.odd(squares.all() & ~(own | other)));
    } else {
      byEstimate(children, own, other, known, (empties - ESTIMATED) / PLIES_AHEAD);
    }
    if (known >= 0) {
      children.putFirst(known);
    }
  }

  /**
   * By how few replies moves leave, those in corners counting twice, and by whether they take a
   * corner; among equals those in odd regions first.
   *
   * @param odd the regions with an odd number of empty squares
   */
  void byMobility(ChildList children, long odd) {
    for (int i = 0; i < children.count(); i++) {
      long replies = children.replies(i);
      int mobility = Long.bitCount(replies) + Long.bitCount(replies & squares.corners());
      int rank = CORNER * has(squares.corners(), children.square(i)) - REPLY * mobility;
      children.rank(i, rank + has(odd, children.square(i)));
    }
  }

  private static int has(long squares, int square) {
    return (int) (squares >>> square & 1);
  }

  /** By what a search over some plies expects after moves, and by how few replies they leave. */
  private void byEstimate(ChildList children, long own, long other, int known, int plies) {
    ahead.search(own, other, children, known, plies, values);
    for (int i = 0; i < children.count(); i++) {
      children.rank(i, -values[i] - MOBILITY * Long.bitCount(children.replies(i)));
    }
  }

  /**
   * The parity of regions: those with an odd number of empty squares. Who plays there first can
   * have the last move there too. The regions are the four quarters of the board.
   */
  static final class RegionParity {
    private final long[] quarters = new long[4];
    private final long[] regions = new long[Long.SIZE]; // by square

    /**
     * @param size rows and columns of the board
     */
    RegionParity(int size) {
      for (int rank = 0; rank < size; rank++) {
        for (int file = 0; file < size; file++) {
          quarters[2 * rank / size * 2 + 2 * file / size] |= 1L << 8 * rank + file;
        }
      }
      for (long quarter : quarters) {
        for (long left = quarter; left != 0; left &= left - 1) {
          regions[Long.numberOfTrailingZeros(left)] = quarter;
        }
      }
    }

    /** The region of a square: all its squares. */
    long region(int square) {
      return regions[square];
    }

    /** The regions with an odd number of {@code empty} squares. */
    long odd(long empty) {
      long odd = 0;
      for (long quarter : quarters) {
        odd |= (Long.bitCount(empty & quarter) & 1) != 0 ? quarter : 0;
      }
      return odd;
    }
  }
}
