package yomikiri.app.chart;

import java.util.stream.Stream;
import yomikiri.app.chart.ChartCanvas.Writing;

/** How wide a column of a table has to be, for everything in its usual size. */
public final class ColumnWidth {
  private static final double PADDING = 26;

  private ColumnWidth() {}

  /** So wide that nothing is cut. */
  public static double of(String heading, Stream<String> cells) {
    double widest = ChartCanvas.measured(heading, Writing.STRONG);
    return PADDING
        + cells
            .distinct()
            .mapToDouble(cell -> ChartCanvas.measured(cell, Writing.PLAIN))
            .reduce(widest, Math::max);
  }
}
