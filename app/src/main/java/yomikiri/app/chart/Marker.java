package yomikiri.app.chart;

import java.util.List;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;

/** The markers by which the points of several curves differ, each a shape with its colour. */
enum Marker {
  CIRCLE(Ink.ACCENT),
  SQUARE(Ink.FIRST),
  DIAMOND(Ink.SECOND),
  TRIANGLE(Ink.NEGATIVE),
  CROSS(Ink.SOFT);

  private final Ink ink;

  Marker(Ink ink) {
    this.ink = ink;
  }

  static Marker at(int index) {
    return values()[index % values().length];
  }

  Ink ink() {
    return ink;
  }

  /**
   * Explains the curves and the bars across their points, in as many lines as they need.
   *
   * @param y the height of the first line
   * @return where the next line would be
   */
  static double drawLegend(
      ChartCanvas canvas, Chart.Viewport viewport, double y, List<String> names, String bars) {
    double x = Chart.EDGE;
    double line = y;
    for (int i = 0; i <= names.size(); i++) {
      String words = i < names.size() ? names.get(i) : bars;
      double width = 24 + canvas.width(words, Writing.SMALL);
      if (x > Chart.EDGE && x + width > viewport.width() - Chart.EDGE) {
        x = Chart.EDGE;
        line += 20;
      }
      if (i < names.size()) {
        at(i).draw(canvas, x + 8, line, 5);
      } else {
        drawBar(canvas, x + 8, line - 7, line + 7, Ink.INK);
      }
      canvas.left(words, x + 22, line, Writing.SMALL, Ink.INK);
      x += width + 18;
    }
    return line + 20;
  }

  /** An interval across a point. */
  static void drawBar(ChartCanvas canvas, double x, double top, double bottom, Ink ink) {
    canvas.line(x, top, x, bottom, ink, 1.6);
    canvas.line(x - 4, top, x + 4, top, ink, 1.6);
    canvas.line(x - 4, bottom, x + 4, bottom, ink, 1.6);
  }

  void draw(ChartCanvas canvas, double x, double y, double radius) {
    double r = radius;
    switch (this) {
      case CIRCLE -> {
        double[] xs = new double[16];
        double[] ys = new double[16];
        for (int i = 0; i < 16; i++) {
          xs[i] = x + r * Math.cos(i * Math.PI / 8);
          ys[i] = y + r * Math.sin(i * Math.PI / 8);
        }
        canvas.area(xs, ys, canvas.paint(ink));
      }
      case SQUARE -> canvas.box(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, canvas.paint(ink));
      case DIAMOND -> {
        double[] xs = {x - 1.2 * r, x, x + 1.2 * r, x};
        double[] ys = {y, y - 1.2 * r, y, y + 1.2 * r};
        canvas.area(xs, ys, canvas.paint(ink));
      }
      case TRIANGLE -> {
        double[] xs = {x - 1.1 * r, x, x + 1.1 * r};
        double[] ys = {y + 0.9 * r, y - 1.1 * r, y + 0.9 * r};
        canvas.area(xs, ys, canvas.paint(ink));
      }
      case CROSS -> {
        canvas.line(x - r, y - r, x + r, y + r, ink, 2.4);
        canvas.line(x - r, y + r, x + r, y - r, ink, 2.4);
      }
    }
  }
}
