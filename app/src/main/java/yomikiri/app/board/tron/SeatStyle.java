package yomikiri.app.board.tron;

import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import yomikiri.app.draw.ThemeColors.Ink;

/** The look of a seat: an ink, a sign and a pattern of its own, in this order. */
enum SeatStyle {
  CIRCLE(Ink.FIRST),
  SQUARE(Ink.SECOND),
  TRIANGLE(Ink.THIRD),
  DIAMOND(Ink.FOURTH);

  private final Ink ink;

  SeatStyle(Ink ink) {
    this.ink = ink;
  }

  static SeatStyle of(int seat) {
    return values()[seat];
  }

  Ink ink() {
    return ink;
  }

  /** The dashes of the line along the middle of the trail, in cells; none for no line. */
  private double[] pattern() {
    return switch (this) {
      case CIRCLE -> new double[0];
      case SQUARE -> new double[] {0.7, 0.5};
      case TRIANGLE -> new double[] {0.01, 0.5};
      case DIAMOND -> new double[] {0.8, 0.45, 0.01, 0.45};
    };
  }

  boolean hasPattern() {
    return pattern().length > 0;
  }

  /** The dashes of the trail's pattern where a cell is {@code edge} wide. */
  double[] dashes(double edge) {
    return DoubleStream.of(pattern()).map(dash -> dash * edge).toArray();
  }

  /** Fills the seat's sign, about {@code size} wide, in the colour that is set. */
  void mark(GraphicsContext graphics, Point2D at, double size) {
    double x = at.getX();
    double y = at.getY();
    double half = size / 2;
    switch (this) {
      case CIRCLE -> graphics.fillOval(x - half, y - half, size, size);
      case SQUARE -> graphics.fillRect(x - 0.9 * half, y - 0.9 * half, 0.9 * size, 0.9 * size);
      case TRIANGLE ->
          graphics.fillPolygon(
              new double[] {x, x + 1.1 * half, x - 1.1 * half},
              new double[] {y - 1.1 * half, y + 0.8 * half, y + 0.8 * half},
              3);
      case DIAMOND ->
          graphics.fillPolygon(
              new double[] {x, x + 1.15 * half, x, x - 1.15 * half},
              new double[] {y - 1.25 * half, y, y + 1.25 * half, y},
              4);
    }
  }
}
