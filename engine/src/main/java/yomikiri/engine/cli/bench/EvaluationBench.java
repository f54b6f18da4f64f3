package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Measures how deep a player searches in its time, and how fast evaluations are. {@code player} is
 * who looks ahead, as typed; {@code seed} that of the first deal.
 */
record EvaluationBench<P extends Position>(
    Console console, GameKit<P> kit, BenchSuite.Evaluate<P> suite, String player, long seed) {
  private static final int WARM_UP = 10; // searches
  private static final int ROUNDS = 15;
  private static final int REPEATS = 20; // of each position in a round
  private static final int PER_GAME = 4; // positions

  /**
   * Reports depths and rates.
   *
   * @param time of a move, as typed
   * @param repeat how many times as often as usual each position is judged
   */
  void report(String time, int repeat) {
    PlayerSpec spec = spec(time);
    List<P> positions = OpenPositions.of(kit, suite.isOpen(), seed, suite.games(), PER_GAME);
    if (positions.isEmpty()) {
      throw new UserError("--evaluate: expected games with an open position, found none");
    }
    reportDepths(spec, positions);
    reportRates(positions, REPEATS * repeat);
  }

  /** Reports how often the better start wins in so many games. */
  void starts(int games) {
    PlayerSpec spec = WhoPlays.spec(kit, "--player", player);
    StartAdvantage<P> advantage =
        new StartAdvantage<>(kit, suite.evaluations().getFirst(), spec, console.ticker());
    console.line("random starts: " + advantage.play(seed, games, false).text());
    console.line("fair starts:   " + advantage.play(seed, games, true).text());
  }

  private PlayerSpec spec(String time) {
    String name = Parameter.TIME.name();
    PlayerSpec asked = WhoPlays.spec(kit, "--player", player, Map.of(name, time)).with(name, time);
    return WhoPlays.spec(kit, "--player", asked.toString());
  }

  private void reportDepths(PlayerSpec spec, List<P> positions) {
    for (int i = 0; i < WARM_UP; i++) {
      int _ = depth(spec, positions.get(i % positions.size()));
    }
    int[] depths =
        positions.stream().mapToInt(position -> depth(spec, position)).sorted().toArray();
    if (depths[depths.length - 1] == 0) {
      throw new UserError("--player: expected a player that searches by depth, found " + spec);
    }
    console.line(
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
            WholeNumber.counted(suite.games(), "game")));
  }

  /** Plies of the last completed depth of a new player. */
  private int depth(PlayerSpec spec, P position) {
    return SearchResult.of(
            kit.build(spec, seed),
            kit.game(),
            position,
            SearchResult.seat(position),
            spec.budget(),
            false,
            console.ticker())
        .report()
        .map(SearchReport::depth)
        .orElse(0);
  }

  private void reportRates(List<P> positions, int repeats) {
    List<EvaluationType<P>> types =
        Stream.concat(suite.evaluations().stream(), Stream.of(suite.plain())).toList();
    List<Evaluation<P>> evaluations = new ArrayList<>();
    types.forEach(type -> evaluations.add(type.builder().build(PlayerSpec.of(type.name()))));
    EvaluationRates<P> rates =
        new EvaluationRates<>(positions, evaluations, ROUNDS, repeats, console.ticker());
    int plain = types.size() - 1;
    for (int i = 0; i < types.size(); i++) {
      console.line(
          String.format(
              Locale.ROOT,
              "%-10s %,12.0f evaluations/s %8.1f times plain",
              types.get(i).name(),
              rates.rate(i),
              rates.ratio(i, plain)));
    }
    console.line("sum of all values " + rates.sum() + ", the same for the same seed");
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

  /** Positions from the middle of games begun at random and continued by weak players. */
  static final class OpenPositions {
    static final int FIRST_PLY = 10;
    static final int LAST_PLY = 60;

    private static final int OPENING = 8; // random plies

    private OpenPositions() {}

    /** Open positions, evenly spread over the middle of games chosen by {@code seed}. */
    static <P extends Position> List<P> of(
        GameKit<P> kit, Predicate<P> isOpen, long seed, int games, int perGame) {
      Schedule schedule = Schedule.of(seed, games, false).withOpening(OPENING);
      Iterator<Schedule.Fixture> fixtures = schedule.fixtures(kit.game().players());
      List<P> chosen = new ArrayList<>();
      while (fixtures.hasNext()) {
        List<P> open = middle(kit, fixtures.next()).stream().filter(isOpen).toList();
        int count = Math.min(perGame, open.size());
        for (int i = 0; i < count; i++) {
          chosen.add(open.get((2 * i + 1) * open.size() / (2 * count)));
        }
      }
      return chosen;
    }

    private static <P extends Position> List<P> middle(GameKit<P> kit, Schedule.Fixture fixture) {
      PlayerSpec weakest = kit.levels().getFirst().spec();
      List<Player<P>> players =
          fixture.playerSeeds().stream().map(seed -> kit.build(weakest, seed)).toList();
      GameSession<P> session = new GameSession<>(kit.game(), fixture.start(kit.game()));
      List<P> middle = new ArrayList<>();
      for (int ply = OPENING; ply <= LAST_PLY && !session.isOver(); ply++) {
        P position = session.position();
        if (ply >= FIRST_PLY) {
          middle.add(kit.game().copyOf(position));
        }
        int seat = SearchResult.seat(position);
        TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
        session.play(seat, players.get(seat).choose(position, seat, SearchContext.silent(keeper)));
      }
      return middle;
    }
  }
}
