package yomikiri.app.chart;

import java.util.List;
import yomikiri.app.chart.ChartCanvas.Fill;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Histogram;

/**
 * A chart of how often each score difference came, seen from the first seat.
 *
 * @param about {@code differences} of games, or values of {@code layouts}
 * @param of whose games
 */
record HistogramChart(Texts texts, String about, String of, Histogram histogram) implements Chart {
  private static final double MARKS = 34; // above the bars, for mean and deviation
  private static final double LEFT = 62;

  @Override
  public String title() {
    return texts.get("lab.chart.title." + about);
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about." + about, of, histogram.games());
  }

  @Override
  public boolean isEmpty() {
    return histogram.games() == 0;
  }

  @Override
  public String gist() {
    return texts.get(
        "lab.chart.gist." + about,
        histogram.games(),
        Figures.signed(histogram.mean(), 2),
        Figures.fixed(histogram.deviation(), 2),
        share(histogram.wins()),
        share(histogram.draws()),
        share(histogram.losses()));
  }

  private String share(long part) {
    return Figures.percent((double) part / Math.max(1, histogram.games()));
  }

  /** What is counted. */
  private String unit() {
    return about.equals("layouts") ? "layouts" : "games";
  }

  @Override
  public ChartData data() {
    return new ChartData(
        List.of("from", "to", unit(), "wins", "draws", "losses"),
        histogram.bars().stream()
            .map(
                bar ->
                    List.<DataValue>of(
                        new DataValue.Difference(bar.from(), 0),
                        new DataValue.Difference(bar.to(), 0),
                        new DataValue.Count(bar.games()),
                        new DataValue.Count(bar.wins()),
                        new DataValue.Count(bar.draws()),
                        new DataValue.Count(bar.losses())))
            .toList());
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double next =
        Chart.drawLegend(
            canvas,
            viewport,
            HEAD + 10,
            List.of(
                entry("wins", histogram.wins(), Ink.FIRST, Fill.SOLID),
                entry("draws", histogram.draws(), Ink.QUIET, Fill.LEVEL),
                entry("losses", histogram.losses(), Ink.SECOND, Fill.SLANTED)));
    double top = next + MARKS - 6;
    double most = histogram.bars().stream().mapToLong(Histogram.Bar::games).max().orElse(1);
    PlotArea plot =
        new PlotArea(
            LEFT,
            top,
            viewport.width() - LEFT - EDGE - 8,
            viewport.height() - top - 56,
            AxisScale.ofWhole(
                histogram.bars().getFirst().from() - 0.5,
                histogram.bars().getLast().to() + 0.5,
                (int) Math.max(2, viewport.width() / 60)),
            AxisScale.ofWhole(0, most, (int) Math.clamp(viewport.height() / 70, 2, 8)).round());
    plot.drawUp(
        canvas, texts.get("lab.chart.axis." + about + ".up"), tick -> Figures.count((long) tick));
    histogram.bars().forEach(bar -> drawBar(canvas, plot, bar));
    plot.drawAcross(
        canvas,
        texts.get("lab.chart.axis." + about + ".across"),
        tick -> Figures.signed((int) Math.rint(tick)));
    drawMean(canvas, plot);
  }

  private Entry entry(String key, long part, Ink ink, Fill fill) {
    return new Entry(
        texts.get("lab.chart.legend." + about + "." + key) + " " + share(part), ink, fill);
  }

  private void drawBar(ChartCanvas canvas, PlotArea plot, Histogram.Bar bar) {
    double from = plot.x(bar.from() - 0.5);
    double to = plot.x(bar.to() + 0.5);
    double gap = to - from > 4 ? 1 : 0;
    double base = plot.bottom();
    long[] parts = {bar.losses(), bar.draws(), bar.wins()};
    Ink[] inks = {Ink.SECOND, Ink.QUIET, Ink.FIRST};
    Fill[] fills = {Fill.SLANTED, Fill.LEVEL, Fill.SOLID};
    for (int i = 0; i < parts.length; i++) {
      double height = plot.height() * plot.up().share((double) parts[i]);
      if (parts[i] > 0) {
        canvas.box(
            from + gap / 2,
            base - height,
            to - from - gap,
            height,
            canvas.paint(inks[i], fills[i]));
      }
      base -= height;
    }
    String range =
        bar.from() == bar.to()
            ? Figures.signed(bar.from())
            : Figures.signed(bar.from()) + " \u2026 " + Figures.signed(bar.to());
    canvas.spot(
        from,
        plot.top(),
        to - from,
        plot.height(),
        range + "\n" + texts.get("lab.chart.tally", bar.wins(), bar.draws(), bar.losses()));
  }

  /** A dashed line at the mean, and above the bars a span of one deviation to both sides. */
  private void drawMean(ChartCanvas canvas, PlotArea plot) {
    double mean = plot.x(histogram.mean());
    double y = plot.top() - 10;
    double low = Math.max(plot.left(), plot.x(histogram.mean() - histogram.deviation()));
    double high = Math.min(plot.right(), plot.x(histogram.mean() + histogram.deviation()));
    canvas.line(mean, y, mean, plot.bottom(), Ink.INK, 1.5, 5, 4);
    canvas.line(low, y, high, y, Ink.INK, 1.5);
    canvas.line(low, y - 4, low, y + 4, Ink.INK, 1.5);
    canvas.line(high, y - 4, high, y + 4, Ink.INK, 1.5);
    String words =
        texts.get(
            "lab.chart.mean",
            Figures.signed(histogram.mean(), 2),
            Figures.fixed(histogram.deviation(), 2));
    double half = canvas.width(words, Writing.SMALL) / 2;
    double x =
        Math.clamp(mean, plot.left() + half, Math.max(plot.left() + half, plot.right() - half));
    canvas.centred(words, x, y - 16, Writing.SMALL, Ink.INK);
  }
}
