package yomikiri.app.lab.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import yomikiri.app.lab.chart.Sketch.Writing;
import yomikiri.app.shell.Inks.Ink;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.CrossTable;
import yomikiri.engine.study.Findings;
import yomikiri.engine.think.PlayerSpec;

/** The cross-table, coloured by the share of points. */
final class HeatMap implements Picture {
  private static final double COLUMN_HEAD = 40;
  private static final double NUMBER = 26;
  private static final double LEAST_CELL = 84;
  private static final double MOST_CELL = 132;
  private static final double LEAST_ROW = 42;
  private static final double MOST_ROW = 64;
  private static final double GAP = 8; // before the column of totals
  private static final double TOP = HEAD + 34;
  private static final double LONGEST_NAME = 240;

  private final Texts texts;
  private final Statements statements;
  private final Findings findings;
  private final CrossTable table;
  private final List<Integer> rows;
  private final List<Integer> columns;
  private final boolean hasTotals;
  private final double names;

  HeatMap(Texts texts, Findings findings) {
    this.texts = texts;
    this.statements = new Statements(texts);
    this.findings = findings;
    this.table = findings.crossTable();
    int champion = findings.study().gauntlet().map(findings.study().players()::indexOf).orElse(-1);
    List<Integer> all = IntStream.range(0, table.players().size()).boxed().toList();
    this.rows = champion < 0 ? all : all.stream().filter(i -> i != champion || self(i)).toList();
    this.columns = champion < 0 ? all : List.of(champion);
    this.hasTotals = champion < 0 && all.size() > 2;
    this.names =
        Math.min(
            LONGEST_NAME,
            table.players().stream()
                .mapToDouble(name -> Sketch.measured(name, Writing.PLAIN))
                .max()
                .orElse(0));
  }

  private boolean self(int player) {
    return table.rows().get(player).get(player).isPresent();
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title.cross-table");
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about.cross-table", findings.study().game(), findings.games());
  }

  @Override
  public boolean isEmpty() {
    return findings.games() == 0;
  }

  @Override
  public String gist() {
    int best = 0;
    for (int i : rows) {
      best = table.totals().get(i).estimate().rate() > rate(best) ? i : best;
    }
    return texts.get(
        "lab.chart.gist.cross-table",
        table.players().size(),
        table.players().get(best),
        Figures.percent(rate(best)));
  }

  private double rate(int player) {
    return table.totals().get(player).estimate().rate();
  }

  @Override
  public Sheet sheet() {
    List<String> headings = new ArrayList<>(List.of("player", "opponent"));
    headings.addAll(Statements.columns());
    headings.addAll(Statements.eloColumns());
    List<List<Figure>> lines = new ArrayList<>();
    for (int i : rows) {
      for (int j : columns) {
        table
            .rows()
            .get(i)
            .get(j)
            .ifPresent(cell -> lines.add(line(i, new Figure.Name(table.players().get(j)), cell)));
      }
      if (hasTotals) {
        lines.add(line(i, new Figure.Word("all"), table.totals().get(i)));
      }
    }
    return new Sheet(headings, lines);
  }

  private List<Figure> line(int player, Figure opponent, CrossTable.Cell cell) {
    List<Figure> line =
        new ArrayList<>(List.of(new Figure.Name(table.players().get(player)), opponent));
    line.addAll(Statements.figures(cell.tally(), cell.estimate()));
    line.addAll(Statements.elo(cell.tally(), cell.estimate()));
    return line;
  }

  // ---- drawing

  private double left() {
    return EDGE + NUMBER + names + 12;
  }

  private int cells() {
    return columns.size() + (hasTotals ? 1 : 0);
  }

  @Override
  public double leastWidth() {
    return Math.max(380, left() + cells() * LEAST_CELL + GAP + EDGE);
  }

  @Override
  public double leastHeight() {
    return TOP + COLUMN_HEAD + rows.size() * LEAST_ROW + EDGE;
  }

  @Override
  public boolean keepsHeads() {
    return true;
  }

  @Override
  public void draw(Sketch sketch, View view) {
    double width = Math.max(view.width(), leastWidth());
    double height = Math.max(view.height(), leastHeight());
    Grid grid =
        new Grid(
            left(),
            TOP + COLUMN_HEAD,
            Math.clamp((width - left() - GAP - EDGE) / cells(), LEAST_CELL, MOST_CELL),
            Math.clamp((height - TOP - COLUMN_HEAD - EDGE) / rows.size(), LEAST_ROW, MOST_ROW));
    drawKey(sketch, view);
    sketch.within(
        grid.left(),
        grid.top(),
        view.width() - grid.left() - 1,
        view.height() - grid.top() - 1,
        () -> drawCells(sketch, view, grid));
    sketch.within(
        grid.left(),
        TOP,
        view.width() - grid.left() - 1,
        COLUMN_HEAD,
        () -> drawColumnHeads(sketch, view, grid));
    sketch.within(
        0,
        grid.top(),
        grid.left(),
        view.height() - grid.top() - 1,
        () -> drawRowHeads(sketch, view, grid));
  }

  /** Where the cells are before any scrolling. */
  private record Grid(double left, double top, double cell, double row) {
    double x(int column, boolean isTotal, View view) {
      return left + column * cell + (isTotal ? GAP : 0) - view.left();
    }

    double y(int line, View view) {
      return top + line * row - view.top();
    }
  }

