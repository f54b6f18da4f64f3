package yomikiri.engine.games.trapez.board;

/**
 * The twelve symmetries of the board, under which tiles are turned and mirrored together with their
 * cells.
 */
public final class HexSymmetry {
  /** The number of symmetries. */
  public static final int COUNT = 12;

  private static final int LOW = 10; // cells in the lower half of a table
  private static final int[][] LOWS = new int[COUNT][1 << LOW];
  private static final int[][] HIGHS = new int[COUNT][1 << HexCellSet.COUNT - LOW];

  static {
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      fill(LOWS[symmetry], symmetry, 0);
      fill(HIGHS[symmetry], symmetry, LOW);
    }
  }

  private HexSymmetry() {}

  private static void fill(int[] table, int symmetry, int firstCell) {
    for (int cells = 0; cells < table.length; cells++) {
      for (int left = cells; left != 0; left &= left - 1) {
        int cell = firstCell + Integer.numberOfTrailingZeros(left);
        table[cells] |= 1 << cell(symmetry, cell);
      }
    }
  }

  /**
   * The image of a cell: mirrored at the middle row in the symmetries from the seventh on, then
   * turned clockwise by as many sixths of a circle as tell the first six.
   */
  public static int cell(int symmetry, int cell) {
    int row = HexCellSet.row(cell);
    int x = HexCellSet.column(cell) + Math.max(0, HexCellSet.MIDDLE - row) - HexCellSet.MIDDLE;
    int y = row - HexCellSet.MIDDLE;
    if (isMirrored(symmetry)) {
      x += y;
      y = -y;
    }
    for (int turn = 0; turn < symmetry % TrapezTileSet.TILES; turn++) {
      int before = x;
      x = -y;
      y += before;
    }
    int newRow = y + HexCellSet.MIDDLE;
    return HexCellSet.cell(newRow, x + HexCellSet.MIDDLE - Math.max(0, HexCellSet.MIDDLE - newRow));
  }

  /** How a tile lies in the image. */
  public static int tile(int symmetry, int tile) {
    int mirrored = isMirrored(symmetry) ? (7 - tile) % TrapezTileSet.TILES + 1 : tile;
    return (mirrored - 1 + symmetry) % TrapezTileSet.TILES + 1;
  }

  /** Whether clockwise becomes counter-clockwise in the image. */
  public static boolean isMirrored(int symmetry) {
    return symmetry >= TrapezTileSet.TILES;
  }

  /** The {@link TrapezTileSet#bits} of the image of some tiles. */
  public static long bits(TrapezTileSet set, int symmetry) {
    if (symmetry == 0) {
      return set.bits();
    }
    int occupied = HexCellSet.compact(set.occupied());
    int east = HexCellSet.compact(set.east);
    int southWest = HexCellSet.compact(isMirrored(symmetry) ? set.northWest : set.southWest);
    int northWest = HexCellSet.compact(isMirrored(symmetry) ? set.southWest : set.northWest);
    for (int turn = 0; turn < symmetry % TrapezTileSet.TILES; turn++) {
      int before = east;
      east = occupied ^ southWest;
      southWest = occupied ^ northWest;
      northWest = occupied ^ before;
    }
    return TrapezTileSet.packed(
        image(symmetry, east), image(symmetry, southWest), image(symmetry, northWest));
  }

  /** The same number for all images of some tiles, and for no others. */
  public static long canonical(TrapezTileSet set) {
    int occupied = HexCellSet.compact(set.occupied());
    int east = HexCellSet.compact(set.east);
    int southWest = HexCellSet.compact(set.southWest);
    int northWest = HexCellSet.compact(set.northWest);
    return Math.min(
        least(0, occupied, east, southWest, northWest),
        least(TrapezTileSet.TILES, occupied, east, northWest, southWest));
  }

  /**
   * The least number of the tiles turned in six ways.
   *
   * @param first the symmetry of the first of these
   */
  private static long least(int first, int occupied, int east, int southWest, int northWest) {
    long least = Long.MAX_VALUE;
    int newEast = east;
    int newSouthWest = southWest;
    int newNorthWest = northWest;
    for (int turn = 0; turn < TrapezTileSet.TILES; turn++) {
      int symmetry = first + turn;
      long bits =
          TrapezTileSet.packed(
              image(symmetry, newEast),
              image(symmetry, newSouthWest),
              image(symmetry, newNorthWest));
      least = Math.min(least, bits);
      int before = newEast;
      newEast = occupied ^ newSouthWest;
      newSouthWest = occupied ^ newNorthWest;
      newNorthWest = occupied ^ before;
    }
    return least;
  }

  private static int image(int symmetry, int cells) {
    return LOWS[symmetry][cells & (1 << LOW) - 1] | HIGHS[symmetry][cells >>> LOW];
  }
}
