package yomikiri.engine.study.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;

/** Draws the charts of a study's page, each from the record that holds its numbers. */
final class SvgPictures {
  private static final int CELL = 74;
  private static final int CELL_HEIGHT = 44;

  private SvgPictures() {}

  /** Rates as a heat map; columns are numbered like the rows. */
  static String of(CrossTable table) {
    int names = 20 + 7 * table.players().stream().mapToInt(String::length).max().orElse(0);
    int size = table.players().size();
    StringBuilder svg = new StringBuilder();
    svg.append(
        text(
            "<svg role=\"img\" class=\"cross\" style=\"max-width:%dpx\" viewBox=\"0 0 %d %d\""
                + " aria-label=\"Cross-table\">\n",
            names + CELL * size, names + CELL * size, 24 + CELL_HEIGHT * size));
    for (int i = 0; i < size; i++) {
      svg.append(
          text(
              "<text class=\"mid quiet\" x=\"%d\" y=\"16\">%d</text>"
                  + "<text x=\"0\" y=\"%d\"><tspan class=\"quiet\">%d</tspan> %s</text>\n",
              names + CELL * i + CELL / 2,
              i + 1,
              24 + CELL_HEIGHT * i + CELL_HEIGHT / 2 + 4,
              i + 1,
              HtmlPage.escaped(table.players().get(i))));
      for (int j = 0; j < size; j++) {
        cell(svg, names + CELL * j, 24 + CELL_HEIGHT * i, table.rows().get(i).get(j));
      }
    }
    return svg + "</svg>\n";
  }

  private static void cell(StringBuilder svg, int x, int y, Optional<CrossTable.Cell> cell) {
    double rate = cell.map(c -> c.estimate().rate()).orElse(0.5);
    svg.append(
        text(
            "<rect class=\"%s\" style=\"fill-opacity:%.2f\" x=\"%d\" y=\"%d\" width=\"%d\""
                + " height=\"%d\" rx=\"6\"/>\n",
            rate >= 0.5 ? "above" : "below",
            cell.isEmpty() ? 0 : Math.abs(rate - 0.5) * 1.1,
            x + 2,
            y + 2,
            CELL - 4,
            CELL_HEIGHT - 4));
    cell.ifPresent(
        c ->
            svg.append(
                text(
                    "<text class=\"mid\" x=\"%d\" y=\"%d\">%s</text>\n",
                    x + CELL / 2, y + CELL_HEIGHT / 2 + 4, StudyTables.percent(rate))));
  }

  static String of(String title, String across, Histogram histogram) {
    List<Histogram.Bar> bars = histogram.bars();
    long most = bars.stream().mapToLong(Histogram.Bar::games).max().orElse(1);
    SvgPlot plot =
        new SvgPlot(title, bars.getFirst().from() - 0.5, bars.getLast().to() + 0.5, 0, most * 1.05);
    plot.axes(across, false);
    for (Histogram.Bar bar : bars) {
      double from = bar.from() - 0.5;
      double to = bar.to() + 0.5;
      long draws = bar.losses() + bar.draws();
      plot.bar("loss", from, to, 0, (double) bar.losses());
      plot.bar("draw", from, to, (double) bar.losses(), (double) draws);
      plot.bar("win", from, to, (double) draws, (double) bar.games());
    }
    return plot.svg();
  }

  static String of(DepthCurve curve) {
    List<DepthCurve.Point> points = curve.points();
    SvgPlot plot =
        new SvgPlot(
                "Score by search depth, " + curve.family(),
                points.getFirst().depth() - 0.5,
                points.getLast().depth() + 0.5,
                0,
                1)
            .axes("search depth", true)
            .level(0.5, "")
            .line(
                "line", numbers(points, p -> p.depth()), numbers(points, p -> p.estimate().rate()));
    for (DepthCurve.Point point : points) {
      plot.whisker(
          point.depth(),
          point.estimate().rate(),
          point.estimate().interval().low(),
          point.estimate().interval().high());
    }
    return plot.svg();
  }

  static String of(String title, Convergence convergence) {
    List<Convergence.Point> points = convergence.points();
    double[] games = numbers(points, Convergence.Point::games);
    return new SvgPlot("Score as games are played, " + title, 0, points.getLast().games(), 0, 1)
        .axes("games", true)
        .level(0.5, "")
        .band(
            games,
            numbers(points, p -> p.interval().low()),
            numbers(points, p -> p.interval().high()))
        .line("line", games, numbers(points, Convergence.Point::rate))
        .svg();
  }

  /** The test's log-likelihood ratio between its bounds. */
  static String ratio(String title, Convergence convergence, Sprt sprt) {
    List<Convergence.Point> points = convergence.points();
    double low = Math.min(sprt.lower(), least(points)) - 0.5;
    double high = Math.max(sprt.upper(), most(points)) + 0.5;
    return new SvgPlot("Log-likelihood ratio, " + title, 0, points.getLast().games(), low, high)
        .axes("games", false)
        .level(sprt.lower(), HtmlPage.signed(sprt.elo0(), 1) + " Elo")
        .level(sprt.upper(), HtmlPage.signed(sprt.elo1(), 1) + " Elo")
        .line(
            "line",
            numbers(points, Convergence.Point::games),
            numbers(points, Convergence.Point::ratio))
        .svg();
  }

  private static double least(List<Convergence.Point> points) {
    return points.stream().mapToDouble(Convergence.Point::ratio).min().orElse(0);
  }

  private static double most(List<Convergence.Point> points) {
    return points.stream().mapToDouble(Convergence.Point::ratio).max().orElse(0);
  }

  /** Wins, draws and losses of the first seat, one bar per pairing. */
  static String ofSeats(List<StudyTables.Row> rows) {
    int names = 20 + 7 * rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
    int width = names + 420;
    StringBuilder svg =
        new StringBuilder(
            text(
                "<svg role=\"img\" style=\"max-width:%dpx\" viewBox=\"0 0 %d %d\""
                    + " aria-label=\"The first seat's results\">\n",
                width, width, 28 * rows.size()));
    for (int i = 0; i < rows.size(); i++) {
      Tally tally = rows.get(i).cell().tally();
      svg.append(
          text(
              "<text x=\"0\" y=\"%d\">%s</text>\n",
              28 * i + 18, HtmlPage.escaped(rows.get(i).name())));
      double games = Math.max(1, tally.games());
      double x = names;
      for (Share share :
          List.of(
              new Share("win", tally.wins()),
              new Share("draw", tally.draws()),
              new Share("loss", tally.losses()))) {
        double wide = 420 * share.games / games;
        svg.append(
            text(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"20\"/>\n",
                share.kind, x, 28 * i + 4, wide));
        x += wide;
      }
    }
    return svg + "</svg>\n";
  }

  private record Share(String kind, int games) {}

  private static <T> double[] numbers(List<T> points, ToDoubleFunction<T> number) {
    return points.stream().mapToDouble(number).toArray();
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation is in a library of its own
  private static String text(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
