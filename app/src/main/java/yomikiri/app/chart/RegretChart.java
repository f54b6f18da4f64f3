package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Figures;
import yomikiri.engine.race.RegretStudy.Point;
import yomikiri.engine.think.PlayerSpec;

/** What the choices of each search give away on average, by its nodes or its time. */
final class RegretChart implements Chart {
  private static final double NAMES = 200;
  private static final double FOOT = 54;
  private static final double LEAST_LANE = 52;
  private static final double GAP = 12; // between lanes
  private static final double LAST = 52; // right of a lane
  private static final double NANOS = 1e6;

  private final StudyNames names;
  private final String game;
  private final boolean byNodes;
  private final SequencedMap<PlayerSpec, List<Point>> curves;

  /** {@code game} is an id; {@code byNodes} if it goes by nodes, not by time. */
  RegretChart(StudyNames names, String game, List<Point> points, boolean byNodes) {
    this.names = names;
    this.game = game;
    this.byNodes = byNodes;
    this.curves =
        points.stream()
            .collect(Collectors.groupingBy(Point::player, LinkedHashMap::new, Collectors.toList()));
  }

  @Override
  public String title() {
    return names.texts().get("regret.title");
  }

  @Override
  public String subtitle() {
    long positions = all().mapToLong(Point::positions).max().orElse(0);
    return names.texts().get("regret.about", names.game(game), positions);
  }

  @Override
  public boolean isEmpty() {
    return curves.isEmpty();
  }

  @Override
  public String gist() {
    return curves.values().stream()
        .map(List::getLast)
        .map(this::words)
        .collect(Collectors.joining("\n"));
  }

  private String words(Point point) {
    return names
        .texts()
        .get(
            "regret.point",
            names.player(point.player()),
            Figures.count(point.nodes()),
            Figures.fixed(point.regret(), 2),
            Figures.fixed(Math.max(0, point.regretInterval().low()), 2),
            Figures.fixed(point.regretInterval().high(), 2),
            Figures.percent(point.best()),
            Figures.fixed(point.nanos() / NANOS, 2));
  }

  private Stream<Point> all() {
    return curves.values().stream().flatMap(List::stream);
  }

  @Override
  public ChartData data() {
    List<List<DataValue>> rows = new ArrayList<>();
    all()
        .forEach(
            point ->
                rows.add(
                    List.of(
                        names.value(point.player()),
                        new DataValue.Count(point.nodes()),
                        new DataValue.Count(point.positions()),
                        new DataValue.Points(point.regret(), 3),
                        new DataValue.Points(Math.max(0, point.regretInterval().low()), 3),
                        new DataValue.Points(point.regretInterval().high(), 3),
                        new DataValue.Share(point.best()),
                        new DataValue.Points(point.nanos() / NANOS, 3))));
    return new ChartData(
        List.of(
            "player",
            "nodes",
            "positions",
            "regret",
            "regret_low",
            "regret_high",
            "best_moves",
            "time_ms"),
        rows);
  }

  @Override
  public double leastHeight() {
    return HEAD + 12 + LEAST_LANE * curves.size() + FOOT;
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double top = HEAD + 8;
    double lane = Math.max(LEAST_LANE, (viewport.height() - top - FOOT) / curves.size());
    double left = Math.min(NAMES, viewport.width() * 0.36);
    double width = viewport.width() - left - LAST - EDGE;
    AxisScale across = across((int) Math.max(2, width / 90));
    double most = all().mapToDouble(point -> point.regretInterval().high()).max().orElse(1);
    AxisScale up = AxisScale.of(0, Math.max(most, 0.01), 8);
    PlotArea whole =
        new PlotArea(left, top, width, lane * curves.size(), across, AxisScale.of(0, 1, 1));
    whole.drawColumns(canvas);
    whole.drawAcross(
        canvas,
        names.texts().get(byNodes ? "lab.chart.axis.nodes" : "lab.chart.axis.time"),
        tick -> tick >= 0 ? Figures.count(Math.round(Math.pow(10, tick))) : small(tick));
    int at = 0;
    for (List<Point> curve : curves.values()) {
      double y = top + lane * at++;
      draw(canvas, new PlotArea(left, y + GAP, width, lane - GAP, across, up), curve);
      canvas.spot(0, y, left, lane, words(curve.getLast()));
    }
  }

  private static String small(double tick) {
    return Figures.fixed(Math.pow(10, tick), (int) -Math.floor(tick + 1e-9));
  }

  private double place(Point point) {
    return Math.log10(byNodes ? point.nodes() : Math.max(0.001, point.nanos() / NANOS));
  }

  /** From the first point of all to the last, in powers of ten. */
  private AxisScale across(int most) {
    DoubleSummaryStatistics span = all().mapToDouble(this::place).summaryStatistics();
    double low = Math.floor(span.getMin());
    return AxisScale.ofWhole(low, Math.max(span.getMax(), low + 1), most);
  }

  /** A lane: no height is nothing given away, the same height the same in each. */
  private void draw(ChartCanvas canvas, PlotArea plot, List<Point> curve) {
    Point last = curve.getLast();
    double middle = (plot.y(0) + plot.top()) / 2;
    String name = names.player(last.player());
    canvas.left(
        canvas.fitted(name, plot.left() - EDGE - 8, Writing.SMALL),
        EDGE,
        middle,
        Writing.SMALL,
        Ink.INK);
    canvas.line(plot.left(), plot.y(0), plot.right(), plot.y(0), Ink.QUIET, 1);
    double[] xs = curve.stream().mapToDouble(point -> plot.x(place(point))).toArray();
    double[] ys = curve.stream().mapToDouble(point -> plot.y(point.regret())).toArray();
    canvas.curve(xs, ys, Ink.ACCENT, 2);
    for (int i = 0; i < xs.length; i++) {
      double high = plot.y(curve.get(i).regretInterval().high());
      double low = plot.y(Math.max(0, curve.get(i).regretInterval().low()));
      Marker.drawBar(canvas, xs[i], high, low, Ink.ACCENT);
      Marker.CIRCLE.draw(canvas, xs[i], ys[i], 4);
      canvas.spot(xs[i] - 8, high - 4, 16, low - high + 8, words(curve.get(i)));
    }
    String end = Figures.fixed(last.regret(), 2);
    canvas.left(end, plot.right() + 10, ys[xs.length - 1], Writing.SMALL, Ink.INK);
  }
}
