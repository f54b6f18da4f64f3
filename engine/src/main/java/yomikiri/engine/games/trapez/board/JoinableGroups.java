package yomikiri.engine.games.trapez.board;

/**
 * The groups that a tile would join on an empty cell, however it lies there. To be set before it is
 * asked.
 */
public final class JoinableGroups {
  private static final int[] BEFORE = {5, 0, 1, 2, 3, 4};
  private static final int[] AFTER = {1, 2, 3, 4, 5, 0};

  // by direction: the group of the neighbour if the edge that it shows has this colour
  private final int[] light = new int[TrapezTileSet.TILES];
  private final int[] dark = new int[TrapezTileSet.TILES];
  private int hole;

  /**
   * Looks at an empty cell from now on.
   *
   * @param bit the set of that cell
   * @param groups of these tiles
   */
  public void set(TrapezTileSet set, Groups groups, int bit) {
    int occupied = set.occupied();
    hole = bit;
    look(0, groups, bit << HexCellSet.EAST & occupied, ~set.east);
    look(1, groups, bit << HexCellSet.SOUTH_EAST & occupied, set.northWest);
    look(2, groups, bit << HexCellSet.SOUTH_WEST & occupied, ~set.southWest);
    look(3, groups, bit >>> HexCellSet.EAST & occupied, set.east);
    look(4, groups, bit >>> HexCellSet.SOUTH_EAST & occupied, ~set.northWest);
    look(5, groups, bit >>> HexCellSet.SOUTH_WEST & occupied, set.southWest);
  }

  /**
   * @param showsLight the tiles whose edge opposite to this direction is light
   */
  private void look(int direction, Groups groups, int neighbour, int showsLight) {
    boolean isLight = (neighbour & showsLight) != 0;
    light[direction] = isLight ? groups.group(0, neighbour) : 0;
    dark[direction] = isLight || neighbour == 0 ? 0 : groups.group(1, neighbour);
  }

  /** The light group of a tile that is placed there, itself included. */
  public int light(int tile) {
    int middle = tile - 1;
    return hole | light[BEFORE[middle]] | light[middle] | light[AFTER[middle]];
  }

  /** The dark group of a tile that is placed there, itself included. */
  public int dark(int tile) {
    int middle = (tile + 2) % TrapezTileSet.TILES;
    return hole | dark[BEFORE[middle]] | dark[middle] | dark[AFTER[middle]];
  }
}
