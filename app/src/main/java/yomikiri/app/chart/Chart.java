package yomikiri.app.chart;

import java.util.List;
import yomikiri.app.chart.ChartCanvas.Fill;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;

/** A chart of a study or training at one moment, and its numbers. */
interface Chart {
  double EDGE = 16;

  /** How tall the title and what stands below it are. */
  double HEAD = 62;

  String title();

  /** What the chart is about, below the title. */
  String subtitle();

  /** What it shows, in one sentence, for those who do not see it. */
  String gist();

  ChartData data();

  /** There is nothing to be seen yet. */
  boolean isEmpty();

  /** The key of what is said where there is nothing to be seen yet. */
  default String emptyKey() {
    return "lab.chart.empty";
  }

  /** The least size in which all of it can be read. */
  default double leastWidth() {
    return 380;
  }

  default double leastHeight() {
    return 260;
  }

  /** Whether its heads stay when it is scrolled, so that it draws only what is in view. */
  default boolean keepsHeads() {
    return false;
  }

  /** Draws what is in view, below the head. */
  void draw(ChartCanvas canvas, Viewport viewport);

  /** Draws title and subtitle. */
  default void drawHead(ChartCanvas canvas, Viewport viewport) {
    double room = viewport.width() - 2 * EDGE;
    canvas.left(canvas.fitted(title(), room, Writing.TITLE), EDGE, 22, Writing.TITLE, Ink.INK);
    canvas.left(canvas.fitted(subtitle(), room, Writing.SMALL), EDGE, 45, Writing.SMALL, Ink.SOFT);
  }

  /** What a drawing means. */
  record Entry(String words, Ink ink, Fill fill) {}

  /**
   * Explains areas, beginning at the height {@code y}, in as many lines as they need.
   *
   * @return where the next line would be
   */
  static double drawLegend(ChartCanvas canvas, Viewport viewport, double y, List<Entry> entries) {
    double x = EDGE;
    double line = y;
    for (Entry entry : entries) {
      double width = 22 + canvas.width(entry.words(), Writing.SMALL);
      if (x > EDGE && x + width > viewport.width() - EDGE) {
        x = EDGE;
        line += 20;
      }
      canvas.box(x, line - 6, 16, 12, canvas.paint(entry.ink(), entry.fill()));
      canvas.frame(x + 0.5, line - 5.5, 15, 11, entry.ink());
      canvas.left(entry.words(), x + 22, line, Writing.SMALL, Ink.INK);
      x += width + 18;
    }
    return line + 20;
  }

  /** The part of a chart in view, scrolled by {@code left} and {@code top}. */
  record Viewport(double width, double height, double left, double top) {
    /** All of {@code chart}, larger than the view where it has to be. */
    Viewport whole(Chart chart) {
      return new Viewport(
          Math.max(width, chart.leastWidth()), Math.max(height, chart.leastHeight()), 0, 0);
    }
  }
}
