package yomikiri.app.board.trapez;

import java.util.List;
import javafx.geometry.Point2D;
import yomikiri.app.board.GridBoard;
import yomikiri.engine.games.trapez.HexBoard;

/**
 * The corners of tiles and of what joins them, clockwise, in pixels of the board. Edges and tiles
 * are directions, 1 east to 6 north-east, clockwise.
 */
record Outline(GridBoard grid) {
  private static final double OVERLAP = 0.02; // of a cell: what joins two tiles reaches into both

  /** Whether an edge of a tile is light. */
  static boolean isLight(int tile, int edge) {
    return Math.floorMod(edge - tile + 1, HexBoard.DIRECTIONS) < HexBoard.DIRECTIONS / 2;
  }

  /** The corner of a cell before an edge, going clockwise. */
  private Point2D corner(int cell, int edge) {
    List<Point2D> corners = TrapezBoard.LATTICE.outline();
    return grid.centre(cell).add(corners.get(edge % corners.size()).multiply(grid.edge()));
  }

  /** The light or dark half of a tile. */
  List<Point2D> half(int cell, int tile, boolean light) {
    int first = light ? tile - 1 : tile + 2;
    return List.of(
        corner(cell, Math.floorMod(first, HexBoard.DIRECTIONS)),
        corner(cell, first + 1),
        corner(cell, first + 2),
        corner(cell, first + 3));
  }

  /** The middle of the light or dark half of a tile. */
  Point2D middle(int cell, int tile, boolean light) {
    return half(cell, tile, light).stream().reduce(Point2D.ZERO, Point2D::add).multiply(1.0 / 4);
  }

  /** What lies between an edge of a cell and its neighbour there. */
  List<Point2D> bridge(int cell, int neighbour, int edge) {
    Point2D into =
        grid.centre(neighbour).subtract(grid.centre(cell)).normalize().multiply(overlap());
    return List.of(
        corner(cell, edge).subtract(into),
        corner(neighbour, edge + 4).add(into),
        corner(neighbour, edge + 3).add(into),
        corner(cell, edge + 1).subtract(into));
  }

  /** What lies between a cell and its neighbours at an edge and at the next edge. */
  List<Point2D> gore(int cell, int neighbour, int next, int edge) {
    return List.of(corner(cell, edge + 1), corner(neighbour, edge + 3), corner(next, edge + 5));
  }

  private double overlap() {
    return Math.max(1, OVERLAP * grid.edge());
  }
}
