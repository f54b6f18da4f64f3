package yomikiri.app.chart;

import java.util.List;
import java.util.function.ToDoubleFunction;
import yomikiri.app.chart.Sketch.Fill;
import yomikiri.app.chart.Sketch.Writing;
import yomikiri.app.ink.Inks.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.learn.CurvePoint;

/**
 * How a training went: what the start position is worth to the learner, and its share of points
 * against the opponent, at each checkpoint.
 *
 * @param name what the training is called
 * @param opponent what the opponent is called
 */
record LearningPicture(Texts texts, String name, String opponent, List<CurvePoint> points)
    implements Picture {
  static final List<String> COLUMNS =
      List.of("games", "start_value", "rate", "rate_low", "rate_high");

  private static final double LEFT = 62;
  private static final double DOT = 6;

  LearningPicture {
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
        Figures.percent(point.value()),
        Figures.percent(point.share().rate()),
        new Statements(texts).interval(point.share().interval()));
  }

  @Override
  public Sheet sheet() {
    return new Sheet(COLUMNS, points.stream().map(LearningPicture::figures).toList());
  }

  /** The numbers of a point, in the order of {@link #COLUMNS}. */
  static List<Figure> figures(CurvePoint point) {
    return List.of(
        new Figure.Count(point.episodes()),
        new Figure.Share(point.value()),
        new Figure.Share(point.share().rate()),
        new Figure.Share(point.share().interval().low()),
        new Figure.Share(point.share().interval().high()));
  }

  @Override
  public void draw(Sketch sketch, View view) {
    double next =
        Picture.drawLegend(
            sketch,
            view,
            HEAD + 10,
            List.of(
                new Entry(texts.get("lab.chart.legend.start-value"), Ink.INK, Fill.SOLID),
                new Entry(texts.get("lab.chart.legend.learning"), Ink.ACCENT, Fill.SOLID),
                new Entry(texts.get("lab.chart.legend.interval"), Ink.ACCENT, Fill.PALE)));
    double top = next + 22;
    double height = view.height() - top - 56;
    double width = view.width() - LEFT - EDGE - 8;
    Scale games =
        Scale.ofWhole(0, (double) points.getLast().episodes(), (int) Math.max(2, width / 90));
    Plot plot =
        new Plot(LEFT, top, width, height, games, Scale.of(0, 1, (int) Math.max(2, height / 36)));
    plot.drawUp(sketch, texts.get("lab.chart.axis.learning"), Figures::share);
    plot.drawAcross(
        sketch,
        texts.get("lab.chart.axis.learnt-games"),
        tick -> Figures.count((long) Math.rint(tick)));
    drawInterval(sketch, plot);
    drawCurve(sketch, plot, point -> point.share().rate(), Ink.ACCENT);
    drawCurve(sketch, plot, CurvePoint::value, Ink.INK);
    for (CurvePoint point : points) {
      double x = plot.x((double) point.episodes());
      sketch.spot(x - DOT, plot.top(), 2 * DOT, plot.height(), words(point));
    }
    CurvePoint last = points.getLast();
    sketch.right(
        Figures.percent(last.value()),
        plot.right(),
        Math.min(plot.y(last.value()) + 12, plot.bottom() - 8),
        Writing.SMALL,
        Ink.INK);
  }

  private void drawCurve(Sketch sketch, Plot plot, ToDoubleFunction<CurvePoint> value, Ink ink) {
    double[] xs = points.stream().mapToDouble(point -> plot.x((double) point.episodes())).toArray();
    double[] ys = points.stream().mapToDouble(p -> plot.y(value.applyAsDouble(p))).toArray();
    sketch.curve(xs, ys, ink, 2);
    for (int i = 0; i < xs.length; i++) {
      sketch.box(xs[i] - DOT / 2, ys[i] - DOT / 2, DOT, DOT, sketch.paint(ink));
    }
  }

  private void drawInterval(Sketch sketch, Plot plot) {
    int count = points.size();
    double[] xs = new double[2 * count];
    double[] ys = new double[2 * count];
    for (int i = 0; i < count; i++) {
      CurvePoint point = points.get(i);
      int back = 2 * count - 1 - i;
      xs[i] = plot.x((double) point.episodes());
      xs[back] = xs[i];
      ys[i] = plot.y(point.share().interval().low());
      ys[back] = plot.y(point.share().interval().high());
    }
    sketch.area(xs, ys, sketch.paint(Ink.ACCENT, Fill.PALE));
  }
}
