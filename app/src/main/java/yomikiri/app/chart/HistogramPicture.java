package yomikiri.app.chart;

import java.util.List;
import yomikiri.app.chart.Sketch.Fill;
import yomikiri.app.chart.Sketch.Writing;
import yomikiri.app.draw.Inks.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Histogram;

/**
 * How often each difference came, seen from the first seat.
 *
 * @param about {@code differences} of games, or values of {@code layouts}
 * @param of whose games
 */
record HistogramPicture(Texts texts, String about, String of, Histogram histogram)
    implements Picture {
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
  public Sheet sheet() {
    return new Sheet(
        List.of("from", "to", unit(), "wins", "draws", "losses"),
        histogram.bars().stream()
            .map(
                bar ->
                    List.<Figure>of(
                        new Figure.Difference(bar.from(), 0),
                        new Figure.Difference(bar.to(), 0),
                        new Figure.Count(bar.games()),
                        new Figure.Count(bar.wins()),
                        new Figure.Count(bar.draws()),
                        new Figure.Count(bar.losses())))
            .toList());
  }

  @Override
  public void draw(Sketch sketch, View view) {
    double next =
        Picture.drawLegend(
            sketch,
            view,
            HEAD + 10,
            List.of(
                entry("wins", histogram.wins(), Ink.FIRST, Fill.SOLID),
                entry("draws", histogram.draws(), Ink.QUIET, Fill.LEVEL),
                entry("losses", histogram.losses(), Ink.SECOND, Fill.SLANTED)));
    double top = next + MARKS - 6;
    double most = histogram.bars().stream().mapToLong(Histogram.Bar::games).max().orElse(1);
    Plot plot =
        new Plot(
            LEFT,
            top,
            view.width() - LEFT - EDGE - 8,
            view.height() - top - 56,
            Scale.ofWhole(
                histogram.bars().getFirst().from() - 0.5,
                histogram.bars().getLast().to() + 0.5,
                (int) Math.max(2, view.width() / 60)),
            Scale.ofWhole(0, most, (int) Math.clamp(view.height() / 70, 2, 8)).round());
    plot.drawUp(
        sketch, texts.get("lab.chart.axis." + about + ".up"), tick -> Figures.count((long) tick));
    histogram.bars().forEach(bar -> drawBar(sketch, plot, bar));
    plot.drawAcross(
        sketch,
        texts.get("lab.chart.axis." + about + ".across"),
        tick -> Figures.signed((int) Math.rint(tick)));
    drawMean(sketch, plot);
  }

  private Entry entry(String key, long part, Ink ink, Fill fill) {
    return new Entry(
        texts.get("lab.chart.legend." + about + "." + key) + " " + share(part), ink, fill);
  }

  private void drawBar(Sketch sketch, Plot plot, Histogram.Bar bar) {
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
        sketch.box(
            from + gap / 2,
            base - height,
            to - from - gap,
            height,
            sketch.paint(inks[i], fills[i]));
      }
      base -= height;
    }
    String range =
        bar.from() == bar.to()
            ? Figures.signed(bar.from())
            : Figures.signed(bar.from()) + " \u2026 " + Figures.signed(bar.to());
    sketch.spot(
        from,
        plot.top(),
        to - from,
        plot.height(),
        range + "\n" + texts.get("lab.chart.tally", bar.wins(), bar.draws(), bar.losses()));
  }

  /** A dashed line at the mean, and above the bars a span of one deviation to both sides. */
  private void drawMean(Sketch sketch, Plot plot) {
    double mean = plot.x(histogram.mean());
    double y = plot.top() - 10;
    double low = Math.max(plot.left(), plot.x(histogram.mean() - histogram.deviation()));
    double high = Math.min(plot.right(), plot.x(histogram.mean() + histogram.deviation()));
    sketch.line(mean, y, mean, plot.bottom(), Ink.INK, 1.5, 5, 4);
    sketch.line(low, y, high, y, Ink.INK, 1.5);
    sketch.line(low, y - 4, low, y + 4, Ink.INK, 1.5);
    sketch.line(high, y - 4, high, y + 4, Ink.INK, 1.5);
    String words =
        texts.get(
            "lab.chart.mean",
            Figures.signed(histogram.mean(), 2),
            Figures.fixed(histogram.deviation(), 2));
    double half = sketch.width(words, Writing.SMALL) / 2;
    double x =
        Math.clamp(mean, plot.left() + half, Math.max(plot.left() + half, plot.right() - half));
    sketch.centred(words, x, y - 16, Writing.SMALL, Ink.INK);
  }
}
