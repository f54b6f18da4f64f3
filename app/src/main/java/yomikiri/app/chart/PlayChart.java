package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import yomikiri.app.chart.ChartCanvas.Fill;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.report.Findings;

/** A chart of what the players' moves lost against perfect play, and how many lost nothing. */
final class PlayChart implements Chart {
  private static final List<String> PHASES = List.of("opening", "middle", "end");
  private static final List<Fill> FILLS = List.of(Fill.SOLID, Fill.SLANTED, Fill.LEVEL);
  private static final double LEAST_BAR = 15; // the figure beside it needs as much
  private static final double MOST_BAR = 40;
  private static final double BETWEEN = 14; // two players
  private static final double LEAST_ROW = 3 * LEAST_BAR + BETWEEN;
  private static final double TOP = HEAD + 28;
  private static final double FOOT = 56;
  private static final double VALUE = 48; // room for the figure behind a bar

  private final Texts texts;
  private final Findings findings;
  private final String game;
  private final List<String> players;
  private final List<List<PlayQuality.Play>> play; // by player and phase

  PlayChart(StudyNames names, Findings findings) {
    this.texts = names.texts();
    this.game = names.game(findings.study().game());
    this.findings = findings;
    this.players = names.players(findings.study());
    this.play =
        IntStream.range(0, players.size()).mapToObj(findings.duel().orElseThrow()::play).toList();
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.play");
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about.play", game, findings.games());
  }

  @Override
  public boolean isEmpty() {
    return play.stream().flatMap(List::stream).allMatch(p -> p.moves() == 0);
  }

