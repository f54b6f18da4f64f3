package yomikiri.engine.games.tron.board;

/**
 * The arena: the cells that exist. It lies in the top left corner of the area of {@link
 * GridCellSet}; everything outside counts as wall.
 *
 * @param width columns, from 1 to 30
 * @param height rows, from 1 to 20
 */
public record Arena(int width, int height) {
  /** Numbers of moves. */
  public static final int UP = 0;

  public static final int DOWN = 1;
  public static final int LEFT = 2;
  public static final int RIGHT = 3;

  /** Every move's number is below this. */
  public static final int MOVES = 4;

  private static final int[] STEPS = {-GridCellSet.ROW, GridCellSet.ROW, -1, 1};

  public Arena {
    if (width < 1 || width > 30 || height < 1 || height > 20) {
      throw new IllegalArgumentException(
          "an arena has 1 to 30 columns and 1 to 20 rows, not " + width + " and " + height);
    }
  }

  /** All cells of the arena. */
  public long[] all() {
    long[] all = new long[GridCellSet.WORDS];
    for (int index = 0; index < size(); index++) {
      GridCellSet.add(all, cell(index));
    }
    return all;
  }

  /** How many cells there are. */
  public int size() {
    return width * height;
  }

  /** The cell at a place counted along the rows from the top left, from 0. */
  public int cell(int index) {
    return index / width * GridCellSet.ROW + index % width;
  }

  /** The place of a cell, counted along the rows from the top left, from 0. */
  public int index(int cell) {
    return cell / GridCellSet.ROW * width + cell % GridCellSet.ROW;
  }

  /** Where a step leads: perhaps to a wall, which is in no set of cells. */
  public static int target(int cell, int move) {
    return cell + STEPS[move];
  }

  /** The move that leads back. */
  public static int opposite(int move) {
    return move ^ 1;
  }

  /** The colour, 0 or 1, that a cell would have on a chess-board. */
  public static int colourOf(int cell) {
    return (cell / GridCellSet.ROW ^ cell) & 1;
  }
}
