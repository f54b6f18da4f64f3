package yomikiri.engine.games.maze;

import java.util.Arrays;
import java.util.regex.Pattern;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;

/** Reads the parts that the notations of both maze games share. */
final class MazeScanner {
  private static final Pattern NUMBER = Pattern.compile("\\d{0,6}");

  private final TextCursor text;

  MazeScanner(String text) {
    this.text = new TextCursor(text);
  }

  /**
   * Reads the rows: {@code #} for a wall, a digit for points, {@code .} for none.
   *
   * @param walkers the letters of the walkers, each to be found exactly once, also as one of {@code
   *     together} where two stand on one cell
   * @param together stands for both walkers; 0 where there is only one
   * @param cells filled with the walkers' cells
   */
  MazeGrid grid(int height, int width, String walkers, char together, int[] cells)
      throws NotationException {
    MazeGrid grid = new MazeGrid(height, width);
    Arrays.fill(cells, -1);
    for (int cell = 0; cell < height * width; cell++) {
      if (cell > 0 && cell % width == 0) {
        text.expect('/', "maze.row", width);
      }
      char c = text.peek();
      int walker = walkers.indexOf(c);
      if (c == '#' != grid.isWall(cell)) {
        throw text.expected(
            grid.isWall(cell) ? "maze.wall-missing" : c == '#' ? "maze.wall-wrong" : "maze.cell");
      }
      if (c >= '0' && c <= '9') {
        grid.put(cell, c - '0');
      } else if (c != TextCursor.END && c == together) {
        stand(cells, 0, cell);
        stand(cells, 1, cell);
      } else if (c != TextCursor.END && walker >= 0) {
        stand(cells, walker, cell);
      } else if (c != '.' && c != '#') {
        throw text.expected("maze.cell");
      }
      text.advance();
    }
    for (int walker = 0; walker < cells.length; walker++) {
      if (cells[walker] < 0) {
        throw text.expected("maze.no-walker", walkers.charAt(walker));
      }
    }
    return grid;
  }

  private void stand(int[] cells, int walker, int cell) throws NotationException {
    if (cells[walker] >= 0) {
      throw text.expected("maze.two-walkers");
    }
    cells[walker] = cell;
  }

  /**
   * Passes over {@code wanted}.
   *
   * @param what is expected
   */
  void expect(char wanted, String what) throws NotationException {
    text.expect(wanted, "maze.number", what);
  }

  /**
   * A whole number from 0 to {@code most}.
   *
   * @param fault names the fault that it is too large
   */
  int number(int most, String fault, String what) throws NotationException {
    int start = text.mark();
    String digits = text.take(NUMBER);
    if (digits.isEmpty()) {
      throw text.expected("maze.number", what + ", a whole number");
    }
    int value = Integer.parseInt(digits);
    if (value > most) {
      throw text.fault(start, fault, most, digits, what);
    }
    return value;
  }

  void end() throws NotationException {
    if (!text.isRestBlank()) {
      throw text.expected("maze.rest");
    }
  }
}
