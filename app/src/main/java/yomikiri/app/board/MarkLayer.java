package yomikiri.app.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import yomikiri.engine.game.BoardMark;

/**
 * The marks on a board, above all that lies there, and rings around cells that a hint is about.
 * They leave the middle of a cell free, where its value stands. Each colour has its own kind of
 * line, on a wider one that sets it off from anything below. Marks on cells that are not on the
 * board are left out.
 */
final class MarkLayer extends Group {
  // all in widths of a cell, from its middle
  private static final double CIRCLE = 0.43;
  private static final double SQUARE = 0.37;
  private static final double TOP = -0.46; // of the triangle
  private static final double FOOT = 0.34;
  private static final double WIDE = 0.4;
  private static final double ARM = 0.3; // of a triangle's side, at either end
  private static final double CROSS = 0.37;
  private static final double HOLLOW = 0.16; // of the cross
  private static final double TAIL = 0.3; // of an arrow
  private static final double TIP = 0.24;
  private static final double HEAD = 0.24; // its length
  private static final double BARB = 0.14;
  private static final double HOLE = 0.22; // where it leads across a cell
  private static final double NEAR = 0.2; // so close to its middle

  private final Map<BoardMark.Color, Pen> pens = new EnumMap<>(BoardMark.Color.class);
  private final Pen region = new Pen(new Path(), new Path(), new Path());
  private List<BoardMark> marks = List.of();
  private Set<String> ringed = Set.of();
  private boolean isDrawn;

  MarkLayer() {
    setManaged(false);
    setMouseTransparent(true);
    getStyleClass().add("board-marks");
    for (BoardMark.Color color : BoardMark.Color.values()) {
      Pen pen = new Pen(new Path(), new Path(), new Path());
      pens.put(color, pen);
      pen.look(color.name().toLowerCase(Locale.ROOT));
      getChildren().addAll(pen.ground, pen.line, pen.heads);
    }
    region.look("region");
    getChildren().addAll(region.ground, region.line);
    getChildren().forEach(path -> path.setVisible(false));
  }

  /** What a colour's marks are drawn with: lines, what lies below them, and heads of arrows. */
  private record Pen(Path ground, Path line, Path heads) {
    void look(String color) {
      ground.getStyleClass().addAll("mark-ground", color);
      line.getStyleClass().addAll("mark-line", color);
      heads.getStyleClass().addAll("mark-head", color);
    }

    void clear() {
      ground.getElements().clear();
      line.getElements().clear();
      heads.getElements().clear();
    }

    void moveTo(Point2D place) {
      ground.getElements().add(new MoveTo(place.getX(), place.getY()));
      line.getElements().add(new MoveTo(place.getX(), place.getY()));
    }

    void lineTo(Point2D place) {
      ground.getElements().add(new LineTo(place.getX(), place.getY()));
      line.getElements().add(new LineTo(place.getX(), place.getY()));
    }

    void halfCircleTo(Point2D place, double radius) {
      ground
          .getElements()
          .add(new ArcTo(radius, radius, 0, place.getX(), place.getY(), true, true));
      line.getElements().add(new ArcTo(radius, radius, 0, place.getX(), place.getY(), true, true));
    }

    void head(Point2D tip, Point2D left, Point2D right) {
      heads
          .getElements()
          .addAll(
              new MoveTo(tip.getX(), tip.getY()),
              new LineTo(left.getX(), left.getY()),
              new LineTo(right.getX(), right.getY()),
              new ClosePath());
    }
  }

  /** Sets what is drawn the next time. */
  void set(List<BoardMark> now) {
    marks = now;
  }

  /** Sets around which cells a ring is drawn the next time. */
  void ring(Set<String> cells) {
    ringed = cells;
  }

  boolean isEmpty() {
    return marks.isEmpty() && ringed.isEmpty();
  }

  /** Draws the marks on cells of {@code placement}; none is to lie over {@code figures}. */
  void draw(HexPlacement placement, List<Bounds> figures) {
    if (isEmpty() && !isDrawn) {
      return;
    }
    isDrawn = !isEmpty();
    pens.values().forEach(Pen::clear);
    region.clear();
    setClip(figures.isEmpty() || isEmpty() ? null : around(placement, figures));
    for (BoardMark mark : marks) {
      OptionalInt cell = cell(placement.lattice(), mark.cell());
      if (cell.isPresent()) {
        draw(mark, placement, cell.getAsInt());
      }
    }
    for (String name : ringed) {
      cell(placement.lattice(), name)
          .ifPresent(cell -> circle(region, placement.centre(cell), placement.edge()));
    }
    getChildren().forEach(path -> path.setVisible(!((Path) path).getElements().isEmpty()));
  }

