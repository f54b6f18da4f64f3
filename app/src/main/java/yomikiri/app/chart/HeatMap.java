package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.CrossTable;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.think.PlayerSpec;

/**
 * A chart of the cross-table, coloured by the share of points; in games for more than two, by how
 * often one finished ahead of another.
 */
final class HeatMap implements Chart {
  private static final double COLUMN_HEAD = 54;
  private static final double NUMBER = 26;
  private static final double LEAST_CELL = 72;
  private static final double MOST_CELL = 132;
  private static final double LEAST_ROW = 42;
  private static final double MOST_ROW = 64;
  private static final double GAP = 8; // before the column of totals
  private static final double TOP = HEAD + 34;
  private static final double LONGEST_NAME = 180;
  private static final double SHORTEST_NAME = 90;
  private static final double NAME_SHARE = 0.26; // of a view that is narrow

  private final StudyNames names;
  private final Texts texts;
  private final ChartWords words;
  private final ChartKind kind;
  private final Findings findings;
  private final CrossTable table;
  private final List<Integer> rows;
  private final List<Integer> columns;
  private final boolean hasTotals;
  private final List<Head> heads;
  private final double longest;

  private HeatMap(StudyNames names, ChartKind kind, Findings findings, int champion) {
    this.names = names;
    this.texts = names.texts();
    this.words = new ChartWords(texts);
    this.kind = kind;
    this.findings = findings;
    this.table = findings.against();
    List<Integer> all = IntStream.range(0, table.players().size()).boxed().toList();
    this.rows = champion < 0 ? all : all.stream().filter(i -> i != champion || self(i)).toList();
    this.columns = champion < 0 ? all : List.of(champion);
    this.hasTotals = champion < 0 && all.size() > 2 && !findings.study().neighbours();
    this.heads = findings.study().players().stream().map(this::head).toList();
    this.longest = Math.min(LONGEST_NAME, heads.stream().mapToDouble(Head::width).max().orElse(0));
  }

  /**
   * In a game for more than two all have a column, even where one player is in every group: the
   * others met one another in those groups, too.
   */
  static HeatMap of(StudyNames names, Findings findings) {
    Study study = findings.study();
    boolean isForTwo = findings.duel().isPresent();
    int champion = isForTwo ? study.gauntlet().map(study.players()::indexOf).orElse(-1) : -1;
    return new HeatMap(
        names, isForTwo ? ChartKind.CROSS_TABLE : ChartKind.BEFORE, findings, champion);
  }

  /**
   * What a player is called.
   *
   * @param type its first line
   * @param settings its second, which may be empty
   * @param brief above its column: what tells it from others of its type, else its type
   * @param whole its name, and how it is written exactly
   */
  private record Head(String type, String settings, String brief, String whole) {
    double width() {
      return Math.max(
          ChartCanvas.measured(type, Writing.PLAIN), ChartCanvas.measured(settings, Writing.TINY));
    }
  }

  private Head head(PlayerSpec spec) {
    PlayerWords words = new PlayerWords(texts);
    List<PlayerSpec> likes =
        findings.study().players().stream().filter(p -> p.name().equals(spec.name())).toList();
    List<String> own =
        spec.settings().entrySet().stream()
            .filter(
                e ->
                    likes.stream()
                        .anyMatch(p -> !e.getValue().equals(p.settings().get(e.getKey()))))
            .map(Map.Entry::getKey)
            .toList();
    String type = words.player(spec.name());
    return new Head(
        type,
        words.settings(spec, spec.settings().keySet()),
        own.isEmpty() ? type : words.settings(spec, own),
        names.player(spec) + "\n" + spec);
  }

  private String name(int player) {
    return names.player(findings.study().players().get(player));
  }

  private boolean self(int player) {
    return table.rows().get(player).get(player).isPresent();
  }

  @Override
  public String title() {
    return findings
        .study()
        .gauntlet()
        .filter(champion -> kind == ChartKind.CROSS_TABLE)
        .map(champion -> texts.get("lab.chart.title.gauntlet", names.player(champion)))
        .orElseGet(() -> texts.get("lab.chart.title." + kind.id()));
  }

  @Override
  public String subtitle() {
    return texts.get(
            "lab.chart.about." + kind.id(), names.game(findings.study().game()), findings.games())
        + words.distinct(findings);
  }

  @Override
  public boolean isEmpty() {
    return findings.games() == 0;
  }

  @Override
  public String gist() {
    if (!findings.steps().isEmpty()) {
      return words.steps(findings);
    }
    int best = 0;
    for (int i : rows) {
      best = table.totals().get(i).estimate().rate() > rate(best) ? i : best;
    }
    return texts.get(
        "lab.chart.gist." + kind.id(),
        table.players().size(),
        name(best),
        Figures.percent(rate(best)));
  }