  /** What the colours mean. */
  private void drawKey(Sketch sketch, View view) {
    double y = HEAD + 4;
    double width = 160;
    double x = EDGE + sketch.width("0%", Writing.SMALL) + 6;
    sketch.left("0%", EDGE, y + 6, Writing.SMALL, Ink.SOFT);
    for (int i = 0; i < width; i++) {
      sketch.box(x + i, y, 1.5, 12, colour(sketch, i / (width - 1)));
    }
    sketch.frame(x + 0.5, y + 0.5, width, 11, Ink.QUIET);
    sketch.line(x + width / 2, y, x + width / 2, y + 12, Ink.QUIET, 1);
    sketch.left("100%", x + width + 8, y + 6, Writing.SMALL, Ink.SOFT);
    double after = x + width + 8 + sketch.width("100%", Writing.SMALL) + 16;
    String words = texts.get("lab.chart.key.cross-table");
    sketch.left(
        sketch.fitted(words, view.width() - EDGE - after, Writing.SMALL),
        after,
        y + 6,
        Writing.SMALL,
        Ink.SOFT);
  }

  private static Color colour(Sketch sketch, double rate) {
    return rate < 0.5
        ? sketch.between(Ink.PANEL, Ink.HEAT_LOW, 1 - 2 * rate)
        : sketch.between(Ink.PANEL, Ink.HEAT_HIGH, 2 * rate - 1);
  }

  private void drawColumnHeads(Sketch sketch, View view, Grid grid) {
    for (int c = 0; c < columns.size(); c++) {
      String name = table.players().get(columns.get(c));
      double middle = grid.x(c, false, view) + grid.cell() / 2;
      String lower = sketch.fitted(brief(columns.get(c)), grid.cell() - 8, Writing.TINY);
      sketch.centred(
          Integer.toString(columns.get(c) + 1), middle, TOP + 9, Writing.STRONG, Ink.INK);
      sketch.centred(lower, middle, TOP + 27, Writing.TINY, Ink.SOFT);
      sketch.spot(middle - grid.cell() / 2, TOP, grid.cell(), COLUMN_HEAD, name);
    }
    if (hasTotals) {
      double middle = grid.x(columns.size(), true, view) + grid.cell() / 2;
      sketch.centred(texts.get("lab.chart.word.all"), middle, TOP + 18, Writing.STRONG, Ink.INK);
    }
  }

  /** What tells a player from others of its type, such as {@code depth=3}; else its type. */
  private String brief(int player) {
    PlayerSpec spec = findings.study().players().get(player);
    List<PlayerSpec> likes =
        findings.study().players().stream().filter(p -> p.name().equals(spec.name())).toList();
    List<String> own =
        spec.settings().entrySet().stream()
            .filter(
                e ->
                    likes.stream()
                        .anyMatch(p -> !e.getValue().equals(p.settings().get(e.getKey()))))
            .map(e -> e.getKey() + "=" + e.getValue())
            .toList();
    return own.isEmpty() ? spec.name() : String.join(",", own);
  }

  private void drawRowHeads(Sketch sketch, View view, Grid grid) {
    for (int r = 0; r < rows.size(); r++) {
      double y = grid.y(r, view) + grid.row() / 2;
      if (y > grid.top() - grid.row() && y < view.height() + grid.row()) {
        String name = table.players().get(rows.get(r));
        String number = Integer.toString(rows.get(r) + 1);
        sketch.right(number, EDGE + NUMBER - 8, y, Writing.STRONG, Ink.INK);
        String fitted = sketch.fitted(name, names, Writing.PLAIN);
        sketch.left(fitted, EDGE + NUMBER, y, Writing.PLAIN, Ink.INK);
        sketch.spot(EDGE, y - grid.row() / 2, names + NUMBER, grid.row(), name);
      }
    }
  }

  private void drawCells(Sketch sketch, View view, Grid grid) {
    for (int r = 0; r < rows.size(); r++) {
      double y = grid.y(r, view);
      int player = rows.get(r);
      if (y + grid.row() < grid.top() || y > view.height()) {
        continue;
      }
      for (int c = 0; c < columns.size(); c++) {
        int other = columns.get(c);
        String who =
            texts.get("lab.chart.against", table.players().get(player), table.players().get(other));
        drawCell(sketch, grid.x(c, false, view), y, grid, table.rows().get(player).get(other), who);
      }
      if (hasTotals) {
        String who = texts.get("lab.chart.against-all", table.players().get(player));
        double x = grid.x(columns.size(), true, view);
        drawCell(sketch, x, y, grid, Optional.of(table.totals().get(player)), who);
      }
    }
  }

  private void drawCell(
      Sketch sketch, double x, double y, Grid grid, Optional<CrossTable.Cell> found, String who) {
    double width = grid.cell() - 2;
    double height = grid.row() - 2;
    double middle = x + width / 2;
    if (found.isEmpty()) {
      sketch.box(x, y, width, height, sketch.paint(Ink.HOVER));
      return;
    }
    CrossTable.Cell cell = found.get();
    if (cell.tally().games() == 0) {
      sketch.box(x, y, width, height, sketch.paint(Ink.GROUND));
      sketch.centred("\u2013", middle, y + height / 2, Writing.PLAIN, Ink.SOFT);
      return;
    }
    double rate = cell.estimate().rate();
    sketch.box(x, y, width, height, colour(sketch, rate));
    sketch.frame(x + 0.5, y + 0.5, width - 1, height - 1, Ink.LINE);
    sketch.centred(Figures.percent(rate), middle, y + height / 2 - 8, Writing.STRONG, Ink.INK);
    String interval = statements.interval(cell.estimate().interval());
    sketch.centred(interval, middle, y + height / 2 + 10, Writing.TINY, Ink.INK);
    sketch.spot(x, y, width, height, statements.results(who, cell.tally(), cell.estimate()));
  }
}
