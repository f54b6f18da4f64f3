package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.report.DepthCurve;
import yomikiri.engine.study.report.Findings;

/** A chart of the share of points by search depth, a curve for players that differ by it alone. */
final class DepthChart implements Chart {
  private static final double LEFT = 62;

  private final StudyNames names;
  private final Texts texts;
  private final Findings findings;
  private final List<DepthCurve> curves;

  DepthChart(StudyNames names, Findings findings) {
    this.names = names;
    this.texts = names.texts();
    this.findings = findings;
    this.curves = findings.depthCurves();
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.depth");
  }

  @Override
  public String subtitle() {
    String game = names.game(findings.study().game());
    return findings
            .study()
            .gauntlet()
            .map(champion -> texts.get("lab.chart.about.depth", game, names.player(champion)))
            .orElseGet(() -> texts.get("lab.chart.about.depth-all", game))
        + new ChartWords(texts).distinct(findings);
  }

  @Override
  public boolean isEmpty() {
    return findings.games() == 0;
  }

  @Override
  public String gist() {
    List<String> parts = new ArrayList<>();
    for (DepthCurve curve : curves) {
      for (DepthCurve.Point point : curve.points()) {
        parts.add(
            texts.get(
                "lab.chart.gist.depth",
                names.player(curve.family()),
                point.depth(),
                Figures.percent(point.estimate().rate())));
      }
    }
    return texts.listed(parts);
  }

  @Override
  public ChartData data() {
    List<String> columns = new ArrayList<>(List.of("player", "opponent", "depth"));
    columns.addAll(ChartWords.columns());
    columns.addAll(ChartWords.eloColumns());
    List<List<DataValue>> rows = new ArrayList<>();
    for (DepthCurve curve : curves) {
      for (DepthCurve.Point point : curve.points()) {
        List<DataValue> row = new ArrayList<>();
        row.add(names.value(curve.family()));
        row.add(curve.opponent().map(names::value).orElseGet(() -> new DataValue.Word("all")));
        row.add(new DataValue.Count(point.depth()));
        row.addAll(ChartWords.values(point.tally(), point.estimate()));
        row.addAll(ChartWords.elo(point.tally(), point.estimate()));
        rows.add(row);
      }
    }
    return new ChartData(columns, rows);
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    List<String> shown = curves.stream().map(curve -> names.player(curve.family())).toList();
    double next =
        Marker.drawLegend(
            canvas, viewport, HEAD + 10, shown, texts.get("lab.chart.legend.interval"));
    double top = next + 22;
    List<DepthCurve.Point> points = curves.stream().flatMap(c -> c.points().stream()).toList();
    int first = points.stream().mapToInt(DepthCurve.Point::depth).min().orElse(1);
    int last = points.stream().mapToInt(DepthCurve.Point::depth).max().orElse(1);
    double low = points.stream().mapToDouble(p -> p.estimate().interval().low()).min().orElse(0);
    double high = points.stream().mapToDouble(p -> p.estimate().interval().high()).max().orElse(1);
    int ticks = (int) Math.clamp(viewport.height() / 70, 2, 8);
    PlotArea plot =
        new PlotArea(
            LEFT,
            top,
            viewport.width() - LEFT - EDGE - 8,
            viewport.height() - top - 56,
            AxisScale.ofWhole(first - 0.5, last + 0.5, (int) Math.max(2, viewport.width() / 40)),
            AxisScale.of(100 * Math.min(low, 0.5), 100 * Math.max(high, 0.5), ticks).round());
    plot.drawUp(
        canvas,
        texts.get("lab.chart.axis.rate"),
        tick -> Figures.plain((int) Math.rint(tick)) + "%");
    plot.drawAcross(
        canvas, texts.get("lab.chart.axis.depth"), tick -> Integer.toString((int) Math.rint(tick)));
    canvas.line(plot.left(), plot.y(50), plot.right(), plot.y(50), Ink.QUIET, 1.5, 6, 4);
    for (int i = 0; i < curves.size(); i++) {
      drawCurve(canvas, plot, i);
    }
  }

  private void drawCurve(ChartCanvas canvas, PlotArea plot, int index) {
    DepthCurve curve = curves.get(index);
    Marker marker = Marker.at(index);
    double aside = (index - (curves.size() - 1) / 2.0) * 10; // so that bars do not hide each other
    int n = curve.points().size();
    double[] xs = new double[n];
    double[] ys = new double[n];
    for (int i = 0; i < n; i++) {
      xs[i] = plot.x(curve.points().get(i).depth()) + aside;
      ys[i] = plot.y(100 * curve.points().get(i).estimate().rate());
    }
    canvas.curve(xs, ys, marker.ink(), 2);
    boolean hasRoom = curves.size() == 1 && plot.width() / n > 64;
    for (int i = 0; i < n; i++) {
      DepthCurve.Point point = curve.points().get(i);
      double high = plot.y(100 * point.estimate().interval().high());
      double low = plot.y(100 * point.estimate().interval().low());
      Marker.drawBar(canvas, xs[i], high, low, marker.ink());
      marker.draw(canvas, xs[i], ys[i], 5);
      if (hasRoom) {
        String rate = Figures.percent(point.estimate().rate());
        boolean rises = i + 1 < n && ys[i + 1] < ys[i]; // then the curve is above the figure
        canvas.left(rate, xs[i] + 9, ys[i] + (rises ? 11 : -10), Writing.SMALL, Ink.INK);
      }
      String who = texts.get("lab.chart.at-depth", names.player(curve.family()), point.depth());
      String words = new ChartWords(texts).results(who, point.tally(), point.estimate());
      canvas.spot(xs[i] - 8, high - 6, 16, low - high + 12, words);
    }
  }
}
