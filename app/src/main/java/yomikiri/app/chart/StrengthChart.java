package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.StrengthEstimate;

/**
 * What each rung of a ladder would have lost in one's own place, beside what one lost.
 *
 * @param game what it is called
 * @param names of the rungs
 * @param isOutcome whether only who wins counts there
 */
record StrengthChart(
    Texts texts, String game, List<String> names, boolean isOutcome, StrengthEstimate found)
    implements IntervalChart {
  StrengthChart {
    names = List.copyOf(names);
  }

  private double shown(double loss) {
    return found.isChance() ? 100 * loss : loss;
  }

  private String figure(double loss) {
    return found.isChance() ? Figures.percent(loss) : Figures.fixed(loss, 2);
  }

  private String figures(StrengthEstimate.Rung rung) {
    return texts.get(
        "joined.brackets",
        figure(rung.loss()),
        figure(Math.max(0, rung.reach().low())) + "\u2013" + figure(rung.reach().high()));
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.strength");
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about.strength", game, figure(found.loss()), found.moves());
  }

  @Override
  public String gist() {
    List<String> lines = new ArrayList<>();
    for (int rung = 0; rung < names.size(); rung++) {
      lines.add(texts.get("joined.colon", names.get(rung), figures(found.rungs().get(rung))));
    }
    return texts.listed(lines);
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public ChartData data() {
    List<List<DataValue>> rows = new ArrayList<>();
    for (int index = 0; index < names.size(); index++) {
      StrengthEstimate.Rung rung = found.rungs().get(index);
      int digits = found.isChance() ? 3 : 2;
      rows.add(
          List.of(
              new DataValue.Name(names.get(index), Integer.toString(index + 1)),
              new DataValue.Points(rung.loss(), digits),
              new DataValue.Points(Math.max(0, rung.reach().low()), digits),
              new DataValue.Points(rung.reach().high(), digits),
              new DataValue.Points(found.loss(), digits),
              new DataValue.Word(rung.possible() ? "possible" : "impossible")));
    }
    return new ChartData(
        List.of("rung", "rung_lost", "lost_low", "lost_high", "own_lost", "fits"), rows);
  }

  @Override
  public IntervalRows lines() {
    double most =
        found.rungs().stream()
            .mapToDouble(rung -> shown(rung.reach().high()))
            .reduce(shown(found.loss()), Math::max);
    List<IntervalRows.Row> rows = new ArrayList<>();
    for (int rung = 0; rung < names.size(); rung++) {
      rows.add(row(names.get(rung), found.rungs().get(rung)));
    }
    return new IntervalRows(
        rows,
        ticks -> AxisScale.of(0, Math.max(0.1, most), ticks).round(),
        shown(found.loss()),
        tick ->
            found.isChance()
                ? Figures.plain((int) Math.rint(tick)) + "%"
                : Figures.fixed(tick, most < 4 ? 1 : 0),
        texts.get(axis()),
        texts.get("lab.chart.legend.strength"));
  }

  private String axis() {
    return found.isChance()
        ? "lab.chart.axis.strength.chances"
        : isOutcome ? "lab.chart.axis.strength.outcome" : "lab.chart.axis.strength";
  }

  private IntervalRows.Row row(String name, StrengthEstimate.Rung rung) {
    return new IntervalRows.Row(
        name,
        false,
        Optional.of(
            new IntervalRows.Range(
                shown(Math.max(0, rung.reach().low())),
                shown(rung.loss()),
                shown(rung.reach().high()),
                figures(rung),
                name
                    + "\n"
                    + figures(rung)
                    + "\n"
                    + texts.get(
                        "lab.chart.word." + (rung.possible() ? "possible" : "impossible")))));
  }
}
