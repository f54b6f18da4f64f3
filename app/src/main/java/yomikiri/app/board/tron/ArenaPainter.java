package yomikiri.app.board.tron;

import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import yomikiri.app.board.Brush;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Paints the arena: its ground, the territories and the trails. */
final class ArenaPainter {
  private static final double BAND = 0.64; // of a cell, as all below
  private static final double PATTERN = 0.15;
  private static final double HEAD = 1.12;
  private static final double SIGN = 0.52;
  private static final double SPECK = 0.2;
  private static final double OWNED = 0.3; // of the full ink

  private final Brush brush;
  private final GraphicsContext graphics;
  private final Arena arena;
  private final double pitch; // from one cell to the next

  ArenaPainter(Brush brush, Arena arena) {
    this.brush = brush;
    this.graphics = brush.graphics();
    this.arena = arena;
    this.pitch = arena.size() == 1 ? brush.edge() : brush.centre(0).distance(brush.centre(1));
  }

  private Point2D centre(int cell) {
    return brush.centre(arena.index(cell));
  }

  void ground() {
    double edge = brush.edge();
    Point2D first = corner(0, 0);
    Point2D last = corner(arena.height(), arena.width());
    graphics.setFill(brush.ink(Ink.PANEL));
    graphics.fillRect(
        first.getX(), first.getY(), last.getX() - first.getX(), last.getY() - first.getY());
    graphics.setFill(brush.ink(Ink.LINE));
    double thin = edge < 12 ? 0.5 : 1;
    for (int column = 1; column < arena.width(); column++) {
      double x = corner(0, column).getX();
      graphics.fillRect(x - thin / 2, first.getY(), thin, last.getY() - first.getY());
    }
    for (int row = 1; row < arena.height(); row++) {
      double y = corner(row, 0).getY();
      graphics.fillRect(first.getX(), y - thin / 2, last.getX() - first.getX(), thin);
    }
  }

  /** The top left corner of a cell, or where that of one more would be. */
  private Point2D corner(int row, int column) {
    return brush.centre(0).add((column - 0.5) * pitch, (row - 0.5) * pitch);
  }

  // ---- whose cells are whose

  /** Tints the cells of each seat, with its sign as specks on them. */
  void territory(TerritoryMap territory) {
    for (int row = 0; row < arena.height(); row++) {
      int begin = 0;
      for (int column = 1; column <= arena.width(); column++) {
        int owner = territory.owner(GridCellSet.ROW * row + begin);
        if (column == arena.width() || territory.owner(GridCellSet.ROW * row + column) != owner) {
          tint(row, begin, column, owner);
          begin = column;
        }
      }
    }
    nobodys(territory);
    chambers(territory);
  }

  /** Small crosses on the free cells that nobody reaches first, as sparse as the specks. */
  private void nobodys(TerritoryMap territory) {
    graphics.setStroke(brush.ink(Ink.QUIET));
    graphics.setLineWidth(Math.max(1, 0.08 * brush.edge()));
    graphics.setLineDashes();
    double arm = SPECK / 2 * brush.edge();
    for (int index = 0; index < arena.size(); index++) {
      boolean isMarked = (index / arena.width() + index % arena.width()) % 2 == 0;
      if (isMarked && territory.isNobodys(arena.cell(index))) {
        Point2D at = brush.centre(index);
        graphics.strokeLine(at.getX() - arm, at.getY() - arm, at.getX() + arm, at.getY() + arm);
        graphics.strokeLine(at.getX() - arm, at.getY() + arm, at.getX() + arm, at.getY() - arm);
      }
    }
  }

  private void tint(int row, int begin, int end, int owner) {
    if (owner < 0) {
      return;
    }
    SeatStyle seat = SeatStyle.of(owner);
    Color ink = brush.ink(seat.ink());
    Point2D corner = corner(row, begin);
    graphics.setFill(ink.deriveColor(0, 1, 1, OWNED));
    graphics.fillRect(corner.getX(), corner.getY(), (end - begin) * pitch, pitch);
    graphics.setFill(ink);
    for (int column = begin; column < end; column++) {
      if ((row + column) % 2 == 0) {
        seat.mark(graphics, centre(GridCellSet.ROW * row + column), SPECK * brush.edge());
      }
    }
  }

