package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
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
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.session.EvaluationCurve;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;

/**
 * The picture of an {@link EvaluationCurve}. A dot marks the move shown; a red one a move that gave
 * something away. People lead through the game with it, so it is made of nodes that can be pointed
 * at; charts are pictures with axes that can be saved.
 */
public final class EvaluationGraph extends Region {
  private static final double EDGE = 12;

  private final Texts texts;
  private final SeatWords seatWords;
  private final IntConsumer show;
  private final Line middle = Controls.styled(new Line(), "zero");
  private final List<Path> lines = new ArrayList<>();
  private final Path expected = Controls.styled(new Path(), "curve", "expected");
  private final Label high = Controls.styled(new Label(), "scale");
  private final Label low = Controls.styled(new Label(), "scale");
  private final Label measure = Controls.styled(new Label(), "scale");
  private final List<Node> dots = new ArrayList<>();
  private EvaluationCurve curve =
      new EvaluationCurve(EvaluationCurve.Scale.MARGIN, List.of(List.of()));
  private int length = 1;
  private int shown;
  private @Nullable Shown last;

  /** What is shown: nothing is drawn anew as long as nothing of it changes. */
  private record Shown(
      List<MoveRow> rows, int ply, PlayStatus status, Seating seating, Language language) {}

  public EvaluationGraph(Texts texts, IntConsumer show) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
    this.show = show;
    getStyleClass().addAll("card", "graph");
    getChildren().addAll(middle, expected, high, low, measure);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setOnMousePressed(this::pointed);
    setOnMouseDragged(this::pointed);
    Presence.hide(this);
  }

  public void show(List<MoveRow> rows, int shownPly, PlayStatus status, Seating seating) {
    Shown next = new Shown(rows, shownPly, status, seating, texts.language().getValue());
    if (next.equals(last)) {
      return;
    }
    last = next;
    int seats = seating.seats().size();
    curve = EvaluationCurve.of(rows, status, seats, seating.judge());
    length = rows.isEmpty() ? 1 : rows.getLast().ply();
    shown = shownPly;
    setVisible(curve.hasLine());
    List<String> names =
        IntStream.range(0, seats).mapToObj(seat -> seatWords.name(seat, seating)).toList();
    setAccessibleText(curve.spoken(texts, names));
    measure.setText(
        switch (curve.scale()) {
          case MARGIN, SCORE ->
              seating.ui().hasPoints() ? seating.ui().presenter().measure(texts) : "";
          case WIN_RATE -> texts.get(seats > 2 ? "measure.result" : "measure.rate");
        });
    rebuildLines();
    rebuildDots();
    requestLayout();
  }

  public void clear() {
    last = null;
    setVisible(false);
  }

  private void rebuildLines() {
    if (lines.size() == curve.lines().size()) {
      return;
    }
    getChildren().removeAll(lines);
    lines.clear();
    for (int seat = 0; seat < curve.lines().size(); seat++) {
      Path line = Controls.styled(new Path(), "curve");
      if (curve.lines().size() > 1) {
        line.getStyleClass().addAll("several", "seat-" + seat);
      }
      lines.add(line);
    }
    getChildren().addAll(1, lines);
  }

  private void rebuildDots() {
    getChildren().removeAll(dots);
    dots.clear();
    List<List<EvaluationCurve.Point>> drawn = new ArrayList<>(curve.lines());
    drawn.add(curve.expected());
    for (List<EvaluationCurve.Point> line : drawn) {
      for (EvaluationCurve.Point point : line) {
        if (point.mistake() || point.ply() == shown) {
          Circle dot = Controls.styled(new Circle(), point.mistake() ? "mistake" : "here");
          dot.setUserData(point);
          dots.add(dot);
        }
      }
    }
    getChildren().addAll(dots);
  }

  private double x(int ply) {
    return left() + (getWidth() - left() - edge()) * ply / length;
  }

  /** Where the curve begins, beside the figures of the scale. */
  private double left() {
    return edge() + Math.max(measure.getWidth(), Math.max(high.getWidth(), low.getWidth()));
  }

  private double y(double value) {
    double share = (curve.high() - value) / (curve.high() - curve.low());
    return edge() + (getHeight() - 2 * edge()) * share;
  }

  private double edge() {
    return EDGE * Theme.scale(this);
  }

  @Override
  protected void layoutChildren() {
    high.setText(curve.text(curve.high()));
    low.setText(curve.text(curve.low()));
    high.autosize();
    low.autosize();
    measure.autosize();
    middle.setStartX(left());
    middle.setEndX(getWidth() - 1);
    middle.setStartY(y(curve.middle()));
    middle.setEndY(y(curve.middle()));
    for (int i = 0; i < lines.size(); i++) {
      draw(curve.lines().get(i), lines.get(i));
    }
    draw(curve.expected(), expected);
    for (Node dot : dots) {
      if (dot instanceof Circle circle
          && circle.getUserData() instanceof EvaluationCurve.Point point) {
        circle.setRadius((point.ply() == shown ? 5 : 4) * Theme.scale(this));
        circle.setCenterX(x(point.ply()));
        circle.setCenterY(y(point.value()));
      }
    }
    high.relocate(edge() / 2, 2);
    low.relocate(edge() / 2, getHeight() - low.getHeight() - 2);
    measure.relocate(edge() / 2, (getHeight() - measure.getHeight()) / 2);
  }

  /** Joins points of moves that follow each other, among several seats each seat's own. */
  private void draw(List<EvaluationCurve.Point> points, Path line) {
    line.getElements().clear();
    int before = Integer.MIN_VALUE;
    for (EvaluationCurve.Point point : points) {
      double x = x(point.ply());
      double y = y(point.value());
      boolean joined = point.ply() - lines.size() <= before;
      line.getElements().add(joined ? new LineTo(x, y) : new MoveTo(x, y));
      before = point.ply();
    }
  }

  private void pointed(MouseEvent event) {
    double share = (event.getX() - left()) / (getWidth() - left() - edge());
    show.accept((int) Math.round(share * length));
  }
}
