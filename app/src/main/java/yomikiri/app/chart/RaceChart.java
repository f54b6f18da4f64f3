package yomikiri.app.chart;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.chart.ChartCanvas.Fill;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.draw.ThemeColors.Ink;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.race.Lineup;
import yomikiri.engine.race.Race.Choice;
import yomikiri.engine.race.Race.Racer;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Race.State;
import yomikiri.engine.think.GameKit;

/**
 * A chart of a race: a lane for each player, on which stands what it would have played from when to
 * when, and whether that was one of the best moves.
 *
 * @param game what it is called
 * @param byNodes whether it goes by nodes, not by time
 */
record RaceChart(Texts texts, String game, GameKit<?> kit, Standing standing, boolean byNodes)
    implements Chart {
  private static final double NAMES = 178;
  private static final double FOOT = 54;
  private static final double LEAST_LANE = 18;
  private static final double MOST_LANE = 40;
  private static final double NANOS = Duration.ofMillis(1).toNanos();
  private static final double LEAST_TIME = 0.001; // of a millisecond

  @Override
  public String title() {
    return texts.get("race.question");
  }

  @Override
  public String subtitle() {
    return isEmpty() ? game : texts.get("joined.colon", game, truth());
  }

  /** What is known of the position for sure. */
  String truth() {
    return standing
        .truth()
        .map(
            known ->
                texts.get(
                    "race.truth",
                    texts.listed(known.bestMoves().stream().sorted().map(this::move).toList()),
                    known.isShare()
                        ? Figures.share(known.best())
                        : isAlone()
                            ? Figures.plain((int) known.best())
                            : Figures.signed((int) known.best())))
        .orElseGet(() -> texts.get("race.no-truth"));
  }

  private boolean isAlone() {
    return kit.game().kind() == GameKind.SOLO;
  }

  private String move(int move) {
    return kit.game().notation().moveText(move);
  }

  @Override
  public boolean isEmpty() {
    return standing.racers().isEmpty();
  }

  @Override
  public String emptyKey() {
    return "race.empty";
  }

  @Override
  public String gist() {
    return truth()
        + "\n"
        + standing.racers().stream().map(this::words).collect(Collectors.joining("\n"));
  }

  private String words(Racer racer) {
    String name = name(racer);
    Optional<Choice> last = racer.last();
    if (last.isEmpty() || racer.state() == State.FAILED) {
      return texts.get("joined.colon", name, word(racer));
    }
    String chosen = texts.get("race.chose", name, move(last.get().move()), value(last.get()));
    return found(racer).map(at -> texts.get("race.found", chosen, ms(at))).orElse(chosen);
  }

  private String word(Racer racer) {
    return texts.get(
        switch (racer.state()) {
          case WAITING -> "race.waiting";
          case RUNNING, DONE -> "race.running";
          case STOPPED -> "race.stopped";
          case FAILED -> "race.failed";
        });
  }

  private String name(Racer racer) {
    return new PlayerWords(texts).player(Lineup.unlimited(racer.spec()));
  }

  private String value(Choice choice) {
    return choice.verdict().map(one -> VerdictFormat.text(one, isAlone())).orElse("\u2013");
  }

  private Optional<Choice> found(Racer racer) {
    return standing.truth().flatMap(racer::found);
  }

  private static String ms(Choice choice) {
    return Figures.fixed(choice.nanos() / NANOS, choice.nanos() < NANOS ? 3 : 1);
  }

  // ---- numbers

  /** Every report of everybody. */
  @Override
  public ChartData data() {
    List<List<DataValue>> rows = new ArrayList<>();
    standing
        .racers()
        .forEach(racer -> racer.choices().forEach(one -> rows.add(row(racer, Optional.of(one)))));
    return new ChartData(
        List.of("player", "move", "value", "regret", "depth", "nodes", "time_ms"), rows);
  }

  private List<DataValue> row(Racer racer, Optional<Choice> choice) {
    return List.of(
        new DataValue.Name(name(racer), racer.spec().toString()),
        choice
            .<DataValue>map(one -> new DataValue.Name(move(one.move()), move(one.move())))
            .orElseGet(() -> new DataValue.Name(word(racer), "")),
        new DataValue.Name(choice.map(this::value).orElse(""), choice.map(this::value).orElse("")),
        standing
            .truth()
            .flatMap(known -> choice.map(one -> known.regret(one.move())))
            .<DataValue>map(lost -> new DataValue.Points(lost, lost == Math.rint(lost) ? 0 : 2))
            .orElseGet(DataValue.None::new),
        count(choice, Choice::depth),
        count(choice, one -> (int) Math.min(Integer.MAX_VALUE, one.nodes())),
        time(choice));
  }

  private static DataValue count(Optional<Choice> choice, Function<Choice, Integer> number) {
    return choice
        .<DataValue>map(one -> new DataValue.Count(number.apply(one)))
        .orElseGet(DataValue.None::new);
  }

  private static DataValue time(Optional<Choice> choice) {
    return choice
        .<DataValue>map(one -> new DataValue.Points(one.nanos() / NANOS, 1))
        .orElseGet(DataValue.None::new);
  }

  /** A line for each player: its last choice, and when it found a best move. */
  ChartData summary() {
    List<List<DataValue>> rows = new ArrayList<>();
    for (Racer racer : standing.racers()) {
      List<DataValue> row = new ArrayList<>(row(racer, racer.last()));
      row.add(time(found(racer)));
      row.add(count(found(racer), one -> (int) Math.min(Integer.MAX_VALUE, one.nodes())));
      String line =
          racer
              .last()
              .map(one -> one.line().stream().map(this::move).collect(Collectors.joining(" ")))
              .orElse("");
      row.add(new DataValue.Name(line, line));
      rows.add(row);
    }
    List<String> columns = new ArrayList<>(data().columns());
    columns.addAll(List.of("found_ms", "found_nodes", "line"));
    return new ChartData(columns, rows);
  }

  // ---- the picture

  @Override
  public double leastWidth() {
    return 330;
  }

  @Override
  public double leastHeight() {
    return HEAD + 40 + LEAST_LANE * standing.racers().size() + FOOT;
  }

  @Override
  public void draw(ChartCanvas canvas, Chart.Viewport viewport) {
    double top = Chart.drawLegend(canvas, viewport, HEAD + 10, legend());
    int lanes = standing.racers().size();
    double lane = Math.clamp((viewport.height() - top - FOOT) / lanes, LEAST_LANE, MOST_LANE);
    double left = Math.min(NAMES, viewport.width() * 0.36);
    PlotArea plot =
        new PlotArea(
            left,
            top,
            viewport.width() - left - EDGE - 8,
            lane * lanes,
            across((int) Math.max(2, (viewport.width() - left) / 90)),
            AxisScale.of(0, 1, 1));
    plot.drawColumns(canvas);
    plot.drawAcross(
        canvas,
        texts.get(byNodes ? "lab.chart.axis.nodes" : "lab.chart.axis.time"),
        tick -> figure(Math.pow(10, tick)));
    for (int i = 0; i < lanes; i++) {
      draw(canvas, plot, standing.racers().get(i), top + lane * i, lane);
    }
  }

  private List<Entry> legend() {
    return standing.truth().isPresent()
        ? List.of(
            new Entry(texts.get("race.best"), Ink.ACCENT, Fill.PALE),
            new Entry(texts.get("race.worse"), Ink.NEGATIVE, Fill.LEVEL),
            new Entry(texts.get("race.found-here"), Ink.INK, Fill.SOLID))
        : List.of(new Entry(texts.get("race.choice"), Ink.SOFT, Fill.PALE));
  }

  private static String figure(double value) {
    return value >= 1
        ? Figures.count(Math.round(value))
        : Figures.fixed(value, (int) -Math.floor(Math.log10(value) + 1e-9));
  }

  /** From the first report of all to the last, in powers of ten. */
  private AxisScale across(int most) {
    double low = all().min().orElse(0);
    double high = all().max().orElse(1);
    return AxisScale.ofWhole(Math.floor(low), Math.max(high, Math.floor(low) + 1), most);
  }

  private DoubleStream all() {
    return standing.racers().stream()
        .flatMap(racer -> racer.choices().stream())
        .mapToDouble(this::place);
  }

  /** Along the axis. */
  private double place(Choice choice) {
    return Math.log10(
        byNodes ? Math.max(1, choice.nodes()) : Math.max(LEAST_TIME, choice.nanos() / NANOS));
  }

  private void draw(ChartCanvas canvas, PlotArea plot, Racer racer, double y, double height) {
    double middle = y + height / 2;
    String name = canvas.fitted(name(racer), plot.left() - EDGE - 8, Writing.SMALL);
    canvas.left(name, EDGE, middle, Writing.SMALL, Ink.INK);
    canvas.line(plot.left(), middle, plot.right(), middle, Ink.LINE, 1);
    List<Choice> choices = racer.choices();
    if (choices.isEmpty() || racer.state() == State.FAILED) {
      canvas.left(word(racer), plot.left() + 8, middle, Writing.SMALL, Ink.SOFT);
      return;
    }
    int from = 0;
    for (int i = 1; i <= choices.size(); i++) {
      if (i == choices.size() || choices.get(i).move() != choices.get(from).move()) {
        Choice until = choices.get(Math.min(i, choices.size() - 1));
        stretch(canvas, plot, choices.get(from), until, y + 2, height - 4);
        from = i;
      }
    }
    if (racer.state() == State.DONE) { // what it has answered stays its answer
      double end = plot.x(place(choices.getLast()));
      Ink ink = ink(choices.getLast());
      canvas.box(end, middle - 3, plot.right() - end, 6, canvas.paint(ink, Fill.PALE));
    }
    found(racer)
        .ifPresent(at -> canvas.box(plot.x(place(at)) - 2, y, 4, height, canvas.paint(Ink.INK)));
    canvas.spot(0, y, plot.left(), height, words(racer));
  }

  private Ink ink(Choice choice) {
    return standing
        .truth()
        .map(known -> known.isBest(choice.move()) ? Ink.ACCENT : Ink.NEGATIVE)
        .orElse(Ink.SOFT);
  }

  /** A time for which a player would have played the same. */
  private void stretch(
      ChartCanvas canvas, PlotArea plot, Choice from, Choice until, double y, double height) {
    double x = plot.x(place(from));
    double width = Math.max(3, plot.x(place(until)) - x);
    Optional<Double> regret = standing.truth().map(known -> known.regret(from.move()));
    Ink ink = ink(from);
    canvas.box(x, y, width, height, canvas.paint(ink, Fill.PALE));
    canvas.frame(x + 0.5, y + 0.5, width - 1, height - 1, ink);
    if (ink == Ink.NEGATIVE) {
      canvas.box(x, y + height - 4, width, 4, canvas.paint(ink, Fill.SOLID));
    }
    String words = move(from.move());
    if (canvas.width(words, Writing.SMALL) + 8 < width) {
      canvas.left(words, x + 5, y + height / 2, Writing.SMALL, Ink.INK);
    }
    String said = texts.get("race.spot", move(from.move()), ms(from), ms(until), value(from));
    String lost =
        regret
            .filter(r -> r > 0)
            .map(r -> "\n" + texts.get("race.loses", Figures.fixed(r, r == Math.rint(r) ? 0 : 2)))
            .orElse("");
    canvas.spot(x, y, width, height, said + lost);
  }
}
