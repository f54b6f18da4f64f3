package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import yomikiri.app.chart.Sketch.Fill;
import yomikiri.app.chart.Sketch.Writing;
import yomikiri.app.draw.Inks.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Account;
import yomikiri.engine.study.report.Findings;

/** How the players did against perfect play: what a move lost, and how many lost nothing. */
final class PlayPicture implements Picture {
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
  private final List<List<Account.Play>> play; // by player and phase

  PlayPicture(StudyNames names, Findings findings) {
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
      Account.Play all = all(i);
      parts.add(
          texts.get(
              "lab.chart.gist.play",
              players.get(i),
              Figures.fixed(all.meanLoss(), 2),
              Figures.percent(all.bestShare())));
    }
    return texts.listed(parts);
  }

  private Account.Play all(int player) {
    long moves = play.get(player).stream().mapToLong(Account.Play::moves).sum();
    long best = play.get(player).stream().mapToLong(Account.Play::best).sum();
    long loss = play.get(player).stream().mapToLong(Account.Play::loss).sum();
    return new Account.Play(moves, best, loss);
  }

  @Override
  public Sheet sheet() {
    List<List<Figure>> rows = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      for (int phase = 0; phase < PHASES.size(); phase++) {
        rows.add(line(i, PHASES.get(phase), play.get(i).get(phase)));
      }
      rows.add(line(i, "all", all(i)));
    }
    return new Sheet(
        List.of("player", "phase", "moves", "loss", "mean_loss", "best", "best_share"), rows);
  }

  private List<Figure> line(int player, String phase, Account.Play seen) {
    boolean isUnknown = seen.moves() == 0;
    return List.of(
        new Figure.Name(players.get(player), findings.study().names().get(player)),
        new Figure.Word(phase),
        new Figure.Count(seen.moves()),
        new Figure.Count(seen.loss()),
        isUnknown ? new Figure.None() : new Figure.Points(seen.meanLoss(), 2),
        new Figure.Count(seen.best()),
        isUnknown ? new Figure.None() : new Figure.Share(seen.bestShare()));
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
  public void draw(Sketch sketch, View view) {
    List<Entry> entries = new ArrayList<>();
    for (int phase = 0; phase < PHASES.size(); phase++) {
      String words = texts.get("lab.chart.word." + PHASES.get(phase));
      entries.add(new Entry(words, Ink.ACCENT, FILLS.get(phase)));
    }
    Picture.drawLegend(sketch, view, HEAD + 10, entries);
    double longest =
        players.stream().mapToDouble(p -> sketch.width(p, Writing.PLAIN)).max().orElse(0);
    double names = Math.min(longest, view.width() * 0.26);
    double left = EDGE + names + 14;
    double height = view.height() - FOOT - TOP;
    double row = Math.max(LEAST_ROW, height / players.size());
    double width = (view.width() - left - 2 * VALUE - EDGE) / 2;
    int ticks = (int) Math.clamp(width / 55, 2, 5);
    double most =
        play.stream().flatMap(List::stream).mapToDouble(Account.Play::meanLoss).max().orElse(0);
    Scale losses = Scale.of(0, Math.max(most, 0.1), ticks).round();
    Scale shares = Scale.of(0, 100, ticks);
    Plot first = new Plot(left, TOP, width, height, losses, Scale.of(0, 1, 1));
    Plot second = new Plot(left + width + VALUE, TOP, width, height, shares, Scale.of(0, 1, 1));
    drawNames(sketch, view, first, row, names);
    drawBars(sketch, view, first, row, Account.Play::meanLoss, v -> Figures.fixed(v, 2));
    drawBars(sketch, view, second, row, p -> 100 * p.bestShare(), v -> Figures.percent(v / 100));
    int digits = losses.step() < 0.1 ? 2 : losses.step() < 1 ? 1 : 0;
    first.drawAcross(sketch, texts.get("lab.chart.axis.loss"), v -> Figures.fixed(v, digits));
    second.drawAcross(sketch, texts.get("lab.chart.axis.best"), v -> Figures.fixed(v, 0) + "%");
  }

  private void drawNames(Sketch sketch, View view, Plot plot, double row, double room) {
    sketch.within(
        0,
        plot.top(),
        plot.left() - 4,
        plot.height(),
        () -> {
          for (int i = 0; i < players.size(); i++) {
            double y = plot.top() + (i + 0.5) * row - view.top();
            sketch.leftLines(players.get(i), EDGE, y, room, Writing.PLAIN, Ink.INK);
            sketch.spot(EDGE, y - row / 2, room, row, players.get(i));
          }
        });
  }

  private void drawBars(
      Sketch sketch,
      View view,
      Plot plot,
      double row,
      ToDoubleFunction<Account.Play> value,
      DoubleFunction<String> words) {
    double bar = Math.clamp((row - BETWEEN) / 3, LEAST_BAR, MOST_BAR);
    plot.drawColumns(sketch);
    sketch.within(
        plot.left(),
        plot.top(),
        plot.width() + VALUE,
        plot.height(),
        () -> {
          for (int i = 0; i < players.size(); i++) {
            for (int phase = 0; phase < PHASES.size(); phase++) {
              double y = plot.top() + (i + 0.5) * row + (phase - 1.5) * bar - view.top();
              Account.Play seen = play.get(i).get(phase);
              drawBar(sketch, plot, y, bar, FILLS.get(phase), value.applyAsDouble(seen), words);
              sketch.spot(plot.left(), y, plot.width() + VALUE, bar, told(i, phase));
            }
          }
        });
  }

  private void drawBar(
      Sketch sketch,
      Plot plot,
      double y,
      double bar,
      Fill fill,
      double value,
      DoubleFunction<String> words) {
    double end = plot.x(value);
    sketch.box(plot.left(), y + 0.5, end - plot.left(), bar - 1.5, sketch.paint(Ink.ACCENT, fill));
    sketch.left(words.apply(value), end + 6, y + bar / 2, Writing.TINY, Ink.INK);
  }

  private String told(int player, int phase) {
    Account.Play seen = play.get(player).get(phase);
    return texts.get(
        "lab.chart.play",
        players.get(player),
        texts.get("lab.chart.word." + PHASES.get(phase)),
        seen.moves(),
        seen.best(),
        Figures.fixed(seen.meanLoss(), 2));
  }
}
