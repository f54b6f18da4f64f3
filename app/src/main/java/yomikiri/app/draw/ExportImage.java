package yomikiri.app.draw;

import java.util.function.Consumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;

/**
 * A picture to be exported, as pixels or as SVG. JavaFX thread.
 *
 * @param drawing draws all of it, its ground too
 */
public record ExportImage(String title, double width, double height, Consumer<Pen> drawing) {
  private static final double LARGEST_IMAGE = 4096;
  private static final double IMAGE_SCALE = 2;

  /** In twice the size, unless that is too large. */
  public WritableImage image() {
    double scale = Math.min(IMAGE_SCALE, LARGEST_IMAGE / Math.max(width, height));
    Canvas canvas = new Canvas(Math.ceil(width * scale), Math.ceil(height * scale));
    Pen pen = new CanvasPen(canvas.getGraphicsContext2D());
    pen.at(0, 0, scale, () -> drawing.accept(pen));
    return canvas.snapshot(null, null);
  }

  /** As the text of an SVG file. */
  public String svg() {
    SvgPen pen = new SvgPen();
    drawing.accept(pen);
    return pen.file(title, width, height);
  }
}
