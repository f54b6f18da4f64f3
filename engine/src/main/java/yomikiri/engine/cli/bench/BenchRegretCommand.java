package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.GrowingFile;
import yomikiri.engine.file.WholeLines;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.race.Lineup;
import yomikiri.engine.race.RegretStudy;
import yomikiri.engine.race.RegretStudy.Point;
import yomikiri.engine.race.RegretStudy.Setting;
import yomikiri.engine.race.RegretStudy.Trial;
import yomikiri.engine.race.Truth;
import yomikiri.engine.study.report.ReportTable;
import yomikiri.engine.study.report.ReportTable.Column;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Ticker;

/** {@code yomikiri bench regret}: what searches give away on solved positions. */
@Command(
    name = "regret",
    description = {
      "Have searches choose in solved positions of a game, each with several budgets of nodes, and"
          + " print what their choices give away on average, with intervals of 95 %%, and how long"
          + " they took in the middle.",
      "Each position is from a game of its own, played at random, though nobody loses at once who"
          + " can help it. It is one that the solver may reach, or else one of the last. Positions"
          + " that are not solved"
          + " within a million nodes or in which all moves are worth the same do not count.",
      "Work goes on where FILE ends; times are those of the processor."
    })
public final class BenchRegretCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many positions are to count (default ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--players",
      paramLabel = "SPECS",
      description =
          "Searches, separated by blanks (default: every search of the game with its usual"
              + " settings).")
  private @Nullable String players;

  @Option(
      names = "--nodes",
      paramLabel = "N,N…",
      defaultValue = "10,30,100,300,1000,3000",
      description = "Budgets, ascending (default ${DEFAULT-VALUE}).")
  private String nodes = "";

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "Where each position is noted with what came of it.")
  private String output = "";

  @Mixin private final ChanceOption chance = new ChanceOption();

  public BenchRegretCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    return measure(game.kit());
  }

  private <P extends Position> int measure(GameKit<P> kit) {
    if (!Truth.Finder.isPossible(kit)) {
      throw new UserError(
          "--game: the moves of " + kit.game().id() + " have no value that is theirs alone");
    }
    List<Long> budgets = budgets();
    Map<String, String> most = Map.of(Parameter.NODES.name(), budgets.getLast().toString());
    Setting setting = new Setting(specs(kit, most), budgets, chance.seed());
    RegretStudy<P> study = new RegretStudy<>(kit, setting, processorTime(console.ticker()));
    Path path = console.file(output);
    List<Trial> trials = new ArrayList<>();
    try (GrowingFile file =
        GrowingFile.claim(path, console.disk())
            .orElseThrow(() -> new UserError(output + " is used by another process"))) {
      goOn(file, path, setting.text(kit.game().id()), trials);
      work(study, file, trials);
    } catch (IOException e) {
      throw new UserError(FileFault.of(e).unwritable(output));
    }
    if (trials.stream().filter(Trial::counts).count() < 2) {
      throw new UserError("--game: no two positions of " + kit.game().id() + " were solved");
    }
    console.print(table(kit.game().id(), RegretStudy.points(setting, trials)).csv());
    return 0;
  }

  /** Reads what is there already; begins with the line that says what is measured. */
  private void goOn(GrowingFile file, Path path, String head, List<Trial> trials)
      throws IOException {
    long lines = file.goOnWithLines(0);
    if (lines == 0) {
      file.add(head + "\n");
      return;
    }
    try (WholeLines read = new WholeLines(path)) {
      if (!read.next().orElse("").equals(head)) {
        throw new UserError(output + " is of another measurement");
      }
      for (Optional<String> line = read.next(); line.isPresent(); line = read.next()) {
        trials.add(
            Trial.parse(line.get())
                .orElseThrow(
                    () -> new UserError(output + ", line " + (trials.size() + 2) + " is damaged")));
      }
    }
  }

  private <P extends Position> void work(RegretStudy<P> study, GrowingFile file, List<Trial> trials)
      throws IOException {
    Set<String> seen = new HashSet<>();
    trials.forEach(trial -> seen.add(trial.position()));
    long counted = trials.stream().filter(Trial::counts).count();
    ReportInterval interval = new ReportInterval(console.ticker());
    long most = 20L * positions;
    for (long number = trials.size(); counted < positions && number < most; number++) {
      long own = number;
      Trial trial =
          study
              .deal(number)
              .map(position -> study.measure(own, position, seen))
              .orElseGet(() -> new Trial(own, "(no choice)", List.of()));
      seen.add(trial.position());
      trials.add(trial);
      file.add(trial.text() + "\n");
      counted += trial.counts() ? 1 : 0;
      if (interval.isDue()) {
        console.note(counted + " of " + positions + " positions, " + (number + 1) + " dealt");
      }
    }
  }

  private List<PlayerSpec> specs(GameKit<?> kit, Map<String, String> most) {
    return players == null
        ? Lineup.of(kit, most)
        : List.of(players.strip().split("\\s+", -1)).stream()
            .map(text -> WhoPlays.spec(kit, "--players", text, most))
            .toList();
  }

  private List<Long> budgets() {
    List<Long> budgets = new ArrayList<>();
    for (String text : nodes.split(",", -1)) {
      UserError.check("--nodes", Parameter.NODES, text);
      budgets.add(Long.parseLong(text));
      if (budgets.size() > 1 && budgets.getLast() <= budgets.get(budgets.size() - 2)) {
        throw new UserError("--nodes: expected ascending numbers, found " + nodes);
      }
    }
    return budgets;
  }

  /** The time that this thread has been worked at, where the system tells; else the time passed. */
  private static Ticker processorTime(Ticker otherwise) {
    var threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported() ? threads::getCurrentThreadCpuTime : otherwise;
  }

  private static ReportTable<Point> table(String game, List<Point> points) {
    List<Column<Point>> columns = new ArrayList<>();
    columns.add(new Column<>("game", point -> game));
    columns.add(new Column<>("player", Point::player));
    columns.add(new Column<>("nodes", Point::nodes));
    columns.add(new Column<>("positions", Point::positions));
    columns.add(new Column<>("regret", point -> number(point.regret())));
    columns.add(new Column<>("regret_low", point -> number(point.regretInterval().low())));
    columns.add(new Column<>("regret_high", point -> number(point.regretInterval().high())));
    columns.add(new Column<>("best", point -> number(point.best())));
    columns.add(new Column<>("best_low", point -> number(point.bestInterval().low())));
    columns.add(new Column<>("best_high", point -> number(point.bestInterval().high())));
    columns.add(new Column<>("ms", point -> number(point.nanos() / 1e6)));
    return new ReportTable<>(2, columns, points);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }
}
