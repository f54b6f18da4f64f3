package yomikiri.app.play.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import yomikiri.app.play.table.MoveRow;
import yomikiri.app.play.table.Status;
import yomikiri.app.shell.Look;
import yomikiri.app.text.Texts;

/**
 * The picture of an {@link EvaluationCurve}. A dot marks the move shown; a red one a move that gave
 * something away.
 */
public final class EvaluationGraph extends Region {
  private static final double EDGE = 12;

  private final Texts texts;
  private final IntConsumer show;
  private final Line middle = new Line();
  private final Path line = new Path();
  private final Label high = new Label();
  private final Label low = new Label();
  private final List<Node> dots = new ArrayList<>();
  private EvaluationCurve curve = new EvaluationCurve(EvaluationCurve.Scale.MARGIN, List.of());
  private int length = 1;
  private int shown;

  public EvaluationGraph(Texts texts, IntConsumer show) {
    this.texts = texts;
    this.show = show;
    getStyleClass().addAll("card", "graph");
    middle.getStyleClass().add("zero");
    line.getStyleClass().add("curve");
    high.getStyleClass().add("scale");
    low.getStyleClass().add("scale");
    getChildren().addAll(middle, line, high, low);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setOnMousePressed(this::pointed);
    setOnMouseDragged(this::pointed);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  public void show(List<MoveRow> rows, int shownPly, Status status, int players) {
    curve = EvaluationCurve.of(rows, status, players);
    length = rows.isEmpty() ? 1 : rows.getLast().ply();
    shown = shownPly;
    setVisible(curve.points().size() >= 2);
    setAccessibleText(curve.spoken(texts));
    rebuildDots();
    requestLayout();
  }

  public void clear() {
    setVisible(false);
  }

  private void rebuildDots() {
    getChildren().removeAll(dots);
    dots.clear();
    for (EvaluationCurve.Point point : curve.points()) {
      if (point.mistake() || point.ply() == shown) {
        Circle dot = new Circle();
        dot.getStyleClass().add(point.mistake() ? "mistake" : "here");
        dot.setUserData(point);
        dots.add(dot);
      }
    }
    getChildren().addAll(dots);
  }

  private double x(int ply) {
    return edge() + (getWidth() - 2 * edge()) * ply / length;
  }

  private double y(double value) {
    double share = (curve.high() - value) / (curve.high() - curve.low());
    return edge() + (getHeight() - 2 * edge()) * share;
  }

  private double edge() {
    return EDGE * Look.scale(this);
  }

  @Override
  protected void layoutChildren() {
    middle.setStartX(1);
    middle.setEndX(getWidth() - 1);
    middle.setStartY(y(curve.middle()));
    middle.setEndY(y(curve.middle()));
    line.getElements().clear();
    int before = -2;
    for (EvaluationCurve.Point point : curve.points()) {
      double x = x(point.ply());
      double y = y(point.value());
      line.getElements().add(point.ply() == before + 1 ? new LineTo(x, y) : new MoveTo(x, y));
      before = point.ply();
    }
    for (Node dot : dots) {
      if (dot instanceof Circle circle
          && circle.getUserData() instanceof EvaluationCurve.Point point) {
        circle.setRadius((point.ply() == shown ? 5 : 4) * Look.scale(this));
        circle.setCenterX(x(point.ply()));
        circle.setCenterY(y(point.value()));
      }
    }
    high.setText(curve.text(curve.high()));
    low.setText(curve.text(curve.low()));
    high.autosize();
    low.autosize();
    high.relocate(edge() / 2, 2);
    low.relocate(edge() / 2, getHeight() - low.getHeight() - 2);
  }

  private void pointed(MouseEvent event) {
    double share = (event.getX() - edge()) / (getWidth() - 2 * edge());
    show.accept((int) Math.round(share * length));
  }
}
