package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import yomikiri.app.chart.ChartCanvas.Fill;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.report.Convergence;

/**
 * A chart of the share of points after growing numbers of games; with a test, of its log-likelihood
 * ratio between the bounds.
 *
 * @param first the player whose points are counted
 */
record ConvergenceChart(
    Texts texts, String game, String first, String second, Convergence convergence)
    implements Chart {
  private static final double LEFT = 62;
  private static final double EARLY = 0.1; // of the games, whose figures may leave the chart
  private static final double BOUND_WORDS = 20;

  @Override
  public String title() {
    return texts.get("lab.chart.title.convergence");
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about.convergence", game, first, second);
  }

  @Override
  public boolean isEmpty() {
    return convergence.points().isEmpty();
  }

  private Convergence.Point last() {
    return convergence.points().getLast();
  }

  @Override
  public String gist() {
    String rate =
        texts.get(
            "lab.chart.gist.convergence",
            last().games(),
            first,
            Figures.percent(last().rate()),
            ChartWords.interval(last().interval()));
    return convergence
        .bounds()
        .map(test -> texts.listed(List.of(rate, decision(test))))
        .orElse(rate);
  }

  /** What the test says of the last point. */
  private String decision(Sprt test) {
    String ratio = Figures.fixed(last().ratio(), 2);
    return switch (test.decision(last().ratio())) {
      case GOES_ON -> texts.get("lab.chart.test.goes-on", ratio);
      case ELO0 -> texts.get("lab.chart.test.decided", ratio, Figures.signedShort(test.elo0()));
      case ELO1 -> texts.get("lab.chart.test.decided", ratio, Figures.signedShort(test.elo1()));
    };
  }

  @Override
  public ChartData data() {
    List<String> columns = new ArrayList<>(List.of("games", "rate", "rate_low", "rate_high"));
    if (convergence.bounds().isPresent()) {
      columns.addAll(List.of("llr", "llr_low", "llr_high"));
    }
    List<List<DataValue>> rows = new ArrayList<>();
    for (Convergence.Point point : convergence.points()) {
      List<DataValue> row =
          new ArrayList<>(
              List.of(
                  new DataValue.Count(point.games()),
                  new DataValue.Share(point.rate()),
                  new DataValue.Share(point.interval().low()),
                  new DataValue.Share(point.interval().high())));
      convergence
          .bounds()
          .ifPresent(
              test -> {
                row.add(new DataValue.Points(point.ratio(), 2));
                row.add(new DataValue.Points(test.lower(), 2));
                row.add(new DataValue.Points(test.upper(), 2));
              });
      rows.add(row);
    }
    return new ChartData(columns, rows);
  }

  @Override
  public double leastHeight() {
    return convergence.bounds().isPresent() ? 420 : 260;
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double next =
        Chart.drawLegend(
            canvas,
            viewport,
            HEAD + 10,
            List.of(
                new Entry(texts.get("lab.chart.axis.rate"), Ink.ACCENT, Fill.SOLID),
                new Entry(texts.get("lab.chart.legend.interval"), Ink.ACCENT, Fill.PALE)));
    double top = next + 22;
    double room = viewport.height() - top - 56;
    double width = viewport.width() - LEFT - EDGE - 8;
    AxisScale games = AxisScale.ofWhole(0, last().games(), (int) Math.max(2, width / 80));
    boolean hasTest = convergence.bounds().isPresent();
    double upper = hasTest ? (room - 56) * 0.58 : room;
    PlotArea rates = new PlotArea(LEFT, top, width, upper, games, rateScale(upper));
    drawRates(canvas, rates);
    PlotArea lowest = rates;
    if (hasTest) {
      lowest =
          new PlotArea(
              LEFT,
              top + upper + 56,
              width,
              room - upper - 56,
              games,
              ratioScale(room - upper - 56));
      drawRatios(canvas, lowest, convergence.bounds().orElseThrow());
    }
    lowest.drawAcross(
        canvas, texts.get("lab.chart.axis.games"), tick -> Figures.count((long) Math.rint(tick)));
  }

  private AxisScale rateScale(double height) {
    double low = 0.5;
    double high = 0.5;
    for (Convergence.Point point : convergence.points()) {
      if (point.games() >= EARLY * last().games()) {
        low = Math.min(low, point.interval().low());
        high = Math.max(high, point.interval().high());
      }
    }
    double margin = 5 * (high - low);
    return AxisScale.of(
        Math.max(0, 100 * low - margin), Math.min(100, 100 * high + margin), ticks(height));
  }

  private AxisScale ratioScale(double height) {
    Sprt test = convergence.bounds().orElseThrow();
    double low = test.lower();
    double high = test.upper();
    for (Convergence.Point point : convergence.points()) {
      low = Math.min(low, point.ratio());
      high = Math.max(high, point.ratio());
    }
    double margin = (high - low) * BOUND_WORDS / Math.max(BOUND_WORDS, height - 2 * BOUND_WORDS);
    return AxisScale.of(low - margin, high + margin, ticks(height));
  }

  private static int ticks(double height) {
    return (int) Math.clamp(height / 22, 3, 8);
  }

  private void drawRates(ChartCanvas canvas, PlotArea plot) {
    List<Convergence.Point> points = convergence.points();
    int n = points.size();
    double[] xs = new double[2 * n];
    double[] ys = new double[2 * n];
    for (int i = 0; i < n; i++) {
      xs[i] = plot.x(points.get(i).games());
      ys[i] = plot.y(100 * points.get(i).interval().high());
      xs[2 * n - 1 - i] = xs[i];
      ys[2 * n - 1 - i] = plot.y(100 * points.get(i).interval().low());
    }
    canvas.within(
        plot.left(),
        plot.top(),
        plot.width(),
        plot.height(),
        () -> canvas.area(xs, ys, canvas.paint(Ink.ACCENT, Fill.PALE)));
    plot.drawUp(
        canvas,
        texts.get("lab.chart.axis.rate"),
        tick -> Figures.plain((int) Math.rint(tick)) + "%");
    canvas.line(plot.left(), plot.y(50), plot.right(), plot.y(50), Ink.QUIET, 1.5, 6, 4);
    drawLine(canvas, plot, point -> 100 * point.rate());
    for (int i = 0; i < n; i++) {
      Convergence.Point point = points.get(i);
      double from = i == 0 ? plot.left() : plot.x(points.get(i - 1).games());
      String words =
          texts.get("lab.chart.after", point.games())
              + "\n"
              + new ChartWords(texts).rate(point.rate(), point.interval());
      canvas.spot(from, plot.top(), plot.x(point.games()) - from, plot.height(), words);
    }
  }

  private void drawLine(
      ChartCanvas canvas, PlotArea plot, ToDoubleFunction<Convergence.Point> value) {
    double[] xs = convergence.points().stream().mapToDouble(p -> plot.x(p.games())).toArray();
    double[] ys =
        convergence.points().stream().mapToDouble(p -> plot.y(value.applyAsDouble(p))).toArray();
    canvas.within(
        plot.left(),
        plot.top(),
        plot.width() + 6,
        plot.height() + 4,
        () -> {
          canvas.curve(xs, ys, Ink.ACCENT, 2);
          Marker.CIRCLE.draw(canvas, xs[xs.length - 1], ys[ys.length - 1], 4);
        });
  }

  private void drawRatios(ChartCanvas canvas, PlotArea plot, Sprt test) {
    plot.drawUp(canvas, texts.get("lab.chart.axis.llr"), tick -> Figures.fixed(tick, 1));
    drawBound(
        canvas,
        plot,
        test.upper(),
        -10,
        texts.get(
            "lab.chart.bound", Figures.signedShort(test.elo1()), Figures.fixed(test.upper(), 2)));
    drawBound(
        canvas,
        plot,
        test.lower(),
        10,
        texts.get(
            "lab.chart.bound", Figures.signedShort(test.elo0()), Figures.fixed(test.lower(), 2)));
    drawLine(canvas, plot, Convergence.Point::ratio);
    canvas.right(decision(test), plot.right(), plot.top() - PlotArea.TITLE, Writing.SMALL, Ink.INK);
  }

  private static void drawBound(
      ChartCanvas canvas, PlotArea plot, double bound, double aside, String words) {
    double y = plot.y(bound);
    canvas.line(plot.left(), y, plot.right(), y, Ink.NEGATIVE, 1.6, 8, 4);
    canvas.left(words, plot.left() + 6, y + aside, Writing.TINY, Ink.INK);
  }
}
