package yomikiri.engine.study.report;

import java.util.Locale;

/** A chart with two axes as SVG, in the page's style; coordinates are numbers shown. */
final class SvgPlot {
  private static final double WIDTH = 640;
  private static final double HEIGHT = 260;
  private static final double LEFT = 52;
  private static final double RIGHT = 14;
  private static final double TOP = 14;
  private static final double BOTTOM = 42;
  private static final int[] STEPS = {1, 2, 5};

  private final StringBuilder svg = new StringBuilder();
  private final double x0;
  private final double x1;
  private final double y0;
  private final double y1;

  /** The part of the plane from (x0, y0) to (x1, y1). */
  SvgPlot(String title, double x0, double x1, double y0, double y1) {
    this.x0 = x0;
    this.x1 = x1 > x0 ? x1 : x0 + 1;
    this.y0 = y0;
    this.y1 = y1 > y0 ? y1 : y0 + 1;
    svg.append(
        text(
            "<svg role=\"img\" viewBox=\"0 0 %.0f %.0f\" aria-label=\"%s\">\n",
            WIDTH, HEIGHT, HtmlPage.escaped(title)));
  }

  private double px(double x) {
    return LEFT + (x - x0) / (x1 - x0) * (WIDTH - LEFT - RIGHT);
  }

  private double py(double y) {
    return HEIGHT - BOTTOM - (y - y0) / (y1 - y0) * (HEIGHT - TOP - BOTTOM);
  }

  /** Marks both axes; {@code percent} writes the upright one's numbers as such. */
  SvgPlot axes(String across, boolean percent) {
    double step = percent ? step(y1 - y0, 5) : Math.max(1, step(y1 - y0, 5));
    for (double y = Math.ceil(y0 / step - 1e-9) * step; y <= y1 + 1e-9; y += step) {
      svg.append(
          text(
              "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>"
                  + "<text class=\"end\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
              LEFT,
              WIDTH - RIGHT,
              py(y),
              py(y),
              LEFT - 6,
              py(y) + 4,
              percent ? text("%.0f%%", Math.rint(100 * y) + 0.0) : number(y)));
    }
    double wide = Math.max(1, step(x1 - x0, 10));
    for (double x = Math.ceil(x0 / wide - 1e-9) * wide; x <= x1 + 1e-9; x += wide) {
      svg.append(
          text(
              "<text class=\"mid\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
              px(x), HEIGHT - BOTTOM + 17, number(x)));
    }
    svg.append(
        text(
            "<text class=\"mid quiet\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
            (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, HtmlPage.escaped(across)));
    return this;
  }

  /** 1, 2 or 5 times a power of ten, such that {@code range} has at most {@code most} of them. */
  private static double step(double range, int most) {
    double power = Math.pow(10, Math.floor(Math.log10(range / most)));
    for (int digit : STEPS) {
      if (range / (digit * power) <= most) {
        return digit * power;
      }
    }
    return 10 * power;
  }

  private static String number(double value) {
    double whole = Math.rint(value);
    return Math.abs(value - whole) < 1e-9
        ? text("%.0f", whole + 0.0).replace('-', '\u2212')
        : text("%.1f", value).replace('-', '\u2212');
  }

  /** A bar of a kind ({@code win}, {@code draw}, {@code loss}). */
  SvgPlot bar(String kind, double from, double to, double low, double high) {
    if (high > low) {
      svg.append(
          text(
              "<rect class=\"%s\" x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"/>\n",
              kind, px(from), py(high), Math.max(1, px(to) - px(from) - 0.6), py(low) - py(high)));
    }
    return this;
  }

  /** A line through points; {@code kind} is its class. */
  SvgPlot line(String kind, double[] xs, double[] ys) {
    svg.append(text("<polyline class=\"%s\" points=\"%s\"/>\n", kind, points(xs, ys)));
    return this;
  }

  /** The area between two lines. */
  SvgPlot band(double[] xs, double[] lows, double[] highs) {
    double[] back = new double[xs.length];
    double[] under = new double[xs.length];
    for (int i = 0; i < xs.length; i++) {
      back[i] = xs[xs.length - 1 - i];
      under[i] = lows[xs.length - 1 - i];
    }
    svg.append(
        text(
            "<polygon class=\"band\" points=\"%s %s\"/>\n",
            points(xs, highs), points(back, under)));
    return this;
  }

  private String points(double[] xs, double[] ys) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < xs.length; i++) {
      points.append(i == 0 ? "" : " ").append(text("%.1f,%.1f", px(xs[i]), py(clamped(ys[i]))));
    }
    return points.toString();
  }

  private double clamped(double y) {
    return Math.clamp(y, y0, y1);
  }

  /** A point with the interval around it. */
  SvgPlot whisker(double x, double y, double low, double high) {
    svg.append(
        text(
            "<path class=\"line\" d=\"M%.1f %.1fV%.1fm-5 0h10M%.1f %.1fm-5 0h10\"/>"
                + "<circle class=\"point\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>\n",
            px(x), py(low), py(high), px(x), py(low), px(x), py(y)));
    return this;
  }

  /** A level line with a word on it. */
  SvgPlot level(double y, String word) {
    svg.append(
        text(
            "<line class=\"level\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>"
                + "<text class=\"end quiet\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
            LEFT,
            WIDTH - RIGHT,
            py(y),
            py(y),
            WIDTH - RIGHT - 2,
            py(y) - 4,
            HtmlPage.escaped(word)));
    return this;
  }

  String svg() {
    return svg + "</svg>\n";
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation is in a library of its own
  private static String text(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
