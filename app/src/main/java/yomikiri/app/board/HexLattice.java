package yomikiri.app.board;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/**
 * Hexagons that stand on a corner, in centred rows. A cell is named by the row's letter and its
 * number in the row. Up and down lead in a zigzag straight up and down the board.
 *
 * @param rows by row, how many cells it has: one more or one fewer than the row above
 */
public record HexLattice(List<Integer> rows) implements Lattice {
  private static final double ROW = Math.sqrt(3) / 2; // from row to row
  private static final double CORNER = 1 / Math.sqrt(3); // from the middle to a corner

  private static final List<Point2D> OUTLINE =
      List.of(
          new Point2D(0, -CORNER),
          new Point2D(0.5, -CORNER / 2),
          new Point2D(0.5, CORNER / 2),
          new Point2D(0, CORNER),
          new Point2D(-0.5, CORNER / 2),
          new Point2D(-0.5, -CORNER / 2));

  public HexLattice {
    rows = List.copyOf(rows);
    for (int row = 1; row < rows.size(); row++) {
      if (Math.abs(rows.get(row) - rows.get(row - 1)) != 1) {
        throw new IllegalArgumentException(
            "row " + row + " must have one cell more or fewer than the row above: " + rows);
      }
    }
  }

  /** A board that is a hexagon itself. */
  public static HexLattice ofSide(int side) {
    return new HexLattice(
        Stream.concat(
                IntStream.range(side, 2 * side).boxed(),
                IntStream.range(side, 2 * side - 1).boxed().sorted(Collections.reverseOrder()))
            .toList());
  }

  @Override
  public int cells() {
    return start(rows.size());
  }

  /** The first cell of a row. */
  private int start(int row) {
    return rows.subList(0, row).stream().mapToInt(Integer::intValue).sum();
  }

  private int row(int cell) {
    int row = 0;
    for (int left = cell; left >= rows.get(row); row++) {
      left -= rows.get(row);
    }
    return row;
  }

  /** Where the first cell of a row has its middle. */
  private double indent(int row) {
    return (Collections.max(rows) - rows.get(row)) / 2.0;
  }

  @Override
  public String name(int cell) {
    int row = row(cell);
    return SquareLattice.columnName(row) + (1 + cell - start(row));
  }

  @Override
  public Point2D centre(int cell) {
    int row = row(cell);
    return new Point2D(indent(row) + cell - start(row), row * ROW);
  }

  @Override
  public List<Point2D> outline() {
    return OUTLINE;
  }

  @Override
  public int next(int cell, Way way) {
    int row = row(cell);
    int first = start(row);
    int last = first + rows.get(row) - 1;
    return switch (way) {
      case LEFT -> Math.max(first, cell - 1);
      case RIGHT -> Math.min(last, cell + 1);
      case UP -> row == 0 ? cell : across(cell, row, row - 1);
      case DOWN -> row == rows.size() - 1 ? cell : across(cell, row, row + 1);
      case ROW_START -> first;
      case ROW_END -> last;
    };
  }

  /** The cell of the next row, if any: right of an odd row, left of an even one. */
  private int across(int cell, int from, int to) {
    double x = indent(from) + cell - start(from) + (from % 2 == 1 ? 0.5 : -0.5);
    int column = (int) Math.round(x - indent(to));
    return start(to) + Math.clamp(column, 0, rows.get(to) - 1);
  }

  @Override
  public List<EdgeName> above() {
    return List.of();
  }

  @Override
  public List<EdgeName> beside() {
    return IntStream.range(0, rows.size())
        .mapToObj(row -> new EdgeName(SquareLattice.columnName(row), row * ROW))
        .toList();
  }
}
