package yomikiri.engine.games.maze;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Found;
import yomikiri.engine.game.NotationException;

/** Reads the parts that the texts of both maze games share, from left to right. */
final class MazeScanner {
  private final String text;
  private int at;

  MazeScanner(String text) {
    this.text = text;
  }

  /**
   * Reads the rows: {@code #} for a wall, a digit for points, {@code .} for none.
   *
   * @param walkers the letters of the walkers, each to be found exactly once, also as one of {@code
   *     together} where two stand on one cell
   * @param together stands for both walkers; 0 where there is only one
   * @param cells filled with the walkers' cells
   */
  Grid grid(int height, int width, String walkers, char together, int[] cells)
      throws NotationException {
    Grid grid = new Grid(height, width);
    Arrays.fill(cells, -1);
    for (int cell = 0; cell < height * width; cell++) {
      if (cell > 0 && cell % width == 0) {
        expect('/', "maze.row", "expected / after a row of " + width + " cells");
      }
      char c = at < text.length() ? text.charAt(at) : 0;
      int walker = walkers.indexOf(c);
      if (c == '#' != grid.isWall(cell)) {
        throw fault(
            grid.isWall(cell) ? "maze.wall-missing" : c == '#' ? "maze.wall-wrong" : "maze.cell",
            grid.isWall(cell) ? "expected a wall (#) here" : "there is no wall here");
      }
      if (c >= '0' && c <= '9') {
        grid.put(cell, c - '0');
      } else if (c != 0 && c == together) {
        stand(cells, 0, cell);
        stand(cells, 1, cell);
      } else if (c != 0 && walker >= 0) {
        stand(cells, walker, cell);
      } else if (c != '.' && c != '#') {
        throw fault("maze.cell", "expected a digit, . or # or a walker in a cell");
      }
      at++;
    }
    for (int walker = 0; walker < cells.length; walker++) {
      if (cells[walker] < 0) {
        throw fault("maze.no-walker", "no " + walkers.charAt(walker) + " on the grid");
      }
    }
    return grid;
  }

  private void stand(int[] cells, int walker, int cell) throws NotationException {
    if (cells[walker] >= 0) {
      throw fault("maze.two-walkers", "the same walker a second time");
    }
    cells[walker] = cell;
  }

  void expect(char wanted, String fault, String message) throws NotationException {
    if (at >= text.length() || text.charAt(at) != wanted) {
      throw fault(fault, message);
    }
    at++;
  }

  /**
   * A whole number from 0 to {@code most}.
   *
   * @param fault names the mistake that it is too large
   */
  int number(int most, String fault, String what) throws NotationException {
    int start = at;
    int value = 0;
    while (at < text.length() && Character.isDigit(text.charAt(at)) && at - start < 6) {
      value = 10 * value + Character.digit(text.charAt(at), 10);
      at++;
    }
    if (at == start) {
      throw fault("maze.number", "expected " + what + ", a whole number");
    }
    if (value > most) {
      throw new NotationException(
          1,
          start + 1,
          fault,
          List.of(Integer.toString(most), text.substring(start, at)),
          "expected " + what + " from 0 to " + most + ", found " + text.substring(start, at));
    }
    return value;
  }

  void end() throws NotationException {
    if (!text.substring(at).isBlank()) {
      throw fault("maze.rest", "expected the end");
    }
  }

  private NotationException fault(String fault, String message) {
    return NotationException.unexpected(at + 1, fault, message, Found.at(at, text));
  }
}
