package yomikiri.app.chart;

import java.util.List;
import java.util.function.ToDoubleFunction;
import yomikiri.app.chart.ChartCanvas.Fill;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.learn.CurvePoint;

/**
 * A chart of a training: the value of the start position to the learner, and its share of points
 * against the opponent, at each checkpoint.
 *
 * @param name what the training is called
 * @param opponent what the opponent is called
 * @param fullMargin where values are margins; 0 where they are rewards
 */
record LearningChart(
    Texts texts, String name, String opponent, int fullMargin, List<CurvePoint> points)
    implements Chart {
  private static final int EARLY = 100; // times as many games
  private static final double RIGHT = 44; // for a scale of margins

  private static final double LEFT = 62;
  private static final double DOT = 6;
  private static final Ink START = Ink.FIRST; // by day, ink and accent are both dark

  LearningChart {
    points = List.copyOf(points);
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.learning");
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about.learning", name, opponent);
  }

  @Override
  public boolean isEmpty() {
    return points.isEmpty();
  }

  @Override
  public String gist() {
    return words(points.getLast());
  }

  private String words(CurvePoint point) {
    return texts.get(
        "lab.chart.gist.learning",
        point.episodes(),
        LearningCurve.worth(texts, point, fullMargin),
        Figures.percent(point.share().rate()),
        ChartWords.interval(point.share().interval()));
  }

  @Override
  public ChartData data() {
    return new ChartData(
        columns(fullMargin), points.stream().map(point -> values(point, fullMargin)).toList());
  }

  /** The heads of the columns of {@link #values}. */
  static List<String> columns(int fullMargin) {
    String start = fullMargin == 0 ? "start_value" : "start_margin";
    return List.of("games", start, "rate", "rate_low", "rate_high");
  }

  /** The numbers of a point, in the order of {@link #columns}. */
  static List<DataValue> values(CurvePoint point, int fullMargin) {
    return List.of(
        new DataValue.Count(point.episodes()),
        fullMargin == 0
            ? new DataValue.Share(point.value())
            : new DataValue.Difference(point.margin(fullMargin), 1),
        new DataValue.Share(point.share().rate()),
        new DataValue.Share(point.share().interval().low()),
        new DataValue.Share(point.share().interval().high()));
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double next =
        Chart.drawLegend(
            canvas,
            viewport,
            HEAD + 10,
            List.of(
                new Entry(texts.get(startValue()), START, Fill.SOLID),
                new Entry(texts.get("lab.chart.legend.learning"), Ink.ACCENT, Fill.SOLID),
                new Entry(texts.get("lab.chart.legend.interval"), Ink.ACCENT, Fill.PALE)));
    double top = next + 22;
    double height = viewport.height() - top - 56;
    double width = viewport.width() - LEFT - EDGE - (fullMargin == 0 ? 8 : RIGHT);
    AxisScale games = games((int) Math.max(2, width / 90));
    PlotArea plot =
        new PlotArea(
            LEFT, top, width, height, games, AxisScale.of(0, 1, (int) Math.max(2, height / 36)));
    PlotArea starts = starts(plot);
    plot.drawUp(
        canvas,
        texts.get(fullMargin == 0 ? "lab.chart.axis.learning" : "lab.chart.axis.rate"),
        Figures::share);
    if (fullMargin > 0) {
      starts.drawRight(
          canvas, texts.get("lab.chart.axis.start-margin"), Figures::signedShort, START);
    }
    plot.drawAcross(
        canvas,
        texts.get("lab.chart.axis.learnt-games"),
        tick -> Figures.count(Math.round(hasEarly() ? Math.pow(10, tick) : tick)));
    drawInterval(canvas, plot);
    drawCurve(canvas, plot, point -> point.share().rate(), Ink.ACCENT);
    drawCurve(canvas, starts, this::start, START);
    for (CurvePoint point : points) {
      double x = plot.x(across(point));
      canvas.spot(x - DOT, plot.top(), 2 * DOT, plot.height(), words(point));
    }
    CurvePoint last = points.getLast();
    canvas.right(
        fullMargin == 0 ? Figures.percent(last.value()) : Figures.signed(start(last), 1),
        plot.right(),
        Math.min(starts.y(start(last)) + 12, plot.bottom() - 8),
        Writing.SMALL,
        START);
  }

  /** Whether there are early points, which are ever closer together: drawn evenly they are seen. */
  private boolean hasEarly() {
    return points.getFirst().episodes() * EARLY <= points.getLast().episodes();
  }

  /** Along the axis of games: their number, or its power of ten. */
  private double across(CurvePoint point) {
    double episodes = point.episodes();
    return hasEarly() ? Math.log10(episodes) : episodes;
  }

  private AxisScale games(int most) {
    double first = hasEarly() ? across(points.getFirst()) : 0;
    return AxisScale.ofWhole(first, across(points.getLast()), most);
  }

  private String startValue() {
    return fullMargin == 0 ? "lab.chart.legend.start-value" : "lab.chart.legend.start-margin";
  }

  /** What the start is worth: a share of wins or a margin. */
  private double start(CurvePoint point) {
    return fullMargin == 0 ? point.value() : point.margin(fullMargin);
  }

  /** The plot for that; a margin of 0 lies in the middle, where a share of one half does. */
  private PlotArea starts(PlotArea shares) {
    if (fullMargin == 0) {
      return shares;
    }
    double most = points.stream().mapToDouble(point -> Math.abs(start(point))).max().orElse(1);
    double bound = Math.clamp(Math.ceil(most), 1, fullMargin);
    int ticks = (int) Math.max(2, shares.height() / 36);
    return shares.with(AxisScale.of(-bound, bound, ticks).round());
  }

  private void drawCurve(
      ChartCanvas canvas, PlotArea plot, ToDoubleFunction<CurvePoint> value, Ink ink) {
    double[] xs = points.stream().mapToDouble(point -> plot.x(across(point))).toArray();
    double[] ys = points.stream().mapToDouble(p -> plot.y(value.applyAsDouble(p))).toArray();
    canvas.curve(xs, ys, ink, 2);
    for (int i = 0; i < xs.length; i++) {
      canvas.box(xs[i] - DOT / 2, ys[i] - DOT / 2, DOT, DOT, canvas.paint(ink));
    }
  }

  private void drawInterval(ChartCanvas canvas, PlotArea plot) {
    int count = points.size();
    double[] xs = new double[2 * count];
    double[] ys = new double[2 * count];
    for (int i = 0; i < count; i++) {
      CurvePoint point = points.get(i);
      int back = 2 * count - 1 - i;
      xs[i] = plot.x(across(point));
      xs[back] = xs[i];
      ys[i] = plot.y(point.share().interval().low());
      ys[back] = plot.y(point.share().interval().high());
    }
    canvas.area(xs, ys, canvas.paint(Ink.ACCENT, Fill.PALE));
  }
}
