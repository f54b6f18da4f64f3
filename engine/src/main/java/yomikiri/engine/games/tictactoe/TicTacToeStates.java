package yomikiri.engine.games.tictactoe;

import yomikiri.engine.think.StateSpace;

/**
 * The states of tic-tac-toe for learners: the board looks the same turned by quarters and mirrored.
 */
final class TicTacToeStates implements StateSpace<TicTacToePosition> {
  private static final int COUNT = 8;
  private static final int CELLS = 9;
  private static final int[][] IMAGES = new int[COUNT][CELLS]; // cells by symmetry and cell

  static {
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      for (int cell = 0; cell < CELLS; cell++) {
        IMAGES[symmetry][cell] = cell(symmetry, cell);
      }
    }
  }

  /** Mirrored at the diagonal in the symmetries from the fifth on, then turned by quarters. */
  private static int cell(int symmetry, int cell) {
    int row = symmetry < 4 ? cell / 3 : cell % 3;
    int column = symmetry < 4 ? cell % 3 : cell / 3;
    for (int turn = 0; turn < symmetry % 4; turn++) {
      int before = row;
      row = column;
      column = 2 - before;
    }
    return 3 * row + column;
  }

  @Override
  public int symmetries() {
    return COUNT;
  }

  @Override
  public long state(TicTacToePosition position, int symmetry) {
    return (long) cells(position.cells(0), symmetry) << CELLS | cells(position.cells(1), symmetry);
  }

  private static int cells(int cells, int symmetry) {
    int image = 0;
    for (int left = cells; left != 0; left &= left - 1) {
      image |= 1 << IMAGES[symmetry][Integer.numberOfTrailingZeros(left)];
    }
    return image;
  }

  @Override
  public int image(int move, int symmetry) {
    return IMAGES[symmetry][move];
  }
}
