package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import yomikiri.engine.cli.terminal.CommonOptions.FirstDealOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Perft;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Solver;

/** {@code yomikiri bench}: measures the players of a game; its subcommands take long. */
@Command(
    name = "bench",
    description = {
      "Measure how fast this machine searches and solves.",
      "Of each game all that is usual is measured; --depth, --play, --solve, --positions,"
          + " --evaluate and --starts measure only what they name. All runs on one thread,"
          + " unless --threads says otherwise."
    })
public final class BenchCommand implements Callable<Integer> {
  private final Console console;
  private final Catalog catalog;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "Games, as listed by \"yomikiri games\".")
  private List<String> games = List.of();

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Count the positions up to N plies from the start, one for each way there.")
  private @Nullable Integer depth;

  @Option(
      names = "--play-all",
      description = "Also play the moves of the last ply, which are otherwise only counted.")
  private boolean playsLastPly;

  @Option(
      names = "--play",
      paramLabel = "N",
      description = "Play N games in each round, each legal move as likely as any other.")
  private @Nullable Integer play;

  @Option(
      names = "--solve",
      paramLabel = "N",
      description =
          "Solve N deals, each played on at random until it is in the solver's reach, each by a"
              + " fresh player, after a warm-up.")
  private @Nullable Integer solve;

  @Option(
      names = "--positions",
      paramLabel = "FILE",
      description =
          "Solve the positions of this file (- for standard input) and compare with the scores in"
              + " it, if it is an OBF file; the exit status is 1 if any differs.")
  private @Nullable String positions;

  @Option(
      names = "--every-move",
      description = "Where positions are solved, find the value of every move, not only the best.")
  private boolean everyMove;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many threads solve a position together (default ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--evaluate",
      paramLabel = "N",
      description =
          "Measure how many plies a player looks ahead in its time, and how many positions a"
              + " second each evaluation judges, in open positions of N games that begin with"
              + " random plies.")
  private @Nullable Integer evaluate;

  @Option(
      names = "--starts",
      paramLabel = "N",
      description =
          "Play N games of the player against itself from random starts and N from fair ones, and"
              + " count how often the seat wins that the first evaluation puts ahead.")
  private @Nullable Integer starts;

  @Option(
      names = "--player",
      paramLabel = "WHO",
      defaultValue = "strongest",
      description =
          "Who looks ahead: a level such as strong, or a player such as alphabeta:eval=voronoi,"
              + " with its own limits except for the time (default ${DEFAULT-VALUE}).")
  private String player = "";

  @Option(
      names = "--time",
      paramLabel = "T",
      defaultValue = "100ms",
      description = "The time for a move of that player (default ${DEFAULT-VALUE}).")
  private String time = "";

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many times as often as usual searches, deals and evaluations are timed (default"
              + " ${DEFAULT-VALUE}).")
  private int repeat;

  @Mixin private final FirstDealOption deals = new FirstDealOption();

  public BenchCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    if (games.isEmpty()) {
      throw misnamed("a game", "");
    }
    UserError.check("--threads", Parameter.THREADS, Integer.toString(threads));
    UserError.check("--time", Parameter.TIME, time);
    return games.stream().map(this::kit).toList().stream().mapToInt(this::measure).max().orElse(0);
  }

  private GameKit<?> kit(String id) {
    return catalog
        .kit(id)
        .orElseThrow(
            () ->
                misnamed(
                    "one of " + GameOption.names(catalog), ", found " + FoundToken.quoted(id)));
  }

  private ParameterException misnamed(String expected, String found) {
    CommandSpec command = Objects.requireNonNull(spec);
    return new ParameterException(
        command.commandLine(),
        command.qualifiedName()
            + ": expected "
            + expected
            + ", or one of "
            + String.join(", ", command.subcommands().keySet())
            + found);
  }

  private <P extends Position> int measure(GameKit<P> kit) {
    List<BenchSuite<P>> asked = asked(kit);
    boolean isUsual = asked.isEmpty() && positions == null && starts == null;
    if (isUsual && kit.suites().isEmpty()) {
      throw new UserError(
          kit.game().id()
              + ": expected --depth, --play, --solve or --positions, since nothing is usually"
              + " measured of this game");
    }
    if (games.size() > 1) {
      console.line(kit.game().id());
    }
    (isUsual ? kit.suites() : asked).forEach(suite -> run(kit, suite));
    if (starts != null) {
      evaluating(kit, evaluations("--starts", kit)).starts(starts);
    }
    return positions == null ? 0 : solving("--positions", kit).file(positions);
  }

  /** What the options name. */
  private <P extends Position> List<BenchSuite<P>> asked(GameKit<P> kit) {
    List<BenchSuite<P>> asked = new ArrayList<>();
    Optional.ofNullable(depth).ifPresent(plies -> asked.add(new BenchSuite.Count<>(plies)));
    Optional.ofNullable(play).ifPresent(count -> asked.add(new BenchSuite.RandomPlay<>(count)));
    Optional.ofNullable(solve).ifPresent(count -> asked.add(new BenchSuite.Solve<>(count)));
    if (evaluate != null) {
      BenchSuite.Evaluate<P> usual = evaluations("--evaluate", kit);
      asked.add(
          new BenchSuite.Evaluate<>(evaluate, usual.isOpen(), usual.evaluations(), usual.plain()));
    }
    return asked;
  }

  private static <P extends Position> BenchSuite.Evaluate<P> evaluations(
      String option, GameKit<P> kit) {
    for (BenchSuite<P> suite : kit.suites()) {
      if (suite instanceof BenchSuite.Evaluate<P> evaluate) {
        return evaluate;
      }
    }
    throw new UserError(option + ": " + kit.game().id() + " has no evaluations");
  }

  private <P extends Position> void run(GameKit<P> kit, BenchSuite<P> suite) {
    switch (suite) {
      case BenchSuite.Count<P>(int plies) -> count(inTurns("--depth", kit).game(), plies);
      case BenchSuite.RandomPlay<P>(int count) ->
          RandomGames.report(console, inTurns("--play", kit).game(), count, deals.seed());
      case BenchSuite.Solve<P>(int count) ->
          solving("--solve", kit).deals(count, repeat, deals.seed());
      case BenchSuite.Search<P> search ->
          new SearchSpeed<>(kit, console.ticker()).report(console, search, repeat, deals.seed());
      case BenchSuite.Evaluate<P> evaluations -> evaluating(kit, evaluations).report(time, repeat);
    }
  }

  private <P extends Position> void count(Game<P> game, int depth) {
    Perft<P> perft = new Perft<>(game, playsLastPly);
    P start = game.newPosition(0);
    for (int plies = 1; plies <= depth; plies++) {
      long begin = console.ticker().nanos();
      long positions = perft.count(start, plies);
      long nanos = console.ticker().nanos() - begin;
      console.line(
          String.format(
              Locale.ROOT,
              "depth %-2d %,15d positions %10.1f ms %6.1f M positions/s",
              plies,
              positions,
              nanos / 1e6,
              positions * 1e3 / Math.max(1, nanos)));
    }
    console.line(
        playsLastPly
            ? "Every move was played."
            : "The moves of the last ply were counted, not played; see --play-all.");
  }

  private static <P extends Position> GameKit<P> inTurns(String option, GameKit<P> kit) {
    if (kit.game().kind().isInTurn()) {
      return kit;
    }
    throw new UserError(
        option + ": expected a game in which players move in turn, found " + kit.game().id());
  }

  private <P extends Position> EvaluationBench<P> evaluating(
      GameKit<P> kit, BenchSuite.Evaluate<P> evaluations) {
    return new EvaluationBench<>(console, kit, evaluations, player, deals.seed());
  }

  private <P extends Position> SolverBench<P> solving(String option, GameKit<P> kit) {
    Solver<P> solver =
        kit.solver()
            .orElseThrow(() -> new UserError(option + ": " + kit.game().id() + " has no solver"));
    PlayerSpec player = kit.withThreads(solver.spec(), threads);
    return new SolverBench<>(console, kit, solver, player, everyMove);
  }
}
