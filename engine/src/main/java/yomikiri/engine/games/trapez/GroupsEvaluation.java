package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.think.Evaluation;

/**
 * An evaluation by the lead of a seat in groups: their sizes, how many tiles one more could join,
 * and their edges towards empty cells; and what it is worth to be the one to move, and to have
 * tiles to turn. The weights are those with which a logistic regression tells best who wins ends
 * with five to seven empty cells, in hundredths. For one thread at a time.
 */
final class GroupsEvaluation implements Evaluation<TrapezPosition> {
  /** To a win; more than any estimate. */
  private static final int UNIT = 10_000;

  private static final int CLEAR_LEAD = 100;
  private static final int SIZE = 9; // for each tile and tile of the same group
  private static final int REACH = 38; // for each tile of the largest group a tile could make
  private static final int OPEN_EDGE = 23;
  private static final int TO_MOVE = 96;
  private static final int TO_TURN = 12; // for each tile that a tile could surround

  private final Groups groups = new Groups();

  @Override
  public int unit() {
    return UNIT;
  }

  @Override
  public int evaluate(TrapezPosition position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    TrapezTileSet tiles = position.tileSet();
    groups.set(tiles);
    int ahead = SIZE * (groups.squares(0) - groups.squares(1));
    ahead += OPEN_EDGE * (tiles.openEdges(0) - tiles.openEdges(1));
    ahead += REACH * reach(tiles);
    int turns = Integer.bitCount(tiles.occupied() & HexCellSet.withOneGap(tiles.empty()));
    int toMove = TO_MOVE + TO_TURN * turns;
    return (seat == 0 ? ahead : -ahead) + (seat == position.turn() ? toMove : -toMove);
  }

  /** By how much the largest group that a tile could make is larger for light than for dark. */
  private int reach(TrapezTileSet tiles) {
    int light = 0;
    int dark = 0;
    for (int left = tiles.empty(); left != 0; left &= left - 1) {
      light = Math.max(light, groups.reach(0, tiles, left & -left));
      dark = Math.max(dark, groups.reach(1, tiles, left & -left));
    }
    return light - dark;
  }

  @Override
  public int logisticScale() {
    return CLEAR_LEAD;
  }
}
