package yomikiri.engine.games.tron.search;

import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * The separation of cycles: two are apart where no free cell can be reached by both over free
 * cells. Made once and asked again and again, by one thread at a time.
 */
public final class Separation {
  private final long[] reached = new long[GridCellSet.WORDS];

  /**
   * Whether a seat is apart from all others that are in.
   *
   * @param free only read
   * @param heads by seat, -1 for who is out; only read
   */
  public boolean isApart(long[] free, int[] heads, int seat) {
    long[] doors = new long[GridCellSet.WORDS];
    for (int other = 0; other < heads.length; other++) {
      if (other != seat && heads[other] >= 0) {
        addNeighbours(doors, free, heads[other]);
      }
    }
    return !reaches(free, heads[seat], doors);
  }

  /** Whether two cycles, by their heads, are apart; see {@link #isApart(long[], int[], int)}. */
  public boolean isApart(long[] free, int head, int other) {
    long[] doors = new long[GridCellSet.WORDS];
    addNeighbours(doors, free, other);
    return !reaches(free, head, doors);
  }

  private static void addNeighbours(long[] into, long[] free, int cell) {
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(cell, move);
      if (GridCellSet.isIn(free, next)) {
        GridCellSet.add(into, next);
      }
    }
  }

  /** Whether one of some cells can be reached from a head. */
  private boolean reaches(long[] free, int head, long[] doors) {
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      reached[word] = 0;
    }
    addNeighbours(reached, free, head);
    boolean grows = true;
    while (grows) {
      grows = false;
      long met = 0;
      for (int word = 0; word < GridCellSet.WORDS; word++) {
        long grown = (reached[word] | GridCellSet.around(reached, word)) & free[word];
        grows |= grown != reached[word];
        reached[word] = grown;
        met |= grown & doors[word];
      }
      if (met != 0) {
        return true;
      }
    }
    return false;
  }
}
