package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.JoinableGroups;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.search.HistoryTable;

/**
 * The moves of a position that do not end the game, in the order in which to try them, and whether
 * there are others that do. Not for the last tile.
 */
final class TrapezChildList {
  private static final int MOVE_BITS = 13;
  private static final int MOST =
      TrapezTileSet.TILES * 2 * HexBoard.CELLS; // tiles turn in two ways
  private static final int LEAD = 8; // cut-offs elsewhere that a tile more in a group outweighs
  private static final int NO_LEAD = 32; // keeps ranks positive

  private final HistoryTable history;
  private final int empties;
  private final TrapezTileSet turned = new TrapezTileSet();
  private final Groups groups = new Groups();
  private final Groups groupsTurned = new Groups();
  private final JoinableGroups joins = new JoinableGroups();
  private final long[] ranked = new long[MOST]; // the rank, and the move in the lowest bits
  private int count;
  private boolean wins;
  private boolean loses;

  /**
   * Of positions with a number of empty cells.
   *
   * @param history of moves by the number of empty cells
   */
  TrapezChildList(HistoryTable history, int empties) {
    this.history = history;
    this.empties = empties;
  }

  /**
   * Looks at another position from now on. If a move wins, the other moves are left out.
   *
   * @param mover the seat to move
   */
  void find(TrapezTileSet tiles, int mover) {
    count = 0;
    wins = false;
    loses = false;
    groups.set(tiles);
    int empty = tiles.empty();
    int last = tiles.occupied() & HexCellSet.withOneGap(empty);
    for (int left = empty; left != 0 && !wins; left &= left - 1) {
      int hole = left & -left;
      int cell = HexCellSet.first(hole);
      int surrounded = HexCellSet.neighbours(cell) & last;
      if (surrounded == 0) {
        joins.set(tiles, groups, hole);
        place(TrapezMove.of(cell, 1), 1, 1, mover);
      }
      for (; surrounded != 0 && !wins; surrounded &= surrounded - 1) {
        turn(tiles, hole, surrounded & -surrounded, true, mover);
        turn(tiles, hole, surrounded & -surrounded, false, mover);
      }
    }
  }

  private void turn(TrapezTileSet tiles, int hole, int bit, boolean isClockwise, int mover) {
    turned.become(tiles);
    turned.turn(bit, isClockwise);
    groupsTurned.set(turned);
    joins.set(turned, groupsTurned, hole);
    int move = TrapezMove.of(HexCellSet.first(hole), 1, HexCellSet.first(bit), isClockwise);
    int light = Integer.bitCount(groupsTurned.group(0, bit));
    int dark = Integer.bitCount(groupsTurned.group(1, bit));
    place(move, light, dark, mover);
  }

  /**
   * Notes the moves that differ in how the placed tile lies.
   *
   * @param move the first of them
   * @param light the size of the light group of the turned tile, else 1
   */
  private void place(int move, int light, int dark, int mover) {
    for (int tile = 1; tile <= TrapezTileSet.TILES; tile++) {
      int longestLight = Math.max(light, Integer.bitCount(joins.light(tile)));
      int longestDark = Math.max(dark, Integer.bitCount(joins.dark(tile)));
      int own = mover == 0 ? longestLight : longestDark;
      int other = mover == 0 ? longestDark : longestLight;
      if (other >= Groups.WINNING) {
        loses = true;
      } else if (own >= Groups.WINNING) {
        wins = true;
      } else {
        int next = TrapezMove.withTile(move, tile);
        long rank = (long) (own - other + NO_LEAD) * LEAD + history.count(empties, next);
        ranked[count++] = rank << MOVE_BITS | next;
      }
    }
  }

  /** Whether a move wins. */
  boolean wins() {
    return wins;
  }

  /** Whether a move loses at once. */
  boolean loses() {
    return loses;
  }

  /** The number of moves that do not end the game. */
  int count() {
    return count;
  }

  /** The move to be tried as number {@code i} from 0; to be asked in this order. */
  int pick(int i) {
    int best = i;
    for (int j = i + 1; j < count; j++) {
      if (ranked[j] > ranked[best]) {
        best = j;
      }
    }
    long picked = ranked[best];
    ranked[best] = ranked[i];
    ranked[i] = picked;
    return move(i);
  }

  /** The move that was picked as number {@code i}. */
  int move(int i) {
    return (int) ranked[i] & (1 << MOVE_BITS) - 1;
  }
}
