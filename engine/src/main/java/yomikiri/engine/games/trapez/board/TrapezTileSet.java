package yomikiri.engine.games.trapez.board;

/**
 * The tiles on a board as three sets of cells, see {@link HexCellSet}: those with a light edge to
 * the east, to the south-west and to the north-west. The opposite edges have the other colour each,
 * so these three tell a tile; no tile has three such edges, or none.
 *
 * <p>A tile is the direction of the middle one of its light edges, 1 east to 6 north-east,
 * clockwise.
 */
public final class TrapezTileSet {
  /** The number of ways in which a tile may lie. */
  public static final int TILES = 6;

  private static final int[] CODES = {0, 1, 3, 2, 6, 4, 5}; // 1 east, 2 south-west, 4 north-west
  private static final int[] TILE_OF_CODE = {0, 1, 3, 2, 5, 6, 4};

  int east;
  int southWest;
  int northWest;

  /** Makes this equal to another one. */
  public void become(TrapezTileSet from) {
    east = from.east;
    southWest = from.southWest;
    northWest = from.northWest;
  }

  /** The cells with a tile. */
  public int occupied() {
    return east | southWest | northWest;
  }

  /** The cells without one. */
  public int empty() {
    return HexCellSet.ALL ^ occupied();
  }

  /**
   * Puts a tile on an empty cell.
   *
   * @param bit the set of that cell
   */
  public void put(int bit, int tile) {
    int code = CODES[tile];
    east |= -(code & 1) & bit;
    southWest |= -(code >> 1 & 1) & bit;
    northWest |= -(code >> 2) & bit;
  }

  /**
   * The tile on a cell, 0 for none.
   *
   * @param bit the set of that cell
   */
  public int tile(int bit) {
    int code = (east & bit) == 0 ? 0 : 1;
    code |= (southWest & bit) == 0 ? 0 : 2;
    code |= (northWest & bit) == 0 ? 0 : 4;
    return TILE_OF_CODE[code];
  }

  /**
   * Turns tiles by a sixth of a circle: each edge becomes what the one before it was.
   *
   * @param cells of these tiles
   */
  public void turn(int cells, boolean isClockwise) {
    int oldEast = east;
    int oldSouthWest = southWest;
    int oldNorthWest = northWest;
    east = east & ~cells | ~(isClockwise ? oldSouthWest : oldNorthWest) & cells;
    southWest = southWest & ~cells | ~(isClockwise ? oldNorthWest : oldEast) & cells;
    northWest = northWest & ~cells | ~(isClockwise ? oldEast : oldSouthWest) & cells;
  }

  /**
   * The edges towards empty cells that have the colour of a seat.
   *
   * @param seat 0 light, 1 dark
   */
  public int openEdges(int seat) {
    int empty = empty();
    int own = seat == 0 ? 0 : occupied();
    int other = occupied() ^ own;
    return Integer.bitCount((east ^ own) & empty >>> HexCellSet.EAST)
        + Integer.bitCount((east ^ other) & empty << HexCellSet.EAST)
        + Integer.bitCount((southWest ^ own) & empty >>> HexCellSet.SOUTH_WEST)
        + Integer.bitCount((southWest ^ other) & empty << HexCellSet.SOUTH_WEST)
        + Integer.bitCount((northWest ^ own) & empty << HexCellSet.SOUTH_EAST)
        + Integer.bitCount((northWest ^ other) & empty >>> HexCellSet.SOUTH_EAST);
  }

  /** All tiles as one number, different for different tiles: 19 bits for each of the three sets. */
  public long bits() {
    return packed(
        HexCellSet.compact(east), HexCellSet.compact(southWest), HexCellSet.compact(northWest));
  }

  static long packed(int east, int southWest, int northWest) {
    return (long) east << 38 | (long) southWest << 19 | northWest;
  }
}
