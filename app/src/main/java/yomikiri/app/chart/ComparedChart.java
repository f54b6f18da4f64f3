package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.learn.CurvePoint;

/**
 * A chart of several trainings: the share of points against the opponent at each checkpoint.
 *
 * @param game what it is called
 * @param curves no more than there are shapes of points
 */
record ComparedChart(Texts texts, String game, List<LearningCurve.Named> curves) implements Chart {
  private static final double LEFT = 62;
  private static final double POINT = 4.5;
  private static final double ASIDE = 3; // so that intervals do not hide each other

  ComparedChart {
    curves = List.copyOf(curves);
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.learning-compared");
  }

  @Override
  public String subtitle() {
    return hasOneOpponent()
        ? texts.get("lab.chart.about.learning", game, opponent(curves.getFirst()))
        : game;
  }

  private boolean hasOneOpponent() {
    return curves.stream().map(LearningCurve.Named::opponent).distinct().count() == 1;
  }

  private String opponent(LearningCurve.Named curve) {
    return new PlayerWords(texts).player(curve.opponent());
  }

  /** With its opponent, unless all have the same. */
  private String name(LearningCurve.Named curve) {
    return hasOneOpponent()
        ? curve.name()
        : texts.get("lab.chart.about.learning", curve.name(), opponent(curve));
  }

  @Override
  public boolean isEmpty() {
    return curves.stream().allMatch(curve -> curve.points().isEmpty());
  }

  @Override
  public String gist() {
    return texts.listed(
        curves.stream()
            .filter(curve -> !curve.points().isEmpty())
            .map(curve -> words(curve, curve.points().getLast()))
            .toList());
  }

  private String words(LearningCurve.Named curve, CurvePoint point) {
    return texts.get(
        "lab.chart.gist.learning-compared",
        name(curve),
        point.episodes(),
        Figures.percent(point.share().rate()),
        ChartWords.interval(point.share().interval()));
  }

  @Override
  public ChartData data() {
    List<String> columns = new ArrayList<>(List.of("training", "opponent"));
    int fullMargin = curves.stream().mapToInt(LearningCurve.Named::fullMargin).max().orElse(0);
    columns.addAll(LearningChart.columns(fullMargin));
    List<List<DataValue>> rows = new ArrayList<>();
    for (LearningCurve.Named curve : curves) {
      for (CurvePoint point : curve.points()) {
        List<DataValue> row = new ArrayList<>();
        row.add(new DataValue.Name(curve.name(), curve.name()));
        row.add(new DataValue.Name(opponent(curve), curve.opponent().toString()));
        row.addAll(LearningChart.values(point, fullMargin));
        rows.add(row);
      }
    }
    return new ChartData(columns, rows);
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    List<String> names = curves.stream().map(this::name).toList();
    String bars = texts.get("lab.chart.legend.interval");
    double top = Marker.drawLegend(canvas, viewport, HEAD + 10, names, bars) + 22;
    double height = viewport.height() - top - 56;
    double width = viewport.width() - LEFT - EDGE - 8;
    List<CurvePoint> points = curves.stream().flatMap(curve -> curve.points().stream()).toList();
    double last = points.stream().mapToDouble(CurvePoint::episodes).max().orElse(1);
    double low = points.stream().mapToDouble(p -> p.share().interval().low()).min().orElse(0);
    double high = points.stream().mapToDouble(p -> p.share().interval().high()).max().orElse(1);
    PlotArea plot =
        new PlotArea(
            LEFT,
            top,
            width,
            height,
            AxisScale.ofWhole(0, last, (int) Math.max(2, width / 90)),
            AxisScale.of(100 * low, 100 * high, (int) Math.clamp(height / 70, 2, 8)).round());
    plot.drawUp(
        canvas,
        texts.get("lab.chart.axis.rate"),
        tick -> Figures.plain((int) Math.rint(tick)) + "%");
    plot.drawAcross(
        canvas,
        texts.get("lab.chart.axis.learnt-games"),
        tick -> Figures.count((long) Math.rint(tick)));
    for (int i = 0; i < curves.size(); i++) {
      drawCurve(canvas, plot, i);
    }
  }

  private void drawCurve(ChartCanvas canvas, PlotArea plot, int index) {
    LearningCurve.Named curve = curves.get(index);
    Marker marker = Marker.at(index);
    double aside = (index - (curves.size() - 1) / 2.0) * ASIDE;
    int n = curve.points().size();
    double[] xs = new double[n];
    double[] ys = new double[n];
    for (int i = 0; i < n; i++) {
      CurvePoint point = curve.points().get(i);
      xs[i] = plot.x((double) point.episodes()) + aside;
      ys[i] = plot.y(100 * point.share().rate());
      double high = plot.y(100 * point.share().interval().high());
      double low = plot.y(100 * point.share().interval().low());
      Marker.drawBar(canvas, xs[i], high, low, marker.ink());
      canvas.spot(xs[i] - 6, high, 12, low - high, words(curve, point));
    }
    canvas.curve(xs, ys, marker.ink(), 2);
    for (int i = 0; i < n; i++) {
      marker.draw(canvas, xs[i], ys[i], POINT);
    }
  }
}