  private double rate(int player) {
    return table.totals().get(player).estimate().rate();
  }

  @Override
  public ChartData data() {
    List<String> headings = new ArrayList<>(List.of("player", "opponent"));
    headings.addAll(kind == ChartKind.BEFORE ? ChartWords.beforeColumns() : ChartWords.columns());
    headings.addAll(ChartWords.eloColumns());
    List<List<DataValue>> lines = new ArrayList<>();
    for (int i : rows) {
      for (int j : columns) {
        table.rows().get(i).get(j).ifPresent(cell -> lines.add(line(i, value(j), cell)));
      }
      if (hasTotals) {
        lines.add(line(i, new DataValue.Word("all"), table.totals().get(i)));
      }
    }
    return new ChartData(headings, lines);
  }

  private List<DataValue> line(int player, DataValue opponent, CrossTable.Cell cell) {
    List<DataValue> line = new ArrayList<>(List.of(value(player), opponent));
    line.addAll(ChartWords.values(cell.tally(), cell.estimate()));
    line.addAll(ChartWords.elo(cell.tally(), cell.estimate()));
    return line;
  }

  // ---- drawing

  private DataValue value(int player) {
    return names.value(findings.study().players().get(player));
  }

  /** Where the cells begin, for names this long. */
  private static double left(double room) {
    return EDGE + NUMBER + room + 12;
  }

  private int cells() {
    return columns.size() + (hasTotals ? 1 : 0);
  }

  @Override
  public double leastWidth() {
    return Math.max(380, left(longest) + cells() * LEAST_CELL + GAP + EDGE);
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
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double width = Math.max(viewport.width(), leastWidth());
    double height = Math.max(viewport.height(), leastHeight());
    double room = Math.min(longest, Math.max(SHORTEST_NAME, NAME_SHARE * viewport.width()));
    double left = left(room);
    Grid grid =
        new Grid(
            left,
            room,
            TOP + COLUMN_HEAD,
            Math.clamp((width - left - GAP - EDGE) / cells(), LEAST_CELL, MOST_CELL),
            Math.clamp((height - TOP - COLUMN_HEAD - EDGE) / rows.size(), LEAST_ROW, MOST_ROW));
    drawKey(canvas, viewport);
    canvas.within(
        grid.left(),
        grid.top(),
        viewport.width() - grid.left() - 1,
        viewport.height() - grid.top() - 1,
        () -> drawCells(canvas, viewport, grid));
    canvas.within(
        grid.left(),
        TOP,
        viewport.width() - grid.left() - 1,
        COLUMN_HEAD,
        () -> drawColumnHeads(canvas, viewport, grid));
    canvas.within(
        0,
        grid.top(),
        grid.left(),
        viewport.height() - grid.top() - 1,
        () -> drawRowHeads(canvas, viewport, grid));
  }

  /** Where the cells are before any scrolling; {@code names} is the room for names at the left. */
  private record Grid(double left, double names, double top, double cell, double row) {
    double x(int column, boolean isTotal, Chart.Viewport viewport) {
      return left + column * cell + (isTotal ? GAP : 0) - viewport.left();
    }

    double y(int line, Chart.Viewport viewport) {
      return top + line * row - viewport.top();
    }
  }

  /** What the colours mean. */
  private void drawKey(ChartCanvas canvas, Chart.Viewport viewport) {
    double y = HEAD + 4;
    double width = 160;
    double x = EDGE + canvas.width("0%", Writing.SMALL) + 6;
    canvas.left("0%", EDGE, y + 6, Writing.SMALL, Ink.SOFT);
    for (int i = 0; i < width; i++) {
      canvas.box(x + i, y, 1.5, 12, colour(canvas, i / (width - 1)));
    }
    canvas.frame(x + 0.5, y + 0.5, width, 11, Ink.QUIET);
    canvas.line(x + width / 2, y, x + width / 2, y + 12, Ink.QUIET, 1);
    canvas.left("100%", x + width + 8, y + 6, Writing.SMALL, Ink.SOFT);
    double after = x + width + 8 + canvas.width("100%", Writing.SMALL) + 16;
    String words = texts.get("lab.chart.key." + kind.id());
    canvas.left(
        canvas.fitted(words, viewport.width() - EDGE - after, Writing.SMALL),
        after,
        y + 6,
        Writing.SMALL,
        Ink.SOFT);
  }

  private static Color colour(ChartCanvas canvas, double rate) {
    return rate < 0.5
        ? canvas.between(Ink.PANEL, Ink.HEAT_LOW, 1 - 2 * rate)
        : canvas.between(Ink.PANEL, Ink.HEAT_HIGH, 2 * rate - 1);
  }

