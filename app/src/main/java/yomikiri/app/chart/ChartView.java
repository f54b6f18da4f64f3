package yomikiri.app.chart;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.CanvasPen;
import yomikiri.app.draw.ExportImage;
import yomikiri.app.draw.Pen;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Theme;

/** Shows a chart as large as there is room; only what is scrolled into view is drawn. */
final class ChartView extends PlainScroll {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 540;
  private static final double LEAST_VIEW = 420;
  private static final double BAR = 18; // to scroll it sideways

  private final Texts texts;
  private final Paper paper = new Paper();
  private final Tooltip tooltip = new Tooltip();
  private @Nullable Chart chart;
  private List<ChartCanvas.Spot> spots = List.of();

  ChartView(Texts texts) {
    this.texts = texts;
    getStyleClass().add("chart");
    setContent(paper);
    setFitToHeight(true);
    setMinWidth(120);
    setPrefSize(WIDTH, HEIGHT);
    hvalueProperty().subscribe(paper::requestLayout);
    vvalueProperty().subscribe(paper::requestLayout);
    // set anew, though equal, at every layout: heard only where they change, it comes to rest
    viewportBoundsProperty().subscribe((before, now) -> paper.requestLayout());
    setFocusTraversable(false);
    tooltip.setWrapText(true);
  }

  void show(Chart shown) {
    chart = shown;
    setAccessibleText(shown.title());
    paper.setAccessibleText(
        texts.get(
            "joined.colon",
            shown.title(),
            shown.isEmpty() ? texts.get(shown.emptyKey()) : shown.gist()));
    paper.repaint();
    requestLayout();
  }

  /** As tall as the chart, but at most {@link #LEAST_VIEW}; a taller one is scrolled. */
  @Override
  protected double computeMinHeight(double width) {
    double scale = Theme.scale(this);
    double bar =
        getWidth() < leastWidth() * scale + snappedLeftInset() + snappedRightInset() ? BAR : 0;
    return (Math.min(leastHeight(), LEAST_VIEW) + bar) * scale
        + snappedTopInset()
        + snappedBottomInset();
  }

  /** How wide the chart has to be to be seen whole, for everything in its usual size. */
  double leastWidth() {
    return chart == null ? 0 : chart.leastWidth();
  }

  /** How tall the chart has to be to be read, for everything in its usual size. */
  double leastHeight() {
    return chart == null ? 0 : chart.leastHeight();
  }

  /**
   * What the scrolled content is drawn on: no larger than the view. It is laid out far more often
   * than there is something else to draw.
   */
  private final class Paper extends Region {
    private final Canvas canvas = new Canvas();
    private final ThemeColors colors = new ThemeColors(this::repaint);
    private Chart.@Nullable Viewport painted;
    private double paintedScale;

    Paper() {
      setAccessibleRole(AccessibleRole.IMAGE_VIEW);
      getStyleClass().add("chart-paper");
      getChildren().addAll(colors, canvas);
      addEventHandler(MouseEvent.MOUSE_MOVED, this::pointed);
      addEventHandler(MouseEvent.MOUSE_EXITED, event -> Tooltip.uninstall(this, tooltip));
    }

    private void repaint() {
      painted = null;
      requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
      return chart == null ? 0 : chart.leastWidth() * Theme.scale(this);
    }

    @Override
    protected double computeMinHeight(double width) {
      return chart == null ? 0 : chart.leastHeight() * Theme.scale(this);
    }

    private double left() {
      return getHvalue() * Math.max(0, getWidth() - getViewportBounds().getWidth());
    }

    private double top() {
      return getVvalue() * Math.max(0, getHeight() - getViewportBounds().getHeight());
    }

    @Override
    protected void layoutChildren() {
      Bounds view = getViewportBounds();
      if (view.getWidth() <= 0 || view.getHeight() <= 0) {
        return;
      }
      canvas.setWidth(view.getWidth());
      canvas.setHeight(view.getHeight());
      canvas.relocate(left(), top());
      boolean scrolls = getWidth() > view.getWidth() + 1 || getHeight() > view.getHeight() + 1;
      ChartView.this.setFocusTraversable(scrolls);
      Chart shown = chart;
      if (shown != null) {
        double scale = Theme.scale(this);
        Chart.Viewport seen =
            new Chart.Viewport(
                view.getWidth() / scale, view.getHeight() / scale, left() / scale, top() / scale);
        if (!seen.equals(painted) || scale != paintedScale) {
          painted = seen;
          paintedScale = scale;
          Pen pen = new CanvasPen(canvas.getGraphicsContext2D());
          pen.at(0, 0, scale, () -> spots = paint(pen, shown, seen));
        }
      }
    }

    private List<ChartCanvas.Spot> paint(Pen pen, Chart shown, Chart.Viewport viewport) {
      ChartCanvas canvas = new ChartCanvas(pen, colors);
      canvas.box(0, 0, viewport.width(), viewport.height(), canvas.paint(Ink.PANEL));
      if (shown.keepsHeads()) {
        paint(canvas, shown, viewport);
      } else {
        canvas.at(
            -viewport.left(), -viewport.top(), () -> paint(canvas, shown, viewport.whole(shown)));
      }
      return canvas.spots();
    }

    private void paint(ChartCanvas canvas, Chart shown, Chart.Viewport viewport) {
      shown.drawHead(canvas, viewport);
      if (shown.isEmpty()) {
        String words = texts.get(shown.emptyKey());
        canvas.centred(words, viewport.width() / 2, viewport.height() / 2, Writing.PLAIN, Ink.SOFT);
      } else {
        shown.draw(canvas, viewport);
      }
    }

    private void pointed(MouseEvent event) {
      double x = (event.getX() - left()) / Theme.scale(this);
      double y = (event.getY() - top()) / Theme.scale(this);
      Optional<ChartCanvas.Spot> spot =
          spots.stream().filter(each -> each.place().contains(x, y)).findFirst();
      if (spot.isPresent()) {
        tooltip.setText(spot.get().words());
        Tooltip.install(this, tooltip);
      } else {
        tooltip.hide();
        Tooltip.uninstall(this, tooltip);
      }
    }
  }

  /** All of the chart, in the present theme. */
  ExportImage print() {
    Chart shown = Objects.requireNonNull(chart);
    double width = Math.max(WIDTH, shown.leastWidth());
    double height = Math.max(HEIGHT, shown.leastHeight());
    Chart.Viewport whole = new Chart.Viewport(width, height, 0, 0);
    return new ExportImage(shown.title(), width, height, pen -> paper.paint(pen, shown, whole));
  }
}
