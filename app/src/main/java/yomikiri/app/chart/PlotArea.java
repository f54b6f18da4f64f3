package yomikiri.app.chart;

import java.util.function.DoubleFunction;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;

/** An area with an axis below and one at its left. */
record PlotArea(
    double left, double top, double width, double height, AxisScale across, AxisScale up) {
  /** How far above a plot stands what its values count, clear of the highest of them. */
  static final double TITLE = 18;

  private static final double ROOM = 20; // that charts leave at least at the right of a plot

  double right() {
    return left + width;
  }

  double bottom() {
    return top + height;
  }

  double x(double value) {
    return left + width * across.share(value);
  }

  double y(double value) {
    return top + height * (1 - up.share(value));
  }

  /** Horizontal grid lines with their values, and what they count above them. */
  void drawUp(ChartCanvas canvas, String title, DoubleFunction<String> words) {
    for (double tick : up.ticks()) {
      canvas.line(left, crisp(y(tick)), right(), crisp(y(tick)), Ink.LINE, 1);
      canvas.right(words.apply(tick), left - 8, y(tick), Writing.SMALL, Ink.SOFT);
    }
    canvas.left(title, 16, top - TITLE, Writing.SMALL, Ink.SOFT);
  }

  /** The same place with another scale for what goes up. */
  PlotArea with(AxisScale other) {
    return new PlotArea(left, top, width, height, across, other);
  }

  /** Values at the right, without lines, and what they count above them. */
  void drawRight(ChartCanvas canvas, String title, DoubleFunction<String> words, Ink ink) {
    for (double tick : up.ticks()) {
      canvas.left(words.apply(tick), right() + 8, y(tick), Writing.SMALL, ink);
    }
    canvas.right(title, right() + 36, top - TITLE, Writing.SMALL, ink);
  }

  /** The lower axis with its values, and what they count below them. */
  void drawAcross(ChartCanvas canvas, String title, DoubleFunction<String> words) {
    canvas.line(left, crisp(bottom()), right(), crisp(bottom()), Ink.QUIET, 1);
    for (double tick : across.ticks()) {
      canvas.line(crisp(x(tick)), bottom(), crisp(x(tick)), bottom() + 4, Ink.QUIET, 1);
      String value = words.apply(tick);
      double most = right() + ROOM - canvas.width(value, Writing.SMALL) / 2;
      canvas.centred(value, Math.min(x(tick), most), bottom() + 14, Writing.SMALL, Ink.SOFT);
    }
    canvas.centred(title, left + width / 2, bottom() + 34, Writing.SMALL, Ink.SOFT);
  }

  /** Vertical grid lines. */
  void drawColumns(ChartCanvas canvas) {
    for (double tick : across.ticks()) {
      canvas.line(crisp(x(tick)), top, crisp(x(tick)), bottom(), Ink.LINE, 1);
    }
  }

  /** The middle of the pixel, so that a thin line is not spread over two. */
  static double crisp(double value) {
    return Math.floor(value) + 0.5;
  }
}
