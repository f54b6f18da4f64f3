package yomikiri.engine.cli.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;

/**
 * {@code yomikiri bench budget}: measures how well players keep to their time in whole games, and
 * whether they answer with no time at all or when stopped before they begin. A player is the same
 * for a whole game and reuses its results.
 */
@Command(
    name = "budget",
    description = {
      "Measure by how much players overrun their time in games against themselves, each after two"
          + " random moves. Each seat keeps its player to the end of the game.",
      "At every position a player is asked three times, in changing order: with its time, with"
          + " none, and stopped at once. The game goes on with the move it took its time for.",
      "If the garbage collector ran during some moves, the others are reported separately too."
    })
public final class BenchBudgetCommand implements Runnable {
  private static final int WARM_UP = 50;
  private static final int OPENING = 2;

  private final Console console;
  private final Catalog catalog;

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
      description = "How many positions (default ${DEFAULT-VALUE}).")
  private int positions;

  @Mixin private final ChanceOption chance = new ChanceOption();

  public BenchBudgetCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public void run() {
    measure(GameOption.find(catalog, game));
  }

  private <P extends Position> void measure(GameKit<P> kit) {
    List<PlayerSpec> specs = players.stream().map(player -> spec(kit, player)).toList();
    for (PlayerSpec spec : specs) {
      List<Timing> _ = played(kit, spec, Math.min(WARM_UP, positions));
      print(kit, spec, played(kit, spec, positions));
    }
  }

  private PlayerSpec spec(GameKit<?> kit, String text) {
    UserError.check("--time", Parameter.TIME, time);
    try {
      PlayerSpec timed = PlayerSpec.parse(text).with(Parameter.TIME.name(), time);
      return kit.parseSpec(timed.toString());
    } catch (NotationException e) {
      throw UserError.inOption("--player", e);
    }
  }

  /** How a player is asked for a move. */
  private enum Asked {
    TIMED,
    TIMELESS,
    STOPPED
  }

  /** One move; {@code collected} if the garbage collector ran meanwhile. */
  private record Timing(Asked asked, int move, long nanos, boolean legal, boolean collected) {}

  /** Plays games until that many positions have been met. */
  private <P extends Position> List<Timing> played(GameKit<P> kit, PlayerSpec spec, int positions) {
    Game<P> game = kit.game();
    Schedule schedule = Schedule.of(chance.seed(), Integer.MAX_VALUE, false).withOpening(OPENING);
    Iterator<Schedule.Fixture> games = schedule.fixtures(game.players());
    List<Timing> timings = new ArrayList<>();
    int enough = positions * Asked.values().length;
    while (timings.size() < enough) {
      Schedule.Fixture fixture = games.next();
      GameSession<P> session = new GameSession<>(game, fixture.start(game));
      List<Player<P>> players =
          fixture.playerSeeds().stream().map(playerSeed -> kit.build(spec, playerSeed)).toList();
      while (timings.size() < enough && !session.isOver()) {
        for (int seat = 0; seat < session.players(); seat++) {
          if (timings.size() < enough && session.isAwaited(seat)) {
            session.play(seat, move(players.get(seat), session, seat, spec.budget(), timings));
          }
        }
      }
    }
    return timings;
  }

  /** Asks in every way, beginning with another one each time; a legal move to play on with. */
  private <P extends Position> int move(
      Player<P> player, GameSession<P> session, int seat, Budget time, List<Timing> timings) {
    int move = session.legalMoves(seat)[0];
    int first = timings.size() / Asked.values().length;
    for (int i = 0; i < Asked.values().length; i++) {
      Asked asked = Asked.values()[(first + i) % Asked.values().length];
      Timing timing = ask(player, session, seat, time, asked);
      timings.add(timing);
      if (asked == Asked.TIMED && timing.legal) {
        move = timing.move;
      }
    }
    return move;
  }

  private <P extends Position> Timing ask(
      Player<P> player, GameSession<P> session, int seat, Budget time, Asked asked) {
    P ownCopy = session.position();
    player.prepare();
    long collections = collections();
    TimeKeeper keeper =
        TimeKeeper.start(
            switch (asked) {
              case TIMED -> time;
              case TIMELESS -> Budget.ofTime(Duration.ZERO);
              case STOPPED -> Budget.UNLIMITED;
            },
            console.ticker());
    if (asked == Asked.STOPPED) {
      keeper.stop();
    }
    int move = player.choose(ownCopy, seat, SearchContext.silent(keeper));
    long nanos = keeper.elapsedNanos();
    boolean legal = Arrays.stream(session.legalMoves(seat)).anyMatch(allowed -> allowed == move);
    return new Timing(asked, move, nanos, legal, collections() != collections);
  }

  private void print(GameKit<?> kit, PlayerSpec spec, List<Timing> timings) {
    long allowed = spec.budget().nanos();
    List<Timing> timed = of(Asked.TIMED, timings);
    List<Timing> undisturbed = timed.stream().filter(move -> !move.collected).toList();
    console.line(kit.game().id() + ", " + spec + ", " + WholeNumber.counted(positions, "position"));
    print("ms", "p50", "p99", "max");
    print("time per move", timed, 0);
    print("over the time", timed, allowed);
    if (undisturbed.size() < timed.size()) {
      print("  " + undisturbed.size() + " without GC", undisturbed, allowed);
    }
    print("with no time", of(Asked.TIMELESS, timings), 0);
    print("stopped at once", of(Asked.STOPPED, timings), 0);
    console.line("illegal moves " + timings.stream().filter(move -> !move.legal).count());
  }

  private static List<Timing> of(Asked asked, List<Timing> timings) {
    return timings.stream().filter(timing -> timing.asked == asked).toList();
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  private void print(String what, List<Timing> moves, long allowedNanos) {
    double[] millis =
        moves.stream()
            .mapToDouble(move -> Math.max(0, move.nanos - allowedNanos) / 1e6)
            .sorted()
            .toArray();
    if (millis.length > 0) {
      print(
          what,
          number(millis[millis.length / 2]),
          number(millis[millis.length * 99 / 100]),
          number(millis[millis.length - 1]));
    }
  }

  private static String number(double millis) {
    return String.format(Locale.ROOT, "%.3f", millis);
  }

  private void print(String what, String p50, String p99, String max) {
    console.line(String.format(Locale.ROOT, "%-20s %9s %9s %9s", what, p50, p99, max));
  }
}
