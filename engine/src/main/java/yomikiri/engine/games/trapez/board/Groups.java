package yomikiri.engine.games.trapez.board;

/**
 * The groups of both colours among some tiles: two neighbours are joined in a colour where both
 * touching edges have it. All joints of a colour that lie in one of three directions are one set of
 * cells, so a group grows in all directions at once. To be set before it is asked.
 */
public final class Groups {
  /** A group of so many tiles wins. */
  public static final int WINNING = 7;

  // the tiles that are joined to their neighbour in the east, the south-west and the north-west
  private int lightEast;
  private int lightSouthWest;
  private int lightNorthWest;
  private int darkEast;
  private int darkSouthWest;
  private int darkNorthWest;

  /** Looks at these tiles from now on, as they are now. */
  public void set(TrapezTileSet set) {
    int occupied = set.occupied();
    int east = occupied ^ set.east;
    int southWest = occupied ^ set.southWest;
    int northWest = occupied ^ set.northWest;
    lightEast = set.east & east >>> HexCellSet.EAST;
    lightSouthWest = set.southWest & southWest >>> HexCellSet.SOUTH_WEST;
    lightNorthWest = set.northWest & northWest << HexCellSet.SOUTH_EAST;
    darkEast = east & set.east >>> HexCellSet.EAST;
    darkSouthWest = southWest & set.southWest >>> HexCellSet.SOUTH_WEST;
    darkNorthWest = northWest & set.northWest << HexCellSet.SOUTH_EAST;
  }

  /**
   * The group that holds {@code from}.
   *
   * @param seat 0 light, 1 dark
   * @param from tiles of one group
   */
  public int group(int seat, int from) {
    return seat == 0
        ? grown(from, lightEast, lightSouthWest, lightNorthWest)
        : grown(from, darkEast, darkSouthWest, darkNorthWest);
  }

  private static int grown(int from, int east, int southWest, int northWest) {
    int group = from;
    int before;
    do {
      before = group;
      group |= (group & east) << HexCellSet.EAST | group >>> HexCellSet.EAST & east;
      group |=
          (group & southWest) << HexCellSet.SOUTH_WEST
              | group >>> HexCellSet.SOUTH_WEST & southWest;
      group |=
          (group & northWest) >>> HexCellSet.SOUTH_EAST
              | group << HexCellSet.SOUTH_EAST & northWest;
    } while (group != before);
    return group;
  }

  /** The size of the largest group of a seat; 1 if no tiles are joined. */
  public int longest(int seat) {
    int longest = 1;
    int left = joined(seat);
    while (left != 0) {
      int group = group(seat, left & -left);
      longest = Math.max(longest, Integer.bitCount(group));
      left &= ~group;
    }
    return longest;
  }

  /** The squares of the sizes of all groups of several tiles together. */
  public int squares(int seat) {
    int squares = 0;
    int left = joined(seat);
    while (left != 0) {
      int group = group(seat, left & -left);
      squares += Integer.bitCount(group) * Integer.bitCount(group);
      left &= ~group;
    }
    return squares;
  }

  /**
   * The size of the largest group of a seat that one more tile could make.
   *
   * @param set the tiles looked at
   * @param bit the set of the empty cell where it would lie
   */
  public int reach(int seat, TrapezTileSet set, int bit) {
    int occupied = set.occupied();
    int other = seat == 0 ? 0 : occupied;
    int east = set.east ^ other; // the tiles with an edge of this seat there
    int southWest = set.southWest ^ other;
    int northWest = set.northWest ^ other;
    int a = group(seat, bit << HexCellSet.EAST & occupied & ~east);
    int b = group(seat, bit << HexCellSet.SOUTH_EAST & northWest);
    int c = group(seat, bit << HexCellSet.SOUTH_WEST & occupied & ~southWest);
    int d = group(seat, bit >>> HexCellSet.EAST & east);
    int e = group(seat, bit >>> HexCellSet.SOUTH_EAST & occupied & ~northWest);
    int f = group(seat, bit >>> HexCellSet.SOUTH_WEST & southWest);
    int most = Math.max(Integer.bitCount(a | b | c), Integer.bitCount(b | c | d));
    most = Math.max(most, Math.max(Integer.bitCount(c | d | e), Integer.bitCount(d | e | f)));
    most = Math.max(most, Math.max(Integer.bitCount(e | f | a), Integer.bitCount(f | a | b)));
    return most + 1;
  }

  /** Tiles that are joined to another one; of each group all but one at most. */
  private int joined(int seat) {
    return seat == 0
        ? lightEast | lightSouthWest | lightNorthWest
        : darkEast | darkSouthWest | darkNorthWest;
  }

  /** Whether a group wins that holds one of some tiles. */
  public boolean wins(int seat, int some) {
    int left = some;
    while (left != 0) {
      int group = group(seat, left & -left);
      if (Integer.bitCount(group) >= WINNING) {
        return true;
      }
      left &= ~group;
    }
    return false;
  }
}
