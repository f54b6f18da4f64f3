package yomikiri.app.board;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import yomikiri.app.text.Texts;

/** Square cells in rows and columns, named by the column's letter and the row's number. */
public record SquareLattice(int columns, int rows) implements Lattice {
  private static final List<Point2D> OUTLINE =
      List.of(
          new Point2D(-0.5, -0.5),
          new Point2D(0.5, -0.5),
          new Point2D(0.5, 0.5),
          new Point2D(-0.5, 0.5));

  /** From {@code a} to {@code z}, then {@code aa}, {@code ab} and so on. */
  public static String columnName(int column) {
    String last = String.valueOf((char) ('a' + column % 26));
    return column < 26 ? last : columnName(column / 26 - 1) + last;
  }

  /** How a cell is called aloud, on a board of so many columns. */
  public static String spoken(Texts texts, int cell, int columns) {
    return texts.get("spoken.cell", 1 + cell / columns, columnName(cell % columns));
  }

  @Override
  public int cells() {
    return columns * rows;
  }

  @Override
  public String name(int cell) {
    return columnName(cell % columns) + (1 + cell / columns);
  }

  @Override
  public Point2D centre(int cell) {
    int row = cell / columns;
    return new Point2D(cell % columns, row);
  }

  @Override
  public List<Point2D> outline() {
    return OUTLINE;
  }

  @Override
  public int next(int cell, Way way) {
    int column = cell % columns;
    int row = cell / columns;
    return switch (way) {
      case LEFT -> row * columns + Math.max(0, column - 1);
      case RIGHT -> row * columns + Math.min(columns - 1, column + 1);
      case UP -> Math.max(0, row - 1) * columns + column;
      case DOWN -> Math.min(rows - 1, row + 1) * columns + column;
      case ROW_START -> row * columns;
      case ROW_END -> row * columns + columns - 1;
    };
  }

  @Override
  public List<EdgeName> above() {
    return IntStream.range(0, columns)
        .mapToObj(column -> new EdgeName(columnName(column), column))
        .toList();
  }

  @Override
  public List<EdgeName> beside() {
    return IntStream.range(0, rows)
        .mapToObj(row -> new EdgeName(Integer.toString(row + 1), row))
        .toList();
  }
}
