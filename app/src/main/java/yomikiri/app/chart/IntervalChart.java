package yomikiri.app.chart;

/** A chart of nothing but lines with intervals. */
interface IntervalChart extends Chart {
  IntervalRows lines();

  @Override
  default double leastWidth() {
    return IntervalRows.LEAST_WIDTH;
  }

  @Override
  default double leastHeight() {
    return lines().leastHeight();
  }

  @Override
  default boolean keepsHeads() {
    return true;
  }

  @Override
  default void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    lines().draw(canvas, viewport);
  }
}
