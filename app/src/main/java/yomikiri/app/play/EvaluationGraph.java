package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Verdict;

/**
 * The final margin from the first player's view, move by move, as far as it is known. A dot marks
 * the move shown; a red one a move that gave proven points away.
 */
final class EvaluationGraph extends Region {
  private static final double EDGE = 12;

  private final Texts texts;
  private final IntConsumer show;
  private final Line zero = new Line();
  private final Polyline curve = new Polyline();
  private final Label high = new Label();
  private final Label low = new Label();
  private final List<Node> dots = new ArrayList<>();
  private List<Point> points = List.of();
  private int length = 1;
  private int shown;

  /** The margin at the end as known after {@code ply} moves. */
  private record Point(int ply, int margin, boolean mistake) {}

  EvaluationGraph(Texts texts, IntConsumer show) {
    this.texts = texts;
    this.show = show;
    getStyleClass().addAll("card", "graph");
    zero.getStyleClass().add("zero");
    curve.getStyleClass().add("curve");
    high.getStyleClass().add("scale");
    low.getStyleClass().add("scale");
    getChildren().addAll(zero, curve, high, low);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setOnMousePressed(this::pointed);
    setOnMouseDragged(this::pointed);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  void show(List<MoveRow> rows, int shownPly, Status status) {
    points = points(rows, status);
    length = Math.max(1, rows.size());
    shown = shownPly;
    setVisible(points.size() >= 2);
    points.stream()
        .reduce((a, b) -> b)
        .ifPresent(
            last ->
                setAccessibleText(
                    texts.get("graph.spoken", last.ply(), Figures.signed(last.margin()))));
    rebuildDots();
    requestLayout();
  }

  void clear() {
    setVisible(false);
  }

  private static List<Point> points(List<MoveRow> rows, Status status) {
    List<Point> found = new ArrayList<>();
    for (MoveRow row : rows) {
      OptionalInt margin = margin(row);
      if (margin.isEmpty() && row.ply() == rows.size() && status instanceof Status.Over over) {
        margin = OptionalInt.of(over.scores().getFirst() - over.scores().getLast());
      }
      if (margin.isPresent()) {
        found.add(point(row, margin.getAsInt(), found));
      }
    }
    return found;
  }

  /** A move is a mistake if the margin was proven just before, and is now worse for its maker. */
  private static Point point(MoveRow row, int margin, List<Point> before) {
    boolean mistake = false;
    if (!before.isEmpty() && before.getLast().ply() == row.ply() - 1) {
      int gain = margin - before.getLast().margin();
      mistake = row.seat() == 0 ? gain < 0 : gain > 0;
    }
    return new Point(row.ply(), margin, mistake);
  }

  /** The proven margin after a move, from the first player's view. */
  private static OptionalInt margin(MoveRow row) {
    return row.verdict().orElse(null) instanceof Verdict.Points points
            && points.proven()
            && points.bound() == Verdict.Bound.EXACT
        ? OptionalInt.of(row.seat() == 0 ? points.value() : -points.value())
        : OptionalInt.empty();
  }

  private void rebuildDots() {
    getChildren().removeAll(dots);
    dots.clear();
    for (Point point : points) {
      if (point.mistake() || point.ply() == shown) {
        Circle dot = new Circle(point.ply() == shown ? 5 : 4);
        dot.getStyleClass().add(point.mistake() ? "mistake" : "here");
        dot.setUserData(point);
        dots.add(dot);
      }
    }
    getChildren().addAll(dots);
  }

  private int reach() {
    return Math.max(3, points.stream().mapToInt(p -> Math.abs(p.margin())).max().orElse(3));
  }

  private double x(int ply) {
    return EDGE + (getWidth() - 2 * EDGE) * ply / length;
  }

  private double y(int margin) {
    return getHeight() / 2 - (getHeight() / 2 - EDGE) * margin / reach();
  }

  @Override
  protected void layoutChildren() {
    zero.setStartX(1);
    zero.setEndX(getWidth() - 1);
    zero.setStartY(getHeight() / 2);
    zero.setEndY(getHeight() / 2);
    curve.getPoints().clear();
    points.forEach(point -> curve.getPoints().addAll(x(point.ply()), y(point.margin())));
    for (Node dot : dots) {
      if (dot instanceof Circle circle && circle.getUserData() instanceof Point point) {
        circle.setCenterX(x(point.ply()));
        circle.setCenterY(y(point.margin()));
      }
    }
    high.setText(Figures.signed(reach()));
    low.setText(Figures.signed(-reach()));
    high.autosize();
    low.autosize();
    high.relocate(6, 2);
    low.relocate(6, getHeight() - low.getHeight() - 2);
  }

  private void pointed(MouseEvent event) {
    double share = (event.getX() - EDGE) / (getWidth() - 2 * EDGE);
    show.accept((int) Math.round(share * length));
  }

  @Override
  protected double computePrefHeight(double width) {
    return 96;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 64;
  }
}
