package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.FirstDealOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationBenchmark;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/** {@code yomikiri bench tron}: how deep a player looks in its time, how fast evaluations are. */
@Command(
    name = "tron",
    description = {
      "Measure how many plies a player of tron-2 looks ahead in its time, and how many positions a"
          + " second each evaluation judges, compared with a plain flood fill.",
      "With --starts: measure whether the start decides between equal players.",
      "The positions are of plies "
          + OpenPositions.FIRST_PLY
          + " to "
          + OpenPositions.LAST_PLY
          + ", with the cycles not yet separated, from games that begin with random plies."
    })
public final class BenchTronCommand implements Callable<Integer> {
  private static final int WARM_UP = 10; // thoughts
  private static final int ROUNDS = 15;

  private final Console console;
  private final EvaluationBenchmark<?> benchmark;

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
      description = "The time for a move (default ${DEFAULT-VALUE}).")
  private String time = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "50",
      converter = WholeNumber.Count.class,
      description = "How many games the positions are taken from (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--positions-per-game",
      paramLabel = "N",
      defaultValue = "4",
      converter = WholeNumber.Count.class,
      description = "How many from each game, if it has that many (default ${DEFAULT-VALUE}).")
  private int perGame;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "20",
      converter = WholeNumber.Count.class,
      description = {
        "How often each position is evaluated in each of " + ROUNDS + " rounds",
        "(default ${DEFAULT-VALUE})."
      })
  private int repeats;

  @Option(
      names = "--starts",
      paramLabel = "N",
      defaultValue = "0",
      converter = WholeNumber.OrNone.class,
      description = {
        "Instead, play N games of the player against itself from random starts and N from fair"
            + " ones,",
        "and count how often the larger Voronoi share at the start wins."
      })
  private int starts;

  @Mixin private final FirstDealOption deals = new FirstDealOption();

  public BenchTronCommand(Console console, EvaluationBenchmark<?> benchmark) {
    this.console = console;
    this.benchmark = benchmark;
  }

  @Override
  public Integer call() {
    measure(benchmark);
    return 0;
  }

  private <P extends Position> void measure(EvaluationBenchmark<P> benchmark) {
    if (starts > 0) {
      tellStarts(benchmark);
      return;
    }
    PlayerSpec spec = spec(benchmark);
    List<P> positions = OpenPositions.of(benchmark, deals.seed(), games, perGame);
    if (positions.isEmpty()) {
      throw new UserError("--games: expected games with an open position, found none");
    }
    tellDepths(benchmark, spec, positions);
    tellRates(benchmark, positions);
  }

  private <P extends Position> void tellStarts(EvaluationBenchmark<P> benchmark) {
    PlayerSpec spec = WhoPlays.spec(benchmark.kit(), "--player", player);
    StartAdvantage<P> games = new StartAdvantage<>(benchmark, spec, console.ticker());
    console.out().line("random starts: " + games.play(deals.seed(), starts, false).text());
    console.out().line("fair starts:   " + games.play(deals.seed(), starts, true).text());
  }

  private PlayerSpec spec(EvaluationBenchmark<?> benchmark) {
    String name = Parameter.TIME.name();
    if (Parameter.TIME.valueOf(time).isEmpty()) {
      throw new UserError(
          "--time: expected " + Parameter.TIME.expected() + ", found " + FoundToken.quoted(time));
    }
    PlayerSpec asked =
        WhoPlays.spec(benchmark.kit(), "--player", player, Map.of(name, time)).with(name, time);
    return WhoPlays.spec(benchmark.kit(), "--player", asked.toString());
  }

  private <P extends Position> void tellDepths(
      EvaluationBenchmark<P> benchmark, PlayerSpec spec, List<P> positions) {
    for (int i = 0; i < WARM_UP; i++) {
      int _ = depth(benchmark, spec, positions.get(i % positions.size()));
    }
    int[] depths =
        positions.stream()
            .mapToInt(position -> depth(benchmark, spec, position))
            .sorted()
            .toArray();
    if (depths[depths.length - 1] == 0) {
      throw new UserError("--player: expected a player that searches by depth, found " + spec);
    }
    console
        .out()
        .line(
            String.format(
                Locale.ROOT,
                "depth of %s: median %d, quartiles %d and %d, least %d, most %d; %s of %s",
                spec,
                depths[depths.length / 2],
                depths[depths.length / 4],
                depths[depths.length * 3 / 4],
                depths[0],
                depths[depths.length - 1],
                WholeNumber.counted(depths.length, "open position"),
                WholeNumber.counted(games, "game")));
  }

  /** Plies of the last completed depth of a new player. */
  private <P extends Position> int depth(
      EvaluationBenchmark<P> benchmark, PlayerSpec spec, P position) {
    Budget budget = spec.budget();
    return SearchResult.of(
            benchmark.kit().build(spec, deals.seed()),
            benchmark.kit().game(),
            position,
            SearchResult.seat(position),
            budget,
            false,
            console.ticker())
        .report()
        .map(report -> report.depth())
        .orElse(0);
  }

  private <P extends Position> void tellRates(EvaluationBenchmark<P> benchmark, List<P> positions) {
    List<EvaluationType<P>> types =
        Stream.concat(benchmark.evaluations().stream(), Stream.of(benchmark.plain())).toList();
    List<Evaluation<P>> evaluations = new ArrayList<>();
    types.forEach(type -> evaluations.add(type.builder().build(PlayerSpec.of(type.name()))));
    EvaluationRates<P> rates =
        new EvaluationRates<>(positions, evaluations, ROUNDS, repeats, console.ticker());
    int plain = types.size() - 1;
    for (int i = 0; i < types.size(); i++) {
      console
          .out()
          .line(
              String.format(
                  Locale.ROOT,
                  "%-10s %,12.0f evaluations/s %8.1f times plain",
                  types.get(i).name(),
                  rates.rate(i),
                  rates.ratio(i, plain)));
    }
    console.out().line("sum of all values " + rates.sum() + ", the same for the same seed");
  }

  /**
   * The rates of evaluations, measured on the same positions in turns, so that whatever else the
   * machine does affects all of them alike.
   */
  static final class EvaluationRates<P extends Position> {
    private static final int WARM_UP = 3; // rounds

    private final List<P> positions;
    private final Ticker ticker;
    private final double[][] nanos; // for one position, by evaluation and round
    private long sum; // of all values, so that none is left uncomputed

    EvaluationRates(
        List<P> positions,
        List<Evaluation<P>> evaluations,
        int rounds,
        int repeats,
        Ticker ticker) {
      this.positions = positions;
      this.ticker = ticker;
      this.nanos = new double[evaluations.size()][rounds];
      for (int round = -WARM_UP; round < rounds; round++) {
        for (int one = 0; one < evaluations.size(); one++) {
          double taken = measure(evaluations.get(one), repeats);
          if (round >= 0) {
            nanos[one][round] = taken;
          }
        }
      }
    }

    private double measure(Evaluation<P> evaluation, int repeats) {
      long begin = ticker.nanos();
      for (int i = 0; i < repeats; i++) {
        for (P position : positions) {
          sum += evaluation.evaluate(position, SearchResult.seat(position));
        }
      }
      long taken = Math.max(1, ticker.nanos() - begin);
      return (double) taken / repeats / positions.size();
    }

    /** Evaluations a second, in the middle one of all rounds. */
    double rate(int evaluation) {
      return 1e9 / median(nanos[evaluation].clone());
    }

    /** How many times as fast as another one, in the middle one of all rounds. */
    double ratio(int evaluation, int other) {
      double[] ratios = new double[nanos[evaluation].length];
      for (int round = 0; round < ratios.length; round++) {
        ratios[round] = nanos[other][round] / nanos[evaluation][round];
      }
      return median(ratios);
    }

    private static double median(double[] values) {
      Arrays.sort(values);
      return values[values.length / 2];
    }

    /** A number that depends on every value. */
    long sum() {
      return sum;
    }
  }
}
