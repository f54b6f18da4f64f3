package yomikiri.engine.learn;

import java.util.List;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.TupleFeatures;

/**
 * Tuples of cells of tic-tac-toe for tests, each with weights of its own; one of all nine cells is
 * a table.
 */
record CellTuples(List<List<Integer>> tuples) implements TupleFeatures<TicTacToePosition> {
  /** All lines of three. */
  static final CellTuples LINES =
      new CellTuples(
          List.of(
              List.of(0, 1, 2),
              List.of(3, 4, 5),
              List.of(6, 7, 8),
              List.of(0, 3, 6),
              List.of(1, 4, 7),
              List.of(2, 5, 8),
              List.of(0, 4, 8),
              List.of(2, 4, 6)));

  /** All cells. */
  static final CellTuples TABLE = new CellTuples(List.of(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8)));

  @Override
  public int weights() {
    return tuples.stream().mapToInt(CellTuples::looks).sum();
  }

  private static int looks(List<Integer> cells) {
    return (int) Math.pow(3, cells.size());
  }

  @Override
  public int count() {
    return tuples.size();
  }

  @Override
  public void read(TicTacToePosition position, int[] into, int from) {
    int to = from;
    int table = 0;
    for (List<Integer> cells : tuples) {
      int look = 0;
      for (int cell : cells) {
        int own = position.cells(position.turn()) >> cell & 1;
        int other = position.cells(1 - position.turn()) >> cell & 1;
        look = 3 * look + own + 2 * other;
      }
      into[to++] = table + look;
      table += looks(cells);
    }
  }
}
