package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.HexCellSet;

/**
 * The hexagon of 19 cells, five rows of 3, 4, 5, 4 and 3. Cells are numbered along the rows from
 * the top: {@code a1} is 0, {@code e3} is 18.
 */
public final class HexBoard {
  /** The number of cells. */
  public static final int CELLS = HexCellSet.COUNT;

  /** The cell in the middle, where a tile stands from the start. */
  public static final int CENTRE = 9;

  /** The number of rows. */
  public static final int ROWS = HexCellSet.ROWS;

  /** The number of directions, and of ways in which a tile may lie. */
  public static final int DIRECTIONS = 6;

  private HexBoard() {}

  /** The number of cells in a row, from 0 at the top. */
  public static int length(int row) {
    return HexCellSet.length(row);
  }

  /** The cell at a place of a row, both from 0. */
  public static int cell(int row, int column) {
    return HexCellSet.cell(row, column);
  }

  /** The row of a cell, from 0 at the top. */
  public static int row(int cell) {
    return HexCellSet.row(cell);
  }

  /** The place of a cell in its row, from 0. */
  public static int column(int cell) {
    return HexCellSet.column(cell);
  }

  /** The name of a cell, {@code a1} to {@code e3}. */
  public static String name(int cell) {
    return "" + (char) ('a' + row(cell)) + (1 + column(cell));
  }

  /**
   * The neighbour of a cell, -1 if the board ends there.
   *
   * @param direction 1 east, 2 south-east, and so on clockwise to 6
   */
  public static int neighbour(int cell, int direction) {
    int neighbour = HexCellSet.step(HexCellSet.bit(cell), direction - 1) & HexCellSet.ALL;
    return neighbour == 0 ? -1 : HexCellSet.first(neighbour);
  }
}
