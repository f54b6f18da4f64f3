package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.report.CrossTable.Cell;
import yomikiri.engine.study.report.DuelDetails;
import yomikiri.engine.study.report.Findings;

/** A chart of the first seat's share of points, whoever sat on it, a line a pairing. */
final class SeatChart implements IntervalChart {
  private final StudyNames names;
  private final Texts texts;
  private final ChartWords words;
  private final Findings findings;
  private final DuelDetails duel;
  private final List<Row> rows = new ArrayList<>();

  /** Games seen from the first seat; {@code pairing} is empty for all games. */
  private record Row(Optional<Pairing> pairing, Cell result) {}

  SeatChart(StudyNames names, Findings findings) {
    this.names = names;
    this.texts = names.texts();
    this.words = new ChartWords(texts);
    this.findings = findings;
    this.duel = findings.duel().orElseThrow();
    duel.pairings().forEach(p -> rows.add(new Row(Optional.of(p.pairing()), p.firstSeat())));
    if (rows.size() > 1) {
      rows.addFirst(new Row(Optional.empty(), duel.firstSeat()));
    }
  }

  private String name(Row row) {
    return row.pairing()
        .map(pairing -> names.both(findings.study(), pairing))
        .orElseGet(() -> texts.get("lab.chart.word.all"));
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.seats");
  }

  @Override
  public String subtitle() {
    return texts.get(
            "lab.chart.about.seats",
            names.game(findings.study().game()),
            findings.games(),
            Figures.signed(duel.differences().mean(), 2))
        + words.distinct(findings);
  }

  @Override
  public boolean isEmpty() {
    return findings.games() == 0;
  }

  @Override
  public String gist() {
    return texts.get(
        "lab.chart.gist.seats",
        findings.games(),
        words.rate(duel.firstSeat().estimate()),
        Figures.signed(duel.differences().mean(), 2));
  }

  @Override
  public ChartData data() {
    List<String> columns = new ArrayList<>(List.of("pairing"));
    columns.addAll(ChartWords.columns());
    columns.addAll(ChartWords.eloColumns());
    return new ChartData(columns, rows.stream().map(this::line).toList());
  }

  private List<DataValue> line(Row row) {
    List<DataValue> line = new ArrayList<>();
    line.add(
        row.pairing()
            .<DataValue>map(pairing -> new DataValue.Name(name(row), exact(pairing)))
            .orElseGet(() -> new DataValue.Word("all")));
    line.addAll(ChartWords.values(row.result().tally(), row.result().estimate()));
    line.addAll(ChartWords.elo(row.result().tally(), row.result().estimate()));
    return line;
  }

  private String exact(Pairing pairing) {
    List<String> specs = findings.study().names();
    return specs.get(pairing.first()) + " and " + specs.get(pairing.second());
  }

  // ---- drawing

  @Override
  public IntervalRows lines() {
    return new IntervalRows(
        rows.stream().map(this::drawn).toList(),
        this::scale,
        50,
        tick -> Figures.plain((int) Math.rint(tick)) + "%",
        texts.get("lab.chart.axis.seats"),
        texts.get("lab.chart.legend.seats"));
  }

  private IntervalRows.Row drawn(Row row) {
    Interval interval = row.result().estimate().interval();
    return new IntervalRows.Row(
        name(row),
        row.pairing().isEmpty(),
        row.result().tally().games() == 0
            ? Optional.empty()
            : Optional.of(
                new IntervalRows.Range(
                    100 * interval.low(),
                    100 * row.result().estimate().rate(),
                    100 * interval.high(),
                    words.rate(row.result().estimate()),
                    words.results(name(row), row.result().tally(), row.result().estimate()))));
  }

  private AxisScale scale(int ticks) {
    double low = 0.5;
    double high = 0.5;
    for (Row row : rows) {
      if (row.result().tally().games() > 0) {
        Interval interval = row.result().estimate().interval();
        low = Math.min(low, interval.low());
        high = Math.max(high, interval.high());
      }
    }
    return AxisScale.of(100 * low, 100 * high, ticks).round();
  }
}
