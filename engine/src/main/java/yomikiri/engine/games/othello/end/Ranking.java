package yomikiri.engine.games.othello.end;

import yomikiri.engine.games.othello.discs.Squares;
import yomikiri.engine.games.othello.discs.Successors;
import yomikiri.engine.games.othello.middle.MiddleSearch;

/**
 * In which order moves are tried: far from the end by what a short search expects of them, nearer
 * to it by how few squares they leave the other side.
 */
final class Ranking {
  private static final int ESTIMATED = 11; // empty squares from which a search is asked
  private static final int PLIES_AHEAD = 3; // empty squares for each ply
  private static final int MOBILITY = 300; // what a reply costs, in units of the estimate

  private final Squares squares;
  private final long board;
  private final int[] values = new int[64];
  private final Parity parity;
  private final MiddleSearch ahead;

  /**
   * @param size rows and columns of the board
   */
  Ranking(int size, Parity parity, MiddleSearch ahead) {
    this.squares = Squares.of(size);
    this.board = squares.all();
    this.parity = parity;
    this.ahead = ahead;
  }

  /**
   * Ranks the moves of a position.
   *
   * @param knownMove the best one of an earlier search, -1 if none is known
   */
  void rank(Successors next, long own, long other, int knownMove, int empties) {
    int plies = empties < ESTIMATED ? -1 : (empties - ESTIMATED) / PLIES_AHEAD;
    if (plies >= 0) {
      ahead.search(own, other, next, plies, values);
    }
    long empty = board & ~(own | other);
    long odd = parity.odd(empty);
    for (int i = 0; i < next.count(); i++) {
      long bit = 1L << next.square(i);
      int rank;
      if (next.square(i) == knownMove) {
        rank = Integer.MAX_VALUE;
      } else if (plies >= 0) {
        rank = -values[i] - MOBILITY * Long.bitCount(next.replies(i));
      } else {
        rank = promise(next, i, empty ^ bit, bit, (odd & bit) != 0, empties);
      }
      next.rank(i, rank);
    }
  }

  /**
   * Ranks the moves of a position with few empty squares: by how few replies they leave, corners
   * counting more, and among equals those in odd regions first.
   *
   * @param odd the empty squares in regions with an odd number of them
   */
  void rankByMobility(Successors next, long odd) {
    for (int i = 0; i < next.count(); i++) {
      long replies = next.replies(i);
      int mobility = 2 * Long.bitCount(replies) + Long.bitCount(replies & squares.corners());
      next.rank(i, (int) (odd >>> next.square(i) & 1) - mobility);
    }
  }

  /**
   * How early a move should be tried: the fewer squares the other side can play on, or may come to
   * play on, the earlier.
   */
  private int promise(Successors next, int i, long empty, long bit, boolean isOdd, int empties) {
    long replies = next.replies(i);
    int mobility = Long.bitCount(replies) + Long.bitCount(replies & squares.corners());
    int potential = Long.bitCount(around(next.other(i)) & empty);
    int promise = -32 * mobility - 8 * potential;
    promise += (bit & squares.corners()) != 0 ? 48 : 0;
    promise -= (bit & squares.aroundCorners()) != 0 ? 16 : 0;
    promise += isOdd ? empties < 14 ? 24 : 8 : 0;
    return promise;
  }

  /** The squares beside discs. */
  private static long around(long discs) {
    long notFirst = discs & 0xfefefefefefefefeL;
    long notLast = discs & 0x7f7f7f7f7f7f7f7fL;
    long rows = discs | notFirst >>> 1 | notLast << 1;
    return rows | rows << 8 | rows >>> 8;
  }
}
