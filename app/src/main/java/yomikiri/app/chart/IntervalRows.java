package yomikiri.app.chart;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;

/**
 * Figures with their intervals, a line each, above one axis; a dashed line stands where equals are.
 *
 * @param across makes the axis with about so many ticks
 * @param tick what stands at a tick
 * @param axis what the axis shows
 */
record IntervalRows(
    List<Row> rows,
    IntFunction<AxisScale> across,
    double even,
    DoubleFunction<String> tick,
    String axis,
    String legend) {
  static final double LEAST_WIDTH = 460;
  private static final double LEAST_ROW = 38;
  private static final double MOST_ROW = 48;
  private static final double VALUE = 146; // room for the figures at the right
  private static final double TOP = Chart.HEAD + 28;
  private static final double FOOT = 56;
  private static final double EDGE = Chart.EDGE;

  IntervalRows {
    rows = List.copyOf(rows);
  }

  /** One line; {@code isAll} if it stands for all the others; no range while nothing is known. */
  record Row(String name, boolean isAll, Optional<Range> range) {}

  /** A figure and its interval; {@code words} beside it, {@code spot} when it is pointed at. */
  record Range(double low, double middle, double high, String words, String spot) {}

  double leastHeight() {
    return TOP + rows.size() * LEAST_ROW + FOOT + 8;
  }

  void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double longest =
        rows.stream().mapToDouble(r -> canvas.width(r.name(), Writing.PLAIN)).max().orElse(0);
    double room = Math.min(longest, viewport.width() * 0.36);
    double left = EDGE + room + 14;
    double bottom = viewport.height() - FOOT;
    double whole = Math.max(viewport.height(), leastHeight()) - TOP - FOOT - 8;
    double row = Math.clamp(whole / rows.size(), LEAST_ROW, MOST_ROW);
    double width = viewport.width() - left - VALUE - EDGE;
    double height = Math.min(bottom - TOP, rows.size() * row + 8);
    AxisScale scale = across.apply((int) Math.clamp(width / 60, 2, 10));
    PlotArea plot = new PlotArea(left, TOP, width, height, scale, AxisScale.of(0, 1, 1));
    plot.drawColumns(canvas);
    canvas.line(plot.x(even), TOP, plot.x(even), plot.bottom(), Ink.QUIET, 1.5, 6, 4);
    canvas.within(
        0,
        TOP,
        viewport.width() - 1,
        height,
        () -> {
          for (int i = 0; i < rows.size(); i++) {
            double y = TOP + 4 + (i + 0.5) * row - viewport.top();
            drawRow(canvas, plot, rows.get(i), y, row, room);
          }
        });
    plot.drawAcross(canvas, axis, tick);
    drawLegend(canvas);
  }

  private void drawLegend(ChartCanvas canvas) {
    double y = Chart.HEAD + 10;
    drawInterval(canvas, EDGE, EDGE + 28, y, Marker.SQUARE, EDGE + 14);
    canvas.left(legend, EDGE + 38, y, Writing.SMALL, Ink.INK);
  }

  private static void drawRow(
      ChartCanvas canvas, PlotArea plot, Row row, double y, double height, double room) {
    Writing type = row.isAll() ? Writing.STRONG : Writing.PLAIN;
    if (row.isAll()) {
      canvas.line(EDGE, y + height / 2, plot.right() + VALUE, y + height / 2, Ink.LINE, 1);
    }
    canvas.leftLines(row.name(), EDGE, y, room, type, Ink.INK);
    if (row.range().isEmpty()) {
      canvas.left("\u2013", plot.right() + 12, y, Writing.SMALL, Ink.SOFT);
      return;
    }
    Range range = row.range().get();
    drawInterval(
        canvas,
        plot.x(range.low()),
        plot.x(range.high()),
        y,
        row.isAll() ? Marker.CIRCLE : Marker.SQUARE,
        plot.x(range.middle()));
    canvas.left(range.words(), plot.right() + 12, y, Writing.SMALL, Ink.INK);
    canvas.spot(0, y - height / 2, plot.right() + VALUE, height, range.spot());
  }

  private static void drawInterval(
      ChartCanvas canvas, double low, double high, double y, Marker marker, double middle) {
    canvas.line(low, y, high, y, marker.ink(), 2);
    canvas.line(low, y - 5, low, y + 5, marker.ink(), 2);
    canvas.line(high, y - 5, high, y + 5, marker.ink(), 2);
    marker.draw(canvas, middle, y, 5.5);
  }
}
