package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.JoinableGroups;
import yomikiri.engine.games.trapez.board.TrapezTileSet;

/** Whether dark, who always places the last tile of a board, wins with it. */
final class LastTile {
  private final TrapezTileSet turned = new TrapezTileSet();
  private final Groups groups = new Groups();
  private final JoinableGroups joins = new JoinableGroups();

  /**
   * Tries all that dark can do.
   *
   * @param tiles on all cells but one
   */
  boolean wins(TrapezTileSet tiles) {
    int hole = tiles.empty();
    for (int left = HexCellSet.neighbours(HexCellSet.first(hole)); left != 0; left &= left - 1) {
      int bit = left & -left;
      if (wins(tiles, hole, bit, true) || wins(tiles, hole, bit, false)) {
        return true;
      }
    }
    return false;
  }

  private boolean wins(TrapezTileSet tiles, int hole, int bit, boolean isClockwise) {
    turned.become(tiles);
    turned.turn(bit, isClockwise);
    groups.set(turned);
    int light = groups.longest(0);
    if (light >= Groups.WINNING) {
      return false;
    }
    int dark = groups.longest(1);
    joins.set(turned, groups, hole);
    for (int tile = 1; tile <= TrapezTileSet.TILES; tile++) {
      int longestLight = Math.max(light, Integer.bitCount(joins.light(tile)));
      int longestDark = Math.max(dark, Integer.bitCount(joins.dark(tile)));
      if (longestDark > longestLight && longestLight < Groups.WINNING) {
        return true;
      }
    }
    return false;
  }
}
