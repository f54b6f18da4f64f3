package yomikiri.app.board;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/** The arrangement of a board's cells: neighbours, names, and where the arrow keys lead. */
public interface Lattice {
  /** Where a key leads from a cell. */
  enum Way {
    LEFT,
    RIGHT,
    UP,
    DOWN,
    ROW_START,
    ROW_END
  }

  /** How many cells there are; they are counted along the rows from the top left. */
  int cells();

  /** What a cell is called, such as {@code c4}. */
  String name(int cell);

  /** The middle of a cell, in steps from one cell to the next; no cell lies left of or above 0. */
  Point2D centre(int cell);

  /** The corners of every cell around its middle, clockwise, in widths of a cell. */
  List<Point2D> outline();

  /** The cell next to {@code cell} that way; {@code cell} itself where there is none. */
  int next(int cell, Way way);

  /** The cells next to {@code cell}, as far as the four arrow keys lead to them. */
  default List<Integer> neighbours(int cell) {
    return Stream.of(Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN)
        .map(way -> next(cell, way))
        .filter(next -> next != cell)
        .distinct()
        .toList();
  }

  /** The names above the board, by column. */
  List<EdgeName> above();

  /** The names beside the board, by row. */
  List<EdgeName> beside();

  /** A name along an edge of the board, at {@code middle} as {@link #centre} counts. */
  record EdgeName(String text, double middle) {}
}