  /** Lines between chambers, and rings around the cells that lead from one to the next. */
  private void chambers(TerritoryMap territory) {
    double edge = brush.edge();
    graphics.setStroke(brush.ink(Ink.INK));
    graphics.setLineDashes();
    for (int index = 0; index < arena.size(); index++) {
      int cell = arena.cell(index);
      Point2D middle = centre(cell);
      double right = middle.getX() + pitch / 2;
      double bottom = middle.getY() + pitch / 2;
      graphics.setLineWidth(Math.max(1, 0.08 * edge));
      if (territory.isBorder(cell, Arena.target(cell, Arena.RIGHT))) {
        graphics.strokeLine(right, bottom - pitch, right, bottom);
      }
      if (territory.isBorder(cell, Arena.target(cell, Arena.DOWN))) {
        graphics.strokeLine(right - pitch, bottom, right, bottom);
      }
      if (territory.isJoint(cell)) {
        double size = 0.5 * edge;
        graphics.strokeOval(middle.getX() - size / 2, middle.getY() - size / 2, size, size);
      }
    }
  }

  // ---- trails

  /** A trail with its head if it has one; {@code left} of it is to be seen, from 1 to 0. */
  void trail(Trail trail, double left) {
    SeatStyle seat = SeatStyle.of(trail.seat());
    graphics.setGlobalAlpha(left);
    graphics.setLineCap(StrokeLineCap.ROUND);
    graphics.setLineJoin(StrokeLineJoin.ROUND);
    graphics.setStroke(brush.ink(seat.ink()));
    graphics.setLineWidth(BAND * brush.edge());
    graphics.setLineDashes();
    rest(trail.rest());
    line(trail.path());
    if (seat.hasPattern()) {
      graphics.setStroke(brush.ink(Ink.PANEL));
      graphics.setLineWidth(PATTERN * brush.edge());
      graphics.setLineDashes(seat.dashes(brush.edge()));
      line(trail.path());
      rest(trail.rest());
      graphics.setLineDashes();
    }
    trail.path().stream().limit(1).forEach(head -> head(head, seat));
    graphics.setGlobalAlpha(1);
  }

  /** From the end to the head, so that the pattern stays where it is while the trail grows. */
  private void line(List<Integer> path) {
    if (path.isEmpty()) {
      return;
    }
    Point2D end = centre(path.getLast());
    graphics.beginPath();
    graphics.moveTo(end.getX(), end.getY());
    for (int cell : path.reversed()) {
      Point2D next = centre(cell);
      graphics.lineTo(next.getX(), next.getY());
    }
    graphics.stroke();
  }

  /** Joins all neighbours, since nothing tells how these cells were passed. */
  private void rest(Set<Integer> cells) {
    for (int cell : cells) {
      Point2D at = centre(cell);
      graphics.strokeLine(at.getX(), at.getY(), at.getX(), at.getY());
      for (int move : List.of(Arena.RIGHT, Arena.DOWN)) {
        int next = Arena.target(cell, move);
        if (cells.contains(next)) {
          Point2D there = centre(next);
          graphics.strokeLine(at.getX(), at.getY(), there.getX(), there.getY());
        }
      }
    }
  }

  private void head(int cell, SeatStyle seat) {
    double size = HEAD * brush.edge();
    Point2D at = centre(cell);
    graphics.setFill(brush.ink(seat.ink()));
    graphics.fillOval(at.getX() - size / 2, at.getY() - size / 2, size, size);
    graphics.setFill(brush.ink(Ink.PANEL));
    seat.mark(graphics, at, SIGN * brush.edge());
  }

  /** A ring around the head of who is to move. */
  void mover(int cell) {
    double size = 1.36 * brush.edge();
    Point2D at = centre(cell);
    graphics.setStroke(brush.ink(Ink.INK));
    graphics.setLineWidth(Math.max(1.2, 0.09 * brush.edge()));
    graphics.strokeOval(at.getX() - size / 2, at.getY() - size / 2, size, size);
  }

  /** A star where a cycle has crashed; {@code left} is how fresh it is, from 1 to 0. */
  void crash(int cell, int seat, double left) {
    Point2D at = centre(cell);
    int points = 16;
    double[] across = new double[points];
    double[] down = new double[points];
    for (int i = 0; i < points; i++) {
      double radius = (i % 2 == 0 ? 0.95 : 0.42) * brush.edge();
      across[i] = at.getX() + radius * Math.sin(2 * Math.PI * i / points);
      down[i] = at.getY() - radius * Math.cos(2 * Math.PI * i / points);
    }
    graphics.setGlobalAlpha(left);
    graphics.setFill(brush.ink(Ink.NEGATIVE));
    graphics.fillPolygon(across, down, points);
    graphics.setFill(brush.ink(Ink.PANEL));
    SeatStyle.of(seat).mark(graphics, at, 0.42 * brush.edge());
    graphics.setGlobalAlpha(1);
  }
}
