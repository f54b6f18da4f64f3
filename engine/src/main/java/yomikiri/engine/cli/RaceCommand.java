package yomikiri.engine.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.race.Lineup;
import yomikiri.engine.race.Race;
import yomikiri.engine.race.Race.Choice;
import yomikiri.engine.race.Race.Racer;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Truth;
import yomikiri.engine.study.report.HtmlPage;
import yomikiri.engine.study.report.ReportTable;
import yomikiri.engine.study.report.ReportTable.Column;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/** {@code yomikiri race}: has several players search one position, and tells which finds what. */
@Command(
    name = "race",
    description = {
      "Let several players search one position under the same budget, and print what each chose"
          + " and when it found one of the best moves.",
      "They run one after another, each alone and newly made. The best moves are known where the"
          + " position can be solved; found is the first report from which on the choice was one"
          + " of them up to the end."
    })
final class RaceCommand implements Callable<Integer> {
  private static final int BROKEN = 1;
  private static final String USUAL_TIME = "1s";

  private final Console console;
  private final Engines engines;

  @Mixin private final GameOption game;

  @Option(
      names = "--position",
      required = true,
      paramLabel = "TEXT",
      description = "The position to search.")
  private String position = "";

  @Option(
      names = "--players",
      paramLabel = "SPECS",
      description =
          "Who runs, separated by blanks, such as \"alphabeta mcts engine:name=ntest\" (default:"
              + " every search of the game with its usual settings, and every engine set up for"
              + " it).")
  private @Nullable String players;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The most that each may take, such as 500ms or 10s (default: 1s).")
  private @Nullable String time;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "The most positions or playouts for each; the same choices every time.")
  private @Nullable String nodes;

  @Option(
      names = "--truth",
      paramLabel = "T",
      defaultValue = "5s",
      description = "The most that solving the position may take (default ${DEFAULT-VALUE}).")
  private String solving = "";

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write every report of every player to this file.")
  private @Nullable String csv;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw what each would have played from when to when into this file.")
  private @Nullable String svg;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with that chart and all numbers to this file.")
  private @Nullable String html;

  @Mixin private final ChanceOption chance = new ChanceOption();

  RaceCommand(Console console, Catalog catalog, Engines engines) {
    this.console = console;
    this.engines = engines;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    return race(game.kit());
  }

  private <P extends Position> int race(GameKit<P> kit) {
    P start = start(kit);
    UserError.check("--truth", Parameter.TIME, solving);
    Budget forTruth = PlayerSpec.of("truth").with(Parameter.TIME.name(), solving).budget();
    Map<String, String> limits =
        WhoPlays.limits(time == null && nodes == null ? USUAL_TIME : time, nodes);
    Race<P> race =
        new Race<>(
            kit,
            start,
            SearchResult.seat(start),
            specs(kit, limits),
            PlayerSpec.of("race").with(limits).budget(),
            forTruth,
            chance.seed(),
            console.ticker());
    Progress progress = new Progress();
    Standing end = race.run(progress::show);
    Words<P> words = new Words<>(kit, end.truth());
    console.line("position " + kit.game().notation().positionText(start));
    console.line(words.best());
    console.print(words.table(end).text());
    boolean byNodes = time == null && nodes != null;
    write(csv, () -> words.reports(end).csv());
    write(svg, () -> RaceSvg.of(end, words::move, byNodes));
    write(html, () -> words.page(end, start, byNodes));
    List<Racer> broken = end.racers().stream().filter(one -> one.fault().isPresent()).toList();
    broken.forEach(one -> console.complain(one.spec() + ": " + one.fault().orElseThrow()));
    return broken.isEmpty() ? 0 : BROKEN;
  }

  private void write(@Nullable String name, Supplier<String> text) {
    if (name != null) {
      try (TextFile file = TextFile.begin(name, console)) {
        file.print(text.get());
        file.finish();
      }
    }
  }

  private <P extends Position> P start(GameKit<P> kit) {
    try {
      P read = kit.game().notation().parsePosition(position);
      if (read.isOver()) {
        throw new UserError("--position: the game is over there");
      }
      return read;
    } catch (NotationException e) {
      throw UserError.inOption("--position", e);
    }
  }

  private List<PlayerSpec> specs(GameKit<?> kit, Map<String, String> limits) {
    if (players == null) {
      offerEngines();
      return Lineup.withEngines(kit, limits);
    }
    List<PlayerSpec> specs = new ArrayList<>();
    for (String text : players.strip().split("\\s+", -1)) {
      specs.add(WhoPlays.spec(kit, "--players", text, limits));
    }
    return specs;
  }

  /** Has the kits offer the engines that are on the user's list now. */
  private void offerEngines() {
    String list = engines.list().file().toString();
    try {
      engines.refresh();
    } catch (NotationException e) {
      throw new UserError(e.sentence(list));
    } catch (IOException e) {
      throw UserError.unreadable(list, e);
    }
  }

  /** Tells who has come to the end. */
  private final class Progress {
    private int ended;

    void show(Standing now) {
      while (ended < now.racers().size() && isEnded(now.racers().get(ended))) {
        ended++;
        if (!now.isOver() && ended < now.racers().size()) {
          console.note(ended + " of " + now.racers().size() + " players have run");
        }
      }
    }

    private static boolean isEnded(Racer racer) {
      return racer.state() != Race.State.WAITING && racer.state() != Race.State.RUNNING;
    }
  }

  /** One report of a racer. */
  private record Line(Racer racer, int number, Choice choice) {}

  /** The race as text. */
  private record Words<P extends Position>(GameKit<P> kit, Optional<Truth> truth) {
    String best() {
      return truth
          .map(
              known ->
                  "best "
                      + known.bestMoves().stream()
                          .sorted()
                          .map(kit.game().notation()::moveText)
                          .collect(Collectors.joining(" "))
                      + " of "
                      + known.values().size()
                      + ", worth "
                      + number(known.best()))
          .orElse("best ? (the position was not solved)");
    }

    ReportTable<Racer> table(Standing end) {
      List<Column<Racer>> columns = new ArrayList<>();
      columns.add(new Column<>("player", Racer::spec));
      columns.add(new Column<>("move", of(Racer::last, choice -> move(choice.move()))));
      columns.add(new Column<>("value", of(Racer::last, this::value)));
      columns.add(new Column<>("regret", of(Racer::last, this::regret)));
      columns.add(new Column<>("depth", of(Racer::last, Choice::depth)));
      columns.add(new Column<>("nodes", of(Racer::last, Choice::nodes)));
      columns.add(new Column<>("ms", of(Racer::last, choice -> ms(choice.nanos()))));
      columns.add(new Column<>("found ms", of(this::found, choice -> ms(choice.nanos()))));
      columns.add(new Column<>("found nodes", of(this::found, Choice::nodes)));
      columns.add(new Column<>("found depth", of(this::found, Choice::depth)));
      return new ReportTable<>(1, columns, end.racers());
    }

    ReportTable<Line> reports(Standing end) {
      List<Column<Line>> columns = new ArrayList<>();
      columns.add(new Column<>("player", line -> line.racer().spec()));
      columns.add(new Column<>("report", Line::number));
      columns.add(new Column<>("ms", line -> ms(line.choice().nanos())));
      columns.add(new Column<>("nodes", line -> line.choice().nodes()));
      columns.add(new Column<>("depth", line -> line.choice().depth()));
      columns.add(new Column<>("move", line -> move(line.choice().move())));
      columns.add(verdict("value", SolveOutput::number));
      columns.add(verdict("kind", SolveOutput::kind));
      columns.add(verdict("proven", Verdict::proven));
      columns.add(new Column<>("regret", line -> regret(line.choice())));
      columns.add(new Column<>("line", line -> line(line.choice())));
      List<Line> lines = new ArrayList<>();
      for (Racer racer : end.racers()) {
        for (int i = 0; i < racer.choices().size(); i++) {
          lines.add(new Line(racer, i + 1, racer.choices().get(i)));
        }
      }
      return new ReportTable<>(1, columns, lines);
    }

    String page(Standing end, P start, boolean byNodes) {
      return HtmlPage.text(
          "Race: which search finds it, and when?",
          kit.game().id() + " " + kit.game().notation().positionText(start) + "; " + best(),
          HtmlPage.section("Chart", RaceSvg.of(end, this::move, byNodes))
              + HtmlPage.section("Players", table(end).html())
              + HtmlPage.section("Reports", reports(end).html()));
    }

    private static Column<Line> verdict(String head, Function<Verdict, Object> cell) {
      return new Column<>(head, line -> line.choice().verdict().map(cell).orElse(""));
    }

    private static Function<Racer, Object> of(
        Function<Racer, Optional<Choice>> which, Function<Choice, Object> cell) {
      return racer -> which.apply(racer).map(cell).orElse("-");
    }

    private Optional<Choice> found(Racer racer) {
      return truth.flatMap(racer::found);
    }

    private String value(Choice choice) {
      return choice
          .verdict()
          .map(verdict -> SolveOutput.text(verdict, verdict.proven()))
          .orElse("-");
    }

    private String regret(Choice choice) {
      return truth.map(known -> number(known.regret(choice.move()))).orElse("?");
    }

    private String line(Choice choice) {
      return choice.line().stream().map(this::move).collect(Collectors.joining(" "));
    }

    private String move(int move) {
      return kit.game().notation().moveText(move);
    }

    private static String ms(long nanos) {
      return String.format(Locale.ROOT, "%.3f", nanos / (double) Duration.ofMillis(1).toNanos());
    }

    private static String number(double value) {
      return value == Math.rint(value)
          ? String.format(Locale.ROOT, "%.0f", value)
          : String.format(Locale.ROOT, "%.3f", value);
    }
  }
}
