package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.chart.Sketch.Writing;
import yomikiri.app.ink.Inks.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.report.DuelFindings;
import yomikiri.engine.study.report.SeatAdvantage;

/**
 * What sitting first is worth: the first seat's share of points, whoever it was, a line a pairing.
 */
final class SeatPicture implements Picture {
  private static final double LEAST_ROW = 38;
  private static final double MOST_ROW = 48;
  private static final double VALUE = 146; // room for the figures at the right
  private static final double TOP = HEAD + 28;
  private static final double FOOT = 56;

  private final StudyNames names;
  private final Texts texts;
  private final Statements statements;
  private final DuelFindings findings;
  private final SeatAdvantage advantage;
  private final List<SeatAdvantage.Row> rows;

  SeatPicture(StudyNames names, DuelFindings findings) {
    this.names = names;
    this.texts = names.texts();
    this.statements = new Statements(texts);
    this.findings = findings;
    this.advantage = findings.seatAdvantage();
    this.rows = new ArrayList<>(advantage.pairings());
    if (rows.size() > 1) {
      rows.addFirst(advantage.all());
    }
  }

  private String name(SeatAdvantage.Row row) {
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
            Figures.signed(advantage.difference(), 2))
        + statements.distinct(findings);
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
        statements.rate(advantage.all().estimate()),
        Figures.signed(advantage.difference(), 2));
  }

  @Override
  public Sheet sheet() {
    List<String> columns = new ArrayList<>(List.of("pairing"));
    columns.addAll(Statements.columns());
    columns.addAll(Statements.eloColumns());
    return new Sheet(columns, rows.stream().map(this::line).toList());
  }

  private List<Figure> line(SeatAdvantage.Row row) {
    List<Figure> line = new ArrayList<>();
    line.add(
        row.pairing()
            .<Figure>map(pairing -> new Figure.Name(name(row), exact(pairing)))
            .orElseGet(() -> new Figure.Word("all")));
    line.addAll(Statements.figures(row.tally(), row.estimate()));
    line.addAll(Statements.elo(row.tally(), row.estimate()));
    return line;
  }

  private String exact(Pairing pairing) {
    List<String> specs = findings.study().names();
    return specs.get(pairing.first()) + " and " + specs.get(pairing.second());
  }

  // ---- drawing

  @Override
  public double leastWidth() {
    return 460;
  }

  @Override
  public double leastHeight() {
    return TOP + rows.size() * LEAST_ROW + FOOT + 8;
  }

  @Override
  public boolean keepsHeads() {
    return true;
  }

  @Override
  public void draw(Sketch sketch, View view) {
    double longest =
        rows.stream().mapToDouble(r -> sketch.width(name(r), Writing.PLAIN)).max().orElse(0);
    double room = Math.min(longest, view.width() * 0.36);
    double left = EDGE + room + 14;
    double bottom = view.height() - FOOT;
    double whole = Math.max(view.height(), leastHeight()) - TOP - FOOT - 8;
    double row = Math.clamp(whole / rows.size(), LEAST_ROW, MOST_ROW);
    double width = view.width() - left - VALUE - EDGE;
    double height = Math.min(bottom - TOP, rows.size() * row + 8);
    Plot plot = new Plot(left, TOP, width, height, scale(width), Scale.of(0, 1, 1));
    plot.drawColumns(sketch);
    sketch.line(plot.x(50), TOP, plot.x(50), plot.bottom(), Ink.QUIET, 1.5, 6, 4);
    sketch.within(
        0,
        TOP,
        view.width() - 1,
        height,
        () -> {
          for (int i = 0; i < rows.size(); i++) {
            drawRow(sketch, plot, i, TOP + 4 + (i + 0.5) * row - view.top(), row, room);
          }
        });
    plot.drawAcross(
        sketch,
        texts.get("lab.chart.axis.seats"),
        tick -> Figures.plain((int) Math.rint(tick)) + "%");
    drawLegend(sketch);
  }

  private Scale scale(double width) {
    double low = 0.5;
    double high = 0.5;
    for (SeatAdvantage.Row row : rows) {
      if (row.tally().games() > 0) {
        Interval interval = row.estimate().interval();
        low = Math.min(low, interval.low());
        high = Math.max(high, interval.high());
      }
    }
    return Scale.of(100 * low, 100 * high, (int) Math.clamp(width / 60, 2, 10)).round();
  }

  private void drawLegend(Sketch sketch) {
    double y = HEAD + 10;
    drawInterval(sketch, EDGE, EDGE + 28, y, Marker.SQUARE, EDGE + 14);
    sketch.left(texts.get("lab.chart.legend.seats"), EDGE + 38, y, Writing.SMALL, Ink.INK);
  }

  private void drawRow(Sketch sketch, Plot plot, int index, double y, double height, double room) {
    SeatAdvantage.Row row = rows.get(index);
    boolean isAll = row.pairing().isEmpty();
    Writing type = isAll ? Writing.STRONG : Writing.PLAIN;
    if (isAll) {
      sketch.line(EDGE, y + height / 2, plot.right() + VALUE, y + height / 2, Ink.LINE, 1);
    }
    sketch.leftLines(name(row), EDGE, y, room, type, Ink.INK);
    if (row.tally().games() == 0) {
      sketch.left("\u2013", plot.right() + 12, y, Writing.SMALL, Ink.SOFT);
      return;
    }
    Interval interval = row.estimate().interval();
    drawInterval(
        sketch,
        plot.x(100 * interval.low()),
        plot.x(100 * interval.high()),
        y,
        isAll ? Marker.CIRCLE : Marker.SQUARE,
        plot.x(100 * row.estimate().rate()));
    sketch.left(statements.rate(row.estimate()), plot.right() + 12, y, Writing.SMALL, Ink.INK);
    sketch.spot(
        0,
        y - height / 2,
        plot.right() + VALUE,
        height,
        statements.results(name(row), row.tally(), row.estimate()));
  }

  private static void drawInterval(
      Sketch sketch, double low, double high, double y, Marker marker, double middle) {
    sketch.line(low, y, high, y, marker.ink(), 2);
    sketch.line(low, y - 5, low, y + 5, marker.ink(), 2);
    sketch.line(high, y - 5, high, y + 5, marker.ink(), 2);
    marker.draw(sketch, middle, y, 5.5);
  }
}