  @Override
  public String gist() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      PlayQuality.Play all = all(i);
      parts.add(
          texts.get(
              "lab.chart.gist.play",
              players.get(i),
              Figures.fixed(all.meanLoss(), 2),
              Figures.percent(all.bestShare())));
    }
    return texts.listed(parts);
  }

  private PlayQuality.Play all(int player) {
    long moves = play.get(player).stream().mapToLong(PlayQuality.Play::moves).sum();
    long best = play.get(player).stream().mapToLong(PlayQuality.Play::best).sum();
    long loss = play.get(player).stream().mapToLong(PlayQuality.Play::loss).sum();
    return new PlayQuality.Play(moves, best, loss);
  }

  @Override
  public ChartData data() {
    List<List<DataValue>> rows = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      for (int phase = 0; phase < PHASES.size(); phase++) {
        rows.add(line(i, PHASES.get(phase), play.get(i).get(phase)));
      }
      rows.add(line(i, "all", all(i)));
    }
    return new ChartData(
        List.of("player", "phase", "moves", "loss", "mean_loss", "best", "best_share"), rows);
  }

  private List<DataValue> line(int player, String phase, PlayQuality.Play seen) {
    boolean isUnknown = seen.moves() == 0;
    return List.of(
        new DataValue.Name(players.get(player), findings.study().names().get(player)),
        new DataValue.Word(phase),
        new DataValue.Count(seen.moves()),
        new DataValue.Count(seen.loss()),
        isUnknown ? new DataValue.None() : new DataValue.Points(seen.meanLoss(), 2),
        new DataValue.Count(seen.best()),
        isUnknown ? new DataValue.None() : new DataValue.Share(seen.bestShare()));
  }

  // ---- drawing

  @Override
  public double leastWidth() {
    return 480;
  }

  @Override
  public double leastHeight() {
    return TOP + players.size() * LEAST_ROW + FOOT;
  }

  @Override
  public boolean keepsHeads() {
    return true;
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    List<Entry> entries = new ArrayList<>();
    for (int phase = 0; phase < PHASES.size(); phase++) {
      String words = texts.get("lab.chart.word." + PHASES.get(phase));
      entries.add(new Entry(words, Ink.ACCENT, FILLS.get(phase)));
    }
    Chart.drawLegend(canvas, viewport, HEAD + 10, entries);
    double longest =
        players.stream().mapToDouble(p -> canvas.width(p, Writing.PLAIN)).max().orElse(0);
    double names = Math.min(longest, viewport.width() * 0.26);
    double left = EDGE + names + 14;
    double height = viewport.height() - FOOT - TOP;
    double row = Math.max(LEAST_ROW, height / players.size());
    double width = (viewport.width() - left - 2 * VALUE - EDGE) / 2;
    int ticks = (int) Math.clamp(width / 55, 2, 5);
    double most =
        play.stream().flatMap(List::stream).mapToDouble(PlayQuality.Play::meanLoss).max().orElse(0);
    AxisScale losses = AxisScale.of(0, Math.max(most, 0.1), ticks).round();
    AxisScale shares = AxisScale.of(0, 100, ticks);
    PlotArea first = new PlotArea(left, TOP, width, height, losses, AxisScale.of(0, 1, 1));
    PlotArea second =
        new PlotArea(left + width + VALUE, TOP, width, height, shares, AxisScale.of(0, 1, 1));
    drawNames(canvas, viewport, first, row, names);
    drawBars(canvas, viewport, first, row, PlayQuality.Play::meanLoss, v -> Figures.fixed(v, 2));
    drawBars(
        canvas, viewport, second, row, p -> 100 * p.bestShare(), v -> Figures.percent(v / 100));
    int digits = losses.step() < 0.1 ? 2 : losses.step() < 1 ? 1 : 0;
    first.drawAcross(canvas, texts.get("lab.chart.axis.loss"), v -> Figures.fixed(v, digits));
    second.drawAcross(canvas, texts.get("lab.chart.axis.best"), v -> Figures.fixed(v, 0) + "%");
  }

  private void drawNames(
      ChartCanvas canvas, Chart.Viewport viewport, PlotArea plot, double row, double room) {
    canvas.within(
        0,
        plot.top(),
        plot.left() - 4,
        plot.height(),
        () -> {
          for (int i = 0; i < players.size(); i++) {
            double y = plot.top() + (i + 0.5) * row - viewport.top();
            canvas.leftLines(players.get(i), EDGE, y, room, Writing.PLAIN, Ink.INK);
            canvas.spot(EDGE, y - row / 2, room, row, players.get(i));
          }
        });
  }

  private void drawBars(
      ChartCanvas canvas,
      Chart.Viewport viewport,
      PlotArea plot,
      double row,
      ToDoubleFunction<PlayQuality.Play> value,
      DoubleFunction<String> words) {
    double bar = Math.clamp((row - BETWEEN) / 3, LEAST_BAR, MOST_BAR);
    plot.drawColumns(canvas);
    canvas.within(
        plot.left(),
        plot.top(),
        plot.width() + VALUE,
        plot.height(),
        () -> {
          for (int i = 0; i < players.size(); i++) {
            for (int phase = 0; phase < PHASES.size(); phase++) {
              double y = plot.top() + (i + 0.5) * row + (phase - 1.5) * bar - viewport.top();
              PlayQuality.Play seen = play.get(i).get(phase);
              drawBar(canvas, plot, y, bar, FILLS.get(phase), value.applyAsDouble(seen), words);
              canvas.spot(plot.left(), y, plot.width() + VALUE, bar, spoken(i, phase));
            }
          }
        });
  }

  private void drawBar(
      ChartCanvas canvas,
      PlotArea plot,
      double y,
      double bar,
      Fill fill,
      double value,
      DoubleFunction<String> words) {
    double end = plot.x(value);
    canvas.box(plot.left(), y + 0.5, end - plot.left(), bar - 1.5, canvas.paint(Ink.ACCENT, fill));
    canvas.left(words.apply(value), end + 6, y + bar / 2, Writing.TINY, Ink.INK);
  }

  private String spoken(int player, int phase) {
    PlayQuality.Play seen = play.get(player).get(phase);
    return texts.get(
        "lab.chart.play",
        players.get(player),
        texts.get("lab.chart.word." + PHASES.get(phase)),
        seen.moves(),
        seen.best(),
        Figures.fixed(seen.meanLoss(), 2));
  }
}