  private void drawColumnHeads(ChartCanvas canvas, Chart.Viewport viewport, Grid grid) {
    for (int c = 0; c < columns.size(); c++) {
      Head head = heads.get(columns.get(c));
      double middle = grid.x(c, false, viewport) + grid.cell() / 2;
      canvas.centred(
          Integer.toString(columns.get(c) + 1), middle, TOP + 9, Writing.STRONG, Ink.INK);
      double y = TOP + 27;
      for (String line : canvas.lines(head.brief(), grid.cell() - 6, Writing.TINY)) {
        canvas.centred(line, middle, y, Writing.TINY, Ink.SOFT);
        y += 14;
      }
      canvas.spot(middle - grid.cell() / 2, TOP, grid.cell(), COLUMN_HEAD, head.whole());
    }
    if (hasTotals) {
      double middle = grid.x(columns.size(), true, viewport) + grid.cell() / 2;
      canvas.centred(texts.get("lab.chart.word.all"), middle, TOP + 18, Writing.STRONG, Ink.INK);
    }
  }

  private void drawRowHeads(ChartCanvas canvas, Chart.Viewport viewport, Grid grid) {
    for (int r = 0; r < rows.size(); r++) {
      double y = grid.y(r, viewport) + grid.row() / 2;
      if (y > grid.top() - grid.row() && y < viewport.height() + grid.row()) {
        Head head = heads.get(rows.get(r));
        String number = Integer.toString(rows.get(r) + 1);
        canvas.right(number, EDGE + NUMBER - 8, y, Writing.STRONG, Ink.INK);
        double room = grid.names();
        double aside = head.settings().isEmpty() ? 0 : 9;
        Writing size =
            canvas.width(head.type(), Writing.PLAIN) <= room ? Writing.PLAIN : Writing.TINY;
        String type = canvas.fitted(head.type(), room, size);
        String settings = canvas.fitted(head.settings(), room, Writing.TINY);
        canvas.left(type, EDGE + NUMBER, y - aside, size, Ink.INK);
        canvas.left(settings, EDGE + NUMBER, y + aside, Writing.TINY, Ink.SOFT);
        canvas.spot(EDGE, y - grid.row() / 2, room + NUMBER, grid.row(), head.whole());
      }
    }
  }

  private void drawCells(ChartCanvas canvas, Chart.Viewport viewport, Grid grid) {
    for (int r = 0; r < rows.size(); r++) {
      double y = grid.y(r, viewport);
      int player = rows.get(r);
      if (y + grid.row() < grid.top() || y > viewport.height()) {
        continue;
      }
      for (int c = 0; c < columns.size(); c++) {
        int other = columns.get(c);
        String who = texts.get("lab.chart.against", name(player), name(other));
        drawCell(
            canvas, grid.x(c, false, viewport), y, grid, table.rows().get(player).get(other), who);
      }
      if (hasTotals) {
        String who = texts.get("lab.chart.against-all", name(player));
        double x = grid.x(columns.size(), true, viewport);
        drawCell(canvas, x, y, grid, Optional.of(table.totals().get(player)), who);
      }
    }
  }

  private void drawCell(
      ChartCanvas canvas,
      double x,
      double y,
      Grid grid,
      Optional<CrossTable.Cell> found,
      String who) {
    double width = grid.cell() - 2;
    double height = grid.row() - 2;
    double middle = x + width / 2;
    if (found.isEmpty()) {
      canvas.box(x, y, width, height, canvas.paint(Ink.HOVER));
      return;
    }
    CrossTable.Cell cell = found.get();
    if (cell.tally().games() == 0) {
      canvas.box(x, y, width, height, canvas.paint(Ink.GROUND));
      canvas.centred("\u2013", middle, y + height / 2, Writing.PLAIN, Ink.SOFT);
      return;
    }
    double rate = cell.estimate().rate();
    canvas.box(x, y, width, height, colour(canvas, rate));
    canvas.frame(x + 0.5, y + 0.5, width - 1, height - 1, Ink.LINE);
    canvas.centred(Figures.percent(rate), middle, y + height / 2 - 8, Writing.STRONG, Ink.INK);
    String interval = ChartWords.interval(cell.estimate().interval());
    canvas.centred(interval, middle, y + height / 2 + 10, Writing.TINY, Ink.INK);
    canvas.spot(x, y, width, height, spoken(who, cell));
  }

  private String spoken(String who, CrossTable.Cell cell) {
    return kind == ChartKind.BEFORE
        ? words.before(who, cell.tally(), cell.estimate())
        : words.results(who, cell.tally(), cell.estimate());
  }
}
