package yomikiri.engine.cli.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.option.GameOption;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Thought;
import yomikiri.engine.think.TimeKeeper;

/**
 * {@code yomikiri bench budget}: how well players keep to their time, on positions of random games,
 * each by a new player; and whether they answer without any time, and when stopped before they
 * begin.
 */
@Command(
    name = "budget",
    description = {
      "Measure by how much players overrun their time, on positions of random games.",
      "Moves during which the garbage collector ran are told apart."
    })
public final class BenchBudgetCommand implements Runnable {
  private static final int WARM_UP = 50;

  private final Console console;

  @Option(
      names = "--game",
      paramLabel = "ID",
      defaultValue = "mattix-6",
      description = "The game (default ${DEFAULT-VALUE}).")
  private String game = "";

  @Option(
      names = "--player",
      paramLabel = "SPEC",
      defaultValue = "perfect",
      description =
          "Who thinks, such as mcts or beam:width=20; may be given several times"
              + " (default ${DEFAULT-VALUE}).")
  private List<String> players = List.of();

  @Option(
      names = "--time",
      paramLabel = "T",
      defaultValue = "50ms",
      description = "The time for a move (default ${DEFAULT-VALUE}).")
  private String time = "";

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "1000",
      converter = WholeNumber.Count.class,
      description = "How many positions (default ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.class,
      description = "Chooses the positions (default ${DEFAULT-VALUE}).")
  private long seed;

  public BenchBudgetCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    measure(GameOption.find(Catalog.kits(), game));
  }

  private <P extends Position> void measure(GameKit<P> kit) {
    List<PlayerSpec> specs = players.stream().map(player -> spec(kit, player)).toList();
    List<GameSession<P>> places = places(kit);
    for (PlayerSpec spec : specs) {
      measure(kit, spec, places);
    }
  }

  private PlayerSpec spec(GameKit<?> kit, String text) {
    if (Parameter.TIME.valueOf(time).isEmpty()) {
      throw new CommandFault(
          "--time: expected " + Parameter.TIME.expected() + ", found \"" + time + "\"");
    }
    try {
      PlayerSpec timed = PlayerSpec.parse(text).with(Parameter.TIME.name(), time);
      return kit.parseSpec(timed.toString());
    } catch (NotationException e) {
      throw CommandFault.inOption("--player", e);
    }
  }

  /** Games at random, each broken off at a random place before its end. */
  private <P extends Position> List<GameSession<P>> places(GameKit<P> kit) {
    int seats = kit.game().newPosition(0).players();
    Contestant<P> random = Contestant.of(kit, PlayerSpec.of("random"));
    List<Contestant<P>> all = IntStream.range(0, seats).mapToObj(seat -> random).toList();
    SplittableRandom dice = new SplittableRandom(seed);
    List<GameSession<P>> places = new ArrayList<>();
    new MatchRunner<>(kit.game(), all, console.ticker())
        .play(
            Schedule.of(seed, positions, false),
            1,
            played -> places.add(brokenOff(played, dice.nextInt(played.plies()))));
    return places;
  }

  private static <P extends Position> GameSession<P> brokenOff(MatchRecord<P> played, int plies) {
    GameSession<P> session = played.game().session();
    session.goTo(plies);
    return session;
  }

  private <P extends Position> void measure(
      GameKit<P> kit, PlayerSpec spec, List<GameSession<P>> places) {
    Budget budget = spec.budget();
    Budget none = Budget.ofTime(Duration.ZERO);
    for (GameSession<P> place : places.subList(0, Math.min(WARM_UP, places.size()))) {
      move(kit, spec, place, budget, false);
    }
    List<Timing> timed = all(kit, spec, places, budget, false);
    List<Timing> timeless = all(kit, spec, places, none, false);
    List<Timing> stopped = all(kit, spec, places, Budget.UNLIMITED, true);
    List<Timing> undisturbed = timed.stream().filter(move -> !move.collected).toList();
    console
        .out()
        .line(kit.game().id() + ", " + spec + ", " + WholeNumber.counted(positions, "position"));
    tell("ms", "p50", "p99", "max");
    tell("time a move", timed, 0);
    tell("over the time", timed, budget.nanos());
    if (undisturbed.size() < timed.size()) {
      tell("  " + undisturbed.size() + " without GC", undisturbed, budget.nanos());
    }
    tell("with no time", timeless, 0);
    tell("stopped at once", stopped, 0);
    long illegal =
        List.of(timed, timeless, stopped).stream()
            .flatMap(List::stream)
            .filter(move -> !move.legal)
            .count();
    console.out().line("illegal moves " + illegal);
  }

  private <P extends Position> List<Timing> all(
      GameKit<P> kit,
      PlayerSpec spec,
      List<GameSession<P>> places,
      Budget budget,
      boolean stopsAtOnce) {
    return places.stream().map(place -> move(kit, spec, place, budget, stopsAtOnce)).toList();
  }

  /**
   * One move.
   *
   * @param collected whether the garbage collector ran meanwhile
   */
  private record Timing(long nanos, boolean legal, boolean collected) {}

  private <P extends Position> Timing move(
      GameKit<P> kit, PlayerSpec spec, GameSession<P> place, Budget budget, boolean stopsAtOnce) {
    Player<P> player = kit.build(spec, seed);
    P ownCopy = place.position();
    int seat = Thought.seat(ownCopy);
    long collections = collections();
    TimeKeeper keeper = TimeKeeper.start(budget, console.ticker());
    if (stopsAtOnce) {
      keeper.stop();
    }
    int move = player.choose(ownCopy, seat, Thinking.silent(keeper));
    long nanos = keeper.elapsedNanos();
    boolean legal = Arrays.stream(place.legalMoves(seat)).anyMatch(allowed -> allowed == move);
    return new Timing(nanos, legal, collections() != collections);
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  private void tell(String what, List<Timing> moves, long allowedNanos) {
    double[] millis =
        moves.stream()
            .mapToDouble(move -> Math.max(0, move.nanos - allowedNanos) / 1e6)
            .sorted()
            .toArray();
    if (millis.length > 0) {
      tell(
          what,
          number(millis[millis.length / 2]),
          number(millis[millis.length * 99 / 100]),
          number(millis[millis.length - 1]));
    }
  }

  private static String number(double millis) {
    return String.format(Locale.ROOT, "%.3f", millis);
  }

  private void tell(String what, String p50, String p99, String max) {
    console.out().line(String.format(Locale.ROOT, "%-20s %9s %9s %9s", what, p50, p99, max));
  }
}
