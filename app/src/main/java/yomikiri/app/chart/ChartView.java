package yomikiri.app.chart;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.chart.Sketch.Writing;
import yomikiri.app.ink.Inks;
import yomikiri.app.ink.Inks.Ink;
import yomikiri.app.shell.Look;
import yomikiri.app.shell.Scrolling;
import yomikiri.app.text.Texts;

/**
 * Shows a picture as large as there is room, scrolled where it needs more; only what is in view is
 * drawn.
 */
final class ChartView extends ScrollPane {
  private static final double LARGEST_IMAGE = 4096;
  private static final double IMAGE_SCALE = 2;
  private static final double IMAGE_WIDTH = 960;
  private static final double IMAGE_HEIGHT = 540;

  private final Texts texts;
  private final Paper paper = new Paper();
  private final Tooltip tooltip = new Tooltip();
  private @Nullable Picture picture;
  private List<Sketch.Spot> spots = List.of();

  ChartView(Texts texts) {
    this.texts = texts;
    getStyleClass().add("chart");
    setContent(paper);
    setFitToWidth(true);
    setFitToHeight(true);
    Scrolling.drawnInParts(this);
    setMinSize(120, 100);
    setPrefSize(IMAGE_WIDTH, IMAGE_HEIGHT);
    hvalueProperty().subscribe(paper::requestLayout);
    vvalueProperty().subscribe(paper::requestLayout);
    viewportBoundsProperty().subscribe(paper::requestLayout);
    setFocusTraversable(false);
    tooltip.setWrapText(true);
  }

  void show(Picture shown) {
    picture = shown;
    setAccessibleText(shown.title());
    paper.setAccessibleText(
        shown.isEmpty()
            ? shown.title() + ". " + texts.get("lab.chart.empty")
            : shown.title() + ". " + shown.gist());
    paper.requestLayout();
  }

  /** How wide the picture has to be to be seen whole, for everything in its usual size. */
  double leastWidth() {
    return picture == null ? 0 : picture.leastWidth();
  }

  /** How tall the picture has to be to be read, for everything in its usual size. */
  double leastHeight() {
    return picture == null ? 0 : picture.leastHeight();
  }

  /** What the scrolled content is drawn on: no larger than the view. */
  private final class Paper extends Region {
    private final Canvas canvas = new Canvas();
    private final Inks inks = new Inks(this::requestLayout);

    Paper() {
      setAccessibleRole(AccessibleRole.IMAGE_VIEW);
      getStyleClass().add("chart-paper");
      getChildren().addAll(inks, canvas);
      addEventHandler(MouseEvent.MOUSE_MOVED, this::pointed);
      addEventHandler(MouseEvent.MOUSE_EXITED, event -> Tooltip.uninstall(this, tooltip));
    }

    @Override
    protected double computeMinWidth(double height) {
      return picture == null ? 0 : picture.leastWidth() * Look.scale(this);
    }

    @Override
    protected double computeMinHeight(double width) {
      return picture == null ? 0 : picture.leastHeight() * Look.scale(this);
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
      if (picture != null) {
        double scale = Look.scale(this);
        View seen =
            new View(
                view.getWidth() / scale, view.getHeight() / scale, left() / scale, top() / scale);
        spots = paint(canvas, picture, seen, scale);
      }
    }

    private List<Sketch.Spot> paint(Canvas on, Picture shown, View view, double scale) {
      var pen = on.getGraphicsContext2D();
      pen.save();
      pen.scale(scale, scale);
      Sketch sketch = new Sketch(pen, inks);
      sketch.box(0, 0, view.width(), view.height(), sketch.paint(Ink.PANEL));
      if (!shown.keepsHeads()) {
        sketch.begin(-view.left(), -view.top());
      }
      View drawn = shown.keepsHeads() ? view : view.whole(shown);
      shown.drawHead(sketch, drawn);
      if (shown.isEmpty()) {
        String words = texts.get("lab.chart.empty");
        sketch.centred(words, drawn.width() / 2, drawn.height() / 2, Writing.PLAIN, Ink.SOFT);
      } else {
        shown.draw(sketch, drawn);
      }
      pen.restore();
      return sketch.spots();
    }

    private void pointed(MouseEvent event) {
      double x = (event.getX() - left()) / Look.scale(this);
      double y = (event.getY() - top()) / Look.scale(this);
      Optional<Sketch.Spot> spot =
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

  /** All of the picture, in twice the size, in the present theme. */
  WritableImage image() {
    Picture shown = Objects.requireNonNull(picture);
    double width = Math.max(IMAGE_WIDTH, shown.leastWidth());
    double height = Math.max(IMAGE_HEIGHT, shown.leastHeight());
    double scale = Math.min(IMAGE_SCALE, LARGEST_IMAGE / Math.max(width, height));
    Canvas large = new Canvas(Math.ceil(width * scale), Math.ceil(height * scale));
    paper.paint(large, shown, new View(width, height, 0, 0), scale);
    return large.snapshot(null, null);
  }
}
