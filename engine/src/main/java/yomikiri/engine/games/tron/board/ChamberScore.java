package yomikiri.engine.games.tron.board;

import yomikiri.engine.game.Hashing;

/**
 * The score of each seat: the longest way through the chambers of its Voronoi territory, and how
 * open that is. Made once and used again and again, by one thread at a time.
 */
public final class ChamberScore {
  // by logistic regression on the results of games between two players that counted steps and cells
  private static final int STEP = 9;
  private static final int CELL = -8;
  private static final int EDGE = 5; // between neighbouring cells: the more of them, the more open

  // who fills longer has won, if both fill as well as can be hoped
  private static final int APART = 3_000;
  private static final int STEP_APART = 60;

  private static final int KNOWN = 1 << 12; // bounds; more are slower to look up

  private final Territory territory = new Territory();
  private final ChamberBound bound = new ChamberBound();
  private final int[] steps = new int[4];
  private final long[] keys = new long[KNOWN]; // of heads and territories, by their last bits
  private final int[] bounds = new int[KNOWN];

  /**
   * Looks at a position.
   *
   * @param free only read
   * @param heads by seat, -1 for who is out; only read
   * @param turn the seat that moves first, -1 where all move at once
   */
  public void measure(long[] free, int[] heads, int turn) {
    territory.divide(free, heads, turn, Territory.UNLIMITED);
    for (int seat = 0; seat < heads.length; seat++) {
      steps[seat] = heads[seat] < 0 ? 0 : bound(heads, seat);
    }
  }

  /** A seat's score, in units; to be compared with the others'. */
  public int worth(int seat) {
    return STEP * steps[seat] + rest(seat);
  }

  /**
   * The lead of the seat to move over the other one of two, in units; if it is not above {@code
   * alpha} perhaps only what it is at most, and if it is not below {@code beta} at least.
   *
   * @param free only read
   * @param heads by seat; only read
   * @param turn the seat to move
   */
  public int lead(long[] free, int[] heads, int turn, int alpha, int beta) {
    int other = 1 - turn;
    territory.divide(free, heads, turn, Territory.UNLIMITED);
    if (!territory.isContact(heads, turn, other)) {
      return apart(2 * (bound(heads, turn) - bound(heads, other)));
    }
    int rest = rest(turn) - rest(other);
    int most = STEP * mostSteps(heads, turn);
    int mostOfOther = STEP * mostSteps(heads, other);
    if (rest + most - mostOfOther > alpha) {
      int own = STEP * bound(heads, turn);
      int least = rest + own - mostOfOther;
      return least >= beta ? least : rest + own - STEP * bound(heads, other);
    }
    int ofOther = STEP * bound(heads, other);
    int highest = rest + most - ofOther;
    return highest <= alpha ? highest : rest + STEP * bound(heads, turn) - ofOther;
  }

  /** Looked up first: in a search, most territories are as they were a few positions before. */
  private int bound(int[] heads, int seat) {
    long[] owned = territory.owned(seat);
    long key = Hashing.mixed(heads[seat]);
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      key = Hashing.mixed(key ^ owned[word]);
    }
    int slot = (int) key & KNOWN - 1;
    if (keys[slot] != key) {
      keys[slot] = key;
      bounds[slot] = bound.ofRegion(owned, heads[seat]);
    }
    return bounds[slot];
  }

  private int mostSteps(int[] heads, int seat) {
    return ChamberBound.ofColours(territory.owned(seat), heads[seat]);
  }

  /** What is not by steps of a seat's worth. */
  private int rest(int seat) {
    return CELL * territory.cells(seat) + EDGE * GridCellSet.edges(territory.owned(seat));
  }

  /** What it counts to go so many half steps further than the other, apart from it. */
  public static int apart(int halfSteps) {
    return (halfSteps > 0 ? APART : -APART) + STEP_APART * halfSteps / 2;
  }
}
