package yomikiri.app.board;

import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/**
 * The placement of a board's cells in its area, in pixels.
 *
 * @param edge the width of a cell
 * @param step from one cell to the next in its row
 * @param frame around all cells
 * @param first the top left corner of the box around a cell whose middle lies at 0, 0
 * @param height of the box around a cell
 */
record HexPlacement(
    Lattice lattice, double edge, double step, Bounds frame, Point2D first, double height) {
  private static final double GAP = 0.085; // of a cell
  private static final double FRAME = 0.16;
  private static final double RING = 0.075;
  private static final int MANY = 15; // cells in a row or column: they touch each other
  private static final double SMALLEST = 5; // pixels

  /** As large as there is room, with {@code strip} free for names above and at either side. */
  static HexPlacement in(Lattice lattice, double width, double height, double strip) {
    double right = 0;
    double bottom = 0;
    for (int cell = 0; cell < lattice.cells(); cell++) {
      Point2D centre = lattice.centre(cell);
      right = Math.max(right, centre.getX());
      bottom = Math.max(bottom, centre.getY());
    }
    double tall = 2 * lattice.outline().stream().mapToDouble(Point2D::getY).max().orElseThrow();
    double spacing = Math.max(right, bottom) + 1 > MANY ? 0 : GAP;
    double across = 2 * FRAME + 1 + right * (1 + spacing);
    double down = 2 * FRAME + tall + bottom * (1 + spacing);
    double room = Math.min((width - 2 * strip) / across, (height - strip) / down);
    double edge = Math.max(SMALLEST, Math.floor(room));
    double step = edge + Math.round(edge * spacing);
    double pad = Math.round(edge * FRAME);
    double wide = 2 * pad + edge + right * step;
    double high = 2 * pad + tall * edge + bottom * step;
    double left = Math.round((width - wide) / 2);
    double top = Math.round((height - high - strip) / 2 + strip);
    return new HexPlacement(
        lattice,
        edge,
        step,
        new BoundingBox(left, top, wide, high),
        new Point2D(left + pad, top + pad),
        tall * edge);
  }

  /** The top left corner of the box around a cell. */
  Point2D corner(int cell) {
    return first.add(lattice.centre(cell).multiply(step));
  }

  Point2D centre(int cell) {
    return corner(cell).add(edge / 2, height / 2);
  }

  /** The corners of a cell, clockwise, as x and y in turn. */
  double[] outline(int cell) {
    Point2D centre = centre(cell);
    return lattice.outline().stream()
        .map(corner -> centre.add(corner.multiply(edge)))
        .flatMapToDouble(corner -> DoubleStream.of(corner.getX(), corner.getY()))
        .toArray();
  }

  /** Around a cell, a little outside it: where the keyboard's ring stands. */
  Bounds ring(int cell) {
    Point2D corner = corner(cell);
    double off = RING * edge;
    return new BoundingBox(
        corner.getX() - off, corner.getY() - off, edge + 2 * off, height + 2 * off);
  }

  /** The cell in which a point lies; none between cells. */
  OptionalInt cellAt(double x, double y) {
    int nearest = 0;
    for (int cell = 1; cell < lattice.cells(); cell++) {
      if (centre(cell).distance(x, y) < centre(nearest).distance(x, y)) {
        nearest = cell;
      }
    }
    return holds(nearest, x, y) ? OptionalInt.of(nearest) : OptionalInt.empty();
  }

  private boolean holds(int cell, double x, double y) {
    double[] at = outline(cell);
    for (int i = 0; i < at.length; i += 2) {
      int j = (i + 2) % at.length;
      double side = (at[j] - at[i]) * (y - at[i + 1]) - (at[j + 1] - at[i + 1]) * (x - at[i]);
      if (side < 0) {
        return false;
      }
    }
    return true;
  }
}