  /** All the board but its figures, which do not overlap. */
  private static Path around(HexPlacement placement, List<Bounds> figures) {
    Path around = new Path();
    around.setFill(Color.BLACK);
    around.setFillRule(FillRule.EVEN_ODD);
    around.setStroke(null);
    Stream.concat(Stream.of(placement.frame()), figures.stream())
        .forEach(
            box ->
                around
                    .getElements()
                    .addAll(
                        new MoveTo(box.getMinX(), box.getMinY()),
                        new LineTo(box.getMaxX(), box.getMinY()),
                        new LineTo(box.getMaxX(), box.getMaxY()),
                        new LineTo(box.getMinX(), box.getMaxY()),
                        new ClosePath()));
    return around;
  }

  /** The cell of that name; empty if it is not on the board. */
  static OptionalInt cell(Lattice lattice, String name) {
    return IntStream.range(0, lattice.cells())
        .filter(cell -> lattice.name(cell).equals(name))
        .findFirst();
  }

  private void draw(BoardMark mark, HexPlacement placement, int cell) {
    Pen pen = Objects.requireNonNull(pens.get(mark.color()));
    Point2D middle = placement.centre(cell);
    double edge = placement.edge();
    switch (mark.shape()) {
      case CIRCLE -> circle(pen, middle, edge);
      case SQUARE ->
          sides(
              pen,
              1,
              at(middle, edge, -SQUARE, -SQUARE),
              at(middle, edge, SQUARE, -SQUARE),
              at(middle, edge, SQUARE, SQUARE),
              at(middle, edge, -SQUARE, SQUARE));
      case TRIANGLE ->
          sides(
              pen,
              ARM,
              at(middle, edge, 0, TOP),
              at(middle, edge, WIDE, FOOT),
              at(middle, edge, -WIDE, FOOT));
      case CROSS -> {
        for (int across = -1; across <= 1; across += 2) {
          for (int down = -1; down <= 1; down += 2) {
            pen.moveTo(at(middle, edge, across * CROSS, down * CROSS));
            pen.lineTo(at(middle, edge, across * HOLLOW, down * HOLLOW));
          }
        }
      }
      case ARROW ->
          cell(placement.lattice(), mark.to().orElseThrow()).stream()
              .filter(to -> to != cell)
              .forEach(to -> arrow(pen, placement, cell, to));
    }
  }

  private static void circle(Pen pen, Point2D middle, double edge) {
    pen.moveTo(middle.add(-CIRCLE * edge, 0));
    pen.halfCircleTo(middle.add(CIRCLE * edge, 0), CIRCLE * edge);
    pen.halfCircleTo(middle.add(-CIRCLE * edge, 0), CIRCLE * edge);
  }

  private static Point2D at(Point2D middle, double edge, double across, double down) {
    return middle.add(across * edge, down * edge);
  }

  /** A shape's sides, of each the share {@code arm} from either end. */
  private static void sides(Pen pen, double arm, Point2D... corners) {
    for (int i = 0; i < corners.length; i++) {
      Point2D from = corners[i];
      Point2D to = corners[(i + 1) % corners.length];
      pen.moveTo(from);
      pen.lineTo(from.interpolate(to, arm));
      if (arm < 1) {
        pen.moveTo(to.interpolate(from, arm));
        pen.lineTo(to);
      }
    }
  }

  /** An arrow, which is broken off at the middle of each cell that it leads across. */
  private static void arrow(Pen pen, HexPlacement placement, int from, int to) {
    double edge = placement.edge();
    Point2D begin = placement.centre(from);
    Point2D end = placement.centre(to);
    Point2D way = end.subtract(begin).normalize();
    Point2D neck = end.subtract(way.multiply((TIP + HEAD) * edge));
    double reached = TAIL * edge;
    for (double middle : across(placement, from, to)) {
      double gap = middle - HOLE * edge;
      if (gap > reached) {
        pen.moveTo(begin.add(way.multiply(reached)));
        pen.lineTo(begin.add(way.multiply(gap)));
      }
      reached = middle + HOLE * edge;
    }
    if (reached < begin.distance(neck)) {
      pen.moveTo(begin.add(way.multiply(reached)));
      pen.lineTo(neck);
    }
    Point2D side = new Point2D(-way.getY(), way.getX()).multiply(BARB * edge);
    pen.head(end.subtract(way.multiply(TIP * edge)), neck.add(side), neck.subtract(side));
  }

  /** How far from the first cell the arrow comes by the middle of others. */
  private static double[] across(HexPlacement placement, int from, int to) {
    Point2D begin = placement.centre(from);
    Point2D whole = placement.centre(to).subtract(begin);
    Point2D way = whole.normalize();
    return IntStream.range(0, placement.lattice().cells())
        .filter(cell -> cell != from && cell != to)
        .mapToObj(cell -> placement.centre(cell).subtract(begin))
        .filter(
            middle ->
                middle.distance(way.multiply(middle.dotProduct(way))) < NEAR * placement.edge())
        .mapToDouble(middle -> middle.dotProduct(way))
        .filter(along -> along > 0 && along < whole.magnitude())
        .sorted()
        .toArray();
  }
}
