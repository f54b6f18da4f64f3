package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.teach.LossFigures;
import yomikiri.engine.teach.LossFigures.Mean;
import yomikiri.engine.teach.LossFigures.Part;
import yomikiri.engine.teach.LossFigures.Unit;

/**
 * What one's own moves gave away in a game on average, a line a group; where that cannot be summed
 * up, the share of moves that were mistakes or worse.
 *
 * @param about what the rows are told by
 * @param all of them together
 * @param areParts whether rows are parts of the same games, so that they add up to all
 */
record LossChart(
    Texts texts, String about, List<StatisticsChart.Row> rows, LossFigures all, boolean areParts)
    implements IntervalChart {
  private static final List<String> COLUMNS =
      List.of(
          "group",
          "games",
          "reviewed",
          "own_moves",
          "proven_inaccuracies",
          "proven_mistakes",
          "proven_blunders",
          "proven_lost",
          "estimated_inaccuracies",
          "estimated_mistakes",
          "estimated_blunders",
          "estimated_lost",
          "lost_a_game",
          "lost_low",
          "lost_high",
          "plain_lost",
          "bad",
          "bad_low",
          "bad_high");

  LossChart {
    rows = List.copyOf(rows);
  }

  private boolean isSummed() {
    return all.unit() != Unit.NONE;
  }

  private Optional<Mean> mean(LossFigures figures) {
    return isSummed() ? figures.lost() : figures.bad();
  }

  private double shown(double value) {
    return all.unit() == Unit.POINTS ? value : 100 * value;
  }

  private String figure(double value) {
    return all.unit() == Unit.POINTS ? Figures.fixed(value, 1) : Figures.percent(value);
  }

  /** Such as {@code 4.2 (3.1–5.3)}. */
  private String figures(Mean mean) {
    return mean.interval()
        .map(
            interval ->
                texts.get(
                    "joined.brackets",
                    figure(mean.value()),
                    figure(Math.max(0, interval.low())) + "\u2013" + figure(interval.high())))
        .orElseGet(() -> figure(mean.value()));
  }

  private String key(String start) {
    return start
        + switch (all.unit()) {
          case POINTS -> ".points";
          case CHANCES -> ".chances";
          case NONE -> ".bad";
        };
  }

  @Override
  public String title() {
    return texts.get(key("lab.chart.title.loss"));
  }

  @Override
  public String subtitle() {
    return about;
  }

  @Override
  public String gist() {
    return texts.listed(
        rows.stream()
            .flatMap(
                row ->
                    mean(row.figures()).stream()
                        .map(mean -> texts.get("joined.colon", row.name(), figures(mean))))
            .toList());
  }

  @Override
  public boolean isEmpty() {
    return mean(all).isEmpty();
  }

  @Override
  public ChartData data() {
    return new ChartData(COLUMNS, rows.stream().map(LossChart::line).toList());
  }

  private static List<DataValue> line(StatisticsChart.Row row) {
    LossFigures figures = row.figures();
    List<DataValue> line =
        new ArrayList<>(
            List.of(
                new DataValue.Name(row.name(), row.exact()),
                new DataValue.Count(figures.games()),
                new DataValue.Count(figures.reviewed()),
                new DataValue.Count(figures.moves())));
    Stream.of(figures.proven(), figures.estimated())
        .forEach(part -> line.addAll(values(part, figures.unit())));
    line.addAll(values(figures.lost(), value -> lost(value, figures.unit())));
    line.add(
        figures.plain().isPresent()
            ? lost(figures.plain().getAsDouble(), figures.unit())
            : new DataValue.None());
    line.addAll(values(figures.bad(), DataValue.Share::new));
    return line;
  }

  private static List<DataValue> values(Part part, Unit unit) {
    return List.of(
        new DataValue.Count(part.inaccuracies()),
        new DataValue.Count(part.mistakes()),
        new DataValue.Count(part.blunders()),
        lost(part.loss(), unit));
  }

  private static DataValue lost(double value, Unit unit) {
    return switch (unit) {
      case POINTS -> new DataValue.Points(value, 1);
      case CHANCES -> new DataValue.Points(value, 2);
      case NONE -> new DataValue.None();
    };
  }

  /** Makes a number a value of the table. */
  private interface Made {
    DataValue of(double number);
  }

  private static List<DataValue> values(Optional<Mean> mean, Made made) {
    Optional<Interval> interval = mean.flatMap(Mean::interval);
    return List.of(
        mean.map(one -> made.of(one.value())).orElseGet(DataValue.None::new),
        interval.map(one -> made.of(Math.max(0, one.low()))).orElseGet(DataValue.None::new),
        interval.map(one -> made.of(one.high())).orElseGet(DataValue.None::new));
  }

  // ---- drawing

  @Override
  public IntervalRows lines() {
    return new IntervalRows(
        rows.stream().map(this::drawn).toList(),
        ticks -> AxisScale.of(0, Math.max(1, most()), ticks).round(),
        equal(),
        tick ->
            all.unit() == Unit.POINTS
                ? Figures.plain((int) Math.rint(tick))
                : Figures.plain((int) Math.rint(tick)) + "%",
        texts.get(key("lab.chart.axis.loss")),
        texts.get(legend()));
  }

  private String legend() {
    return areParts
        ? "lab.chart.legend.interval"
        : isSummed() ? "lab.chart.legend.loss" : "lab.chart.legend.loss.bad";
  }

  /** The mean of all, where a row can be more or less than that. */
  private double equal() {
    return areParts ? 0 : mean(all).map(mean -> shown(mean.value())).orElse(0.0);
  }

  private double most() {
    return rows.stream()
        .flatMap(row -> mean(row.figures()).stream())
        .mapToDouble(mean -> shown(mean.interval().map(Interval::high).orElse(mean.value())))
        .reduce(equal(), Math::max);
  }

  private IntervalRows.Row drawn(StatisticsChart.Row row) {
    return new IntervalRows.Row(
        row.name(), false, mean(row.figures()).map(mean -> range(row, mean)));
  }

  private IntervalRows.Range range(StatisticsChart.Row row, Mean mean) {
    Interval interval = mean.interval().orElse(new Interval(mean.value(), mean.value()));
    return new IntervalRows.Range(
        shown(Math.max(0, interval.low())),
        shown(mean.value()),
        shown(interval.high()),
        figures(mean),
        row.name()
            + "\n"
            + texts.get("lab.chart.loss.games", row.figures().reviewed(), row.figures().games())
            + "\n"
            + figures(mean));
  }
}
