package yomikiri.app.draw;

import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws lines, areas and text, on the screen or into a file. */
public interface Pen {
  /** Fills a rectangle whose corners are rounded by circles of the diameter {@code round}. */
  void fillBox(double x, double y, double width, double height, double round, Paint paint);

  /** Draws the edge of such a rectangle. */
  void strokeBox(
      double x,
      double y,
      double width,
      double height,
      double round,
      Paint paint,
      double thickness,
      double... dashes);

  /** Fills what lies within a line through points. */
  void fillArea(double[] xs, double[] ys, Paint paint);

  /** Draws a line through points. */
  void strokeLine(double[] xs, double[] ys, Paint paint, double thickness, double... dashes);

  /** Draws a line between two points that leaves and arrives level. */
  void strokeBend(
      double fromX,
      double fromY,
      double toX,
      double toY,
      Paint paint,
      double thickness,
      double... dashes);

  /** Writes one line; {@code middle} is the height of its middle. */
  void write(String text, double x, double middle, Font font, TextAlignment alignment, Paint paint);

  /** Draws only what lies within a rectangle. */
  void within(double x, double y, double width, double height, Runnable drawing);

  /** Draws with the origin at {@code x} and {@code y}, and in another size. */
  void at(double x, double y, double scale, Runnable drawing);
}
