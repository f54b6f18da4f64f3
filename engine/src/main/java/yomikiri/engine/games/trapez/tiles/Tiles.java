package yomikiri.engine.games.trapez.tiles;

/**
 * Tiles as three sets of cells: those with a light edge to the east, to the south-west and to the
 * north-west. The three other edges of a tile have the other colour each, so an edge east of a tile
 * is light where it is dark seen from its eastern neighbour. Dark tiles are the same sets without
 * the light ones: whatever is told of light groups holds of dark ones if the sets are turned round,
 * each by {@code occupied ^ set}.
 *
 * <p>A tile is the direction of the middle one of its light edges, 1 east to 6 north-east,
 * clockwise.
 */
public final class Tiles {
  /** So many tiles in a group win. */
  public static final int WINNING = 7;

  private static final int[] CODES = {0, 1, 3, 2, 6, 4, 5};
  private static final int[] TILES = {0, 1, 3, 2, 5, 6, 4};

  private Tiles() {}

  /** The light edges of a tile: 1 for east, 2 for south-west, 4 for north-west. */
  public static int code(int tile) {
    return CODES[tile];
  }

  /** The tile with these light edges; 0 if there is none. */
  public static int tile(int code) {
    return TILES[code];
  }

  /** The tiles of the light group that holds one of {@code from}, which are tiles of one group. */
  public static int group(int from, int east, int southWest, int northWest, int occupied) {
    int links0 = east & (occupied & ~east) >>> Cells.EAST;
    int links2 = southWest & (occupied & ~southWest) >>> Cells.SOUTH_WEST;
    int links4 = northWest & (occupied & ~northWest) << Cells.SOUTH_EAST;
    int group = from;
    int before;
    do {
      before = group;
      group |= (group & links0) << Cells.EAST | group >>> Cells.EAST & links0;
      group |= (group & links2) << Cells.SOUTH_WEST | group >>> Cells.SOUTH_WEST & links2;
      group |= (group & links4) >>> Cells.SOUTH_EAST | group << Cells.SOUTH_EAST & links4;
    } while (group != before);
    return group;
  }

  /** The size of the largest light group. */
  public static int longest(int east, int southWest, int northWest, int occupied) {
    int longest = 0;
    int left = occupied;
    while (Integer.bitCount(left) > longest) {
      int group = group(left & -left, east, southWest, northWest, occupied);
      longest = Math.max(longest, Integer.bitCount(group));
      left &= ~group;
    }
    return longest;
  }

  /** Whether a light group with one of these tiles wins. */
  public static boolean wins(int tiles, int east, int southWest, int northWest, int occupied) {
    int left = tiles;
    while (left != 0) {
      int group = group(left & -left, east, southWest, northWest, occupied);
      if (Integer.bitCount(group) >= WINNING) {
        return true;
      }
      left &= ~group;
    }
    return false;
  }
}
