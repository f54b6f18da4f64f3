package yomikiri.engine.games.trapez.board;

/**
 * Sets of cells as bits of an int, six to a row. The rows are slanted so that a step in any of the
 * six directions is one shift for all cells at once: one bit to the east, six to the south-east,
 * five to the south-west. What steps over the edge falls beside the board, see {@link #ALL}.
 */
public final class HexCellSet {
  /** Cells of the board. */
  public static final int COUNT = 19;

  static final int EAST = 1;
  static final int SOUTH_EAST = 6;
  static final int SOUTH_WEST = 5;

  /** Rows of the board. */
  public static final int ROWS = 5;

  /** The row in the middle, from 0 at the top. */
  static final int MIDDLE = ROWS / 2;

  private static final int ROW = 6;
  private static final int[] STARTS = {0, 3, 7, 12, 16, COUNT};
  private static final int[] INDICES = indices();
  private static final int[] CELLS = cells();

  /** The set of all cells. */
  public static final int ALL = all();

  private static final int[] NEIGHBOURS = neighbours();

  private HexCellSet() {}

  private static int[] indices() {
    int[] indices = new int[COUNT];
    for (int cell = 0; cell < COUNT; cell++) {
      int row = row(cell);
      indices[cell] = row * ROW + Math.max(0, MIDDLE - row) + column(cell);
    }
    return indices;
  }

  private static int[] cells() {
    int[] cells = new int[ROWS * ROW];
    for (int cell = 0; cell < COUNT; cell++) {
      cells[INDICES[cell]] = cell;
    }
    return cells;
  }

  private static int all() {
    int all = 0;
    for (int index : INDICES) {
      all |= 1 << index;
    }
    return all;
  }

  private static int[] neighbours() {
    int[] neighbours = new int[COUNT];
    for (int cell = 0; cell < COUNT; cell++) {
      int bit = bit(cell);
      neighbours[cell] = (beside(bit) | bit << SOUTH_EAST | bit >>> SOUTH_EAST) & ALL;
    }
    return neighbours;
  }

  private static int beside(int cells) {
    return cells << EAST | cells >>> EAST | cells << SOUTH_WEST | cells >>> SOUTH_WEST;
  }

  /** The number of cells in a row, from 0 at the top. */
  public static int length(int row) {
    return STARTS[row + 1] - STARTS[row];
  }

  /** The cell at a place of a row, both from 0. */
  public static int cell(int row, int column) {
    return STARTS[row] + column;
  }

  /** The row of a cell, from 0 at the top. */
  public static int row(int cell) {
    int row = 0;
    while (STARTS[row + 1] <= cell) {
      row++;
    }
    return row;
  }

  /** The place of a cell in its row, from 0. */
  public static int column(int cell) {
    return cell - STARTS[row(cell)];
  }

  /** The set of one cell. */
  public static int bit(int cell) {
    return 1 << INDICES[cell];
  }

  /** The first cell of a set that is not empty. */
  public static int first(int cells) {
    return CELLS[Integer.numberOfTrailingZeros(cells)];
  }

  /** The cells around a cell. */
  public static int neighbours(int cell) {
    return NEIGHBOURS[cell];
  }

  /** The same cells as a set with cell {@code n} in bit {@code n}. */
  public static int compact(int cells) {
    return Integer.compress(cells, ALL);
  }

  /** The cells that have exactly one empty neighbour. */
  public static int withOneGap(int empty) {
    int some = 0;
    int several = 0;
    for (int direction = 0; direction < 6; direction++) {
      int beside = step(empty, direction);
      several |= some & beside;
      some |= beside;
    }
    return some & ~several & ALL;
  }

  /**
   * The cells of a set moved by one step.
   *
   * @param direction 0 east, 1 south-east, and so on clockwise
   */
  public static int step(int cells, int direction) {
    return switch (direction) {
      case 0 -> cells << EAST;
      case 1 -> cells << SOUTH_EAST;
      case 2 -> cells << SOUTH_WEST;
      case 3 -> cells >>> EAST;
      case 4 -> cells >>> SOUTH_EAST;
      default -> cells >>> SOUTH_WEST;
    };
  }
}
