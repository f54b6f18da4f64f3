package yomikiri.engine.games.tron.search;

import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * Lengthens a way: where two free cells lie beside a step, it goes round over them; at its end it
 * goes on, wherever it can, by the neighbour with the fewest free neighbours (Warnsdorff 1823).
 */
final class Detours {
  private final long[] left = new long[GridCellSet.WORDS];

  /**
   * Lengthens as long as it can.
   *
   * @param free the cells free before the first step; only read
   * @param head before the first step
   * @param way the cells of the steps, with room for all free ones
   * @return how many steps there are now
   */
  int lengthen(long[] free, int head, int[] way, int steps) {
    System.arraycopy(free, 0, left, 0, GridCellSet.WORDS);
    for (int i = 0; i < steps; i++) {
      GridCellSet.remove(left, way[i]);
    }
    int length = steps;
    int before;
    do {
      before = length;
      for (int i = 0; i < length; i++) {
        length = goRound(head, way, length, i);
      }
      length = goOn(head, way, length);
    } while (length > before);
    return length;
  }

  /** Goes round beside one step as often as there is room. */
  private int goRound(int head, int[] way, int steps, int at) {
    int length = steps;
    boolean found = true;
    while (found) {
      int from = at == 0 ? head : way[at - 1];
      int to = way[at];
      int aside = Math.abs(to - from) == 1 ? GridCellSet.ROW : 1;
      found = isFree(from + aside, to + aside);
      if (!found && isFree(from - aside, to - aside)) {
        aside = -aside;
        found = true;
      }
      if (found) {
        System.arraycopy(way, at, way, at + 2, length - at);
        way[at] = from + aside;
        way[at + 1] = to + aside;
        GridCellSet.remove(left, way[at]);
        GridCellSet.remove(left, way[at + 1]);
        length += 2;
      }
    }
    return length;
  }

  private boolean isFree(int one, int other) {
    return GridCellSet.isIn(left, one) && GridCellSet.isIn(left, other);
  }

  private int goOn(int head, int[] way, int steps) {
    int length = steps;
    int next = leastFree(length == 0 ? head : way[length - 1]);
    while (next >= 0) {
      way[length++] = next;
      GridCellSet.remove(left, next);
      next = leastFree(next);
    }
    return length;
  }

  private int leastFree(int cell) {
    int best = -1;
    int fewest = Arena.MOVES + 1;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(cell, move);
      if (GridCellSet.isIn(left, next) && neighbours(left, next) < fewest) {
        fewest = neighbours(left, next);
        best = next;
      }
    }
    return best;
  }

  /** How many neighbours of a cell are free. */
  static int neighbours(long[] free, int cell) {
    int count = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      count += GridCellSet.isIn(free, Arena.target(cell, move)) ? 1 : 0;
    }
    return count;
  }
}
