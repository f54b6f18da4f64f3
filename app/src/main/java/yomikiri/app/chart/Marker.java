package yomikiri.app.chart;

import yomikiri.app.ink.Inks.Ink;

/** The shapes that tell the points of several curves apart, each with its colour. */
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

  void draw(Sketch sketch, double x, double y, double radius) {
    double r = radius;
    switch (this) {
      case CIRCLE -> {
        double[] xs = new double[16];
        double[] ys = new double[16];
        for (int i = 0; i < 16; i++) {
          xs[i] = x + r * Math.cos(i * Math.PI / 8);
          ys[i] = y + r * Math.sin(i * Math.PI / 8);
        }
        sketch.area(xs, ys, sketch.paint(ink));
      }
      case SQUARE -> sketch.box(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, sketch.paint(ink));
      case DIAMOND -> {
        double[] xs = {x - 1.2 * r, x, x + 1.2 * r, x};
        double[] ys = {y, y - 1.2 * r, y, y + 1.2 * r};
        sketch.area(xs, ys, sketch.paint(ink));
      }
      case TRIANGLE -> {
        double[] xs = {x - 1.1 * r, x, x + 1.1 * r};
        double[] ys = {y + 0.9 * r, y - 1.1 * r, y + 0.9 * r};
        sketch.area(xs, ys, sketch.paint(ink));
      }
      case CROSS -> {
        sketch.line(x - r, y - r, x + r, y + r, ink, 2.4);
        sketch.line(x - r, y + r, x + r, y - r, ink, 2.4);
      }
    }
  }
}
