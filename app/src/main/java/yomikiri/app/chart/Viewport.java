package yomikiri.app.chart;

/**
 * The part of a chart that is in view.
 *
 * @param left how far it is scrolled
 * @param top how far it is scrolled
 */
record Viewport(double width, double height, double left, double top) {
  /** All of {@code chart}, larger than the view where it has to be. */
  Viewport whole(Chart chart) {
    return new Viewport(
        Math.max(width, chart.leastWidth()), Math.max(height, chart.leastHeight()), 0, 0);
  }
}
