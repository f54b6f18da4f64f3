package yomikiri.engine.games.tron.search;

import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Plays every line of two cycles to its end. */
final class EveryLine {
  /** Less the plies to the end: a win. */
  static final int WIN = 1000;

  private EveryLine() {}

  /**
   * The value of a move of number 0: {@link #WIN} less the plies to the end, or the negative of
   * that, or 0 for a draw.
   *
   * @param joint whether the other one, who sees the move, may go to the same cell
   */
  static int value(long[] free, int[] heads, int move, boolean joint) {
    int cell = Arena.target(heads[0], move);
    if (!GridCellSet.isIn(free, cell)) {
      return joint && isShutIn(free, heads[1]) ? 0 : 1 - WIN;
    }
    int from = heads[0];
    GridCellSet.remove(free, cell);
    heads[0] = cell;
    int value = -search(free, heads, 1, 1, joint);
    heads[0] = from;
    GridCellSet.add(free, cell);
    return value;
  }

  private static int search(long[] free, int[] heads, int mover, int ply, boolean joint) {
    int gap = Math.abs(heads[0] - heads[1]);
    boolean mayMeet = joint && mover == 1 && (gap == 1 || gap == GridCellSet.ROW);
    boolean bothCrash = joint && mover == 0 && isShutIn(free, heads[0]) && isShutIn(free, heads[1]);
    if (bothCrash || mayMeet && isShutIn(free, heads[1])) {
      return 0;
    }
    if (isShutIn(free, heads[mover])) {
      return ply + 1 - WIN;
    }
    int best = mayMeet ? 0 : -WIN;
    for (int move = 0; move < Arena.MOVES; move++) {
      int cell = Arena.target(heads[mover], move);
      if (GridCellSet.isIn(free, cell)) {
        int from = heads[mover];
        GridCellSet.remove(free, cell);
        heads[mover] = cell;
        best = Math.max(best, -search(free, heads, 1 - mover, ply + 1, joint));
        heads[mover] = from;
        GridCellSet.add(free, cell);
      }
    }
    return best;
  }

  private static boolean isShutIn(long[] free, int head) {
    for (int move = 0; move < Arena.MOVES; move++) {
      if (GridCellSet.isIn(free, Arena.target(head, move))) {
        return false;
      }
    }
    return true;
  }
}
