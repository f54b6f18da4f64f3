package yomikiri.engine.cli.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.FirstDealOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;

/** {@code yomikiri bench search}: how fast the searches are, one at a time on one thread. */
@Command(
    name = "search",
    description = {
      "Measure playouts, nodes and moves per second of the searches, each after a warm-up.",
      "Playouts and nodes are measured at start positions with a fresh player, times per move in"
          + " whole games."
    })
public final class BenchSearchCommand implements Runnable {
  private static final String MAZE = "maze-31x11x100";
  static final List<Work> USUAL =
      List.of(
          new Work("tictactoe", "mcts:playouts=1000", "playouts/s", 1000),
          new Work("mattix-6", "mcts:playouts=10000", "playouts/s", 40),
          new Work("maze-duel", "duct:playouts=10000", "playouts/s", 60),
          new Work("mattix-6", "alphabeta:depth=8", "nodes/s", 20),
          new Work(MAZE, "beam:width=20,depth=50", "ms per move", 10),
          new Work(MAZE, "chokudai:width=1,depth=50,rounds=20", "ms per move", 10));

  private final Console console;
  private final Catalog catalog;
  private final List<Work> works;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = "How many times as much work as usual (default ${DEFAULT-VALUE}).")
  private int repeat;

  @Mixin private final FirstDealOption deals = new FirstDealOption();

  public BenchSearchCommand(Console console, Catalog catalog) {
    this(console, catalog, USUAL);
  }

  BenchSearchCommand(Console console, Catalog catalog, List<Work> works) {
    this.console = console;
    this.catalog = catalog;
    this.works = works;
  }

  /**
   * Something to measure.
   *
   * @param count thoughts or games
   */
  record Work(String game, String player, String unit, int count) {
    /** Whether whole games are played, or only first moves thought about. */
    boolean isWholeGames() {
      return unit.equals("ms per move");
    }
  }

  /**
   * What thinking has cost so far.
   *
   * @param bytes allocated while thinking
   */
  private record Cost(long moves, long nodes, long nanos, long bytes) {
    static final Cost NONE = new Cost(0, 0, 0, 0);

    Cost plus(TimeKeeper keeper, long allocated) {
      return new Cost(
          moves + 1,
          nodes + keeper.meter().nodes(),
          nanos + keeper.elapsedNanos(),
          bytes + allocated);
    }

    double seconds() {
      return Math.max(1, nanos) / 1e9;
    }
  }

  @Override
  public void run() {
    tell("game", "player", "speed", "unit", "allocated");
    for (Work work : works) {
      Cost cost = cost(work, catalog.kit(work.game).orElseThrow());
      tell(
          work.game,
          work.player,
          work.isWholeGames()
              ? String.format(Locale.ROOT, "%.3f", 1000 * cost.seconds() / cost.moves)
              : String.format(Locale.ROOT, "%.0f", cost.nodes / cost.seconds()),
          work.unit,
          String.format(Locale.ROOT, "%.0f MB/s", cost.bytes / 1e6 / cost.seconds()));
    }
  }

  private void tell(String... columns) {
    console
        .out()
        .line(String.format(Locale.ROOT, "%-15s %-36s %9s %-10s %10s", (Object[]) columns));
  }

  private <P extends Position> Cost cost(Work work, GameKit<P> kit) {
    PlayerSpec spec;
    try {
      spec = kit.parseSpec(work.player);
    } catch (NotationException e) {
      throw new IllegalStateException(work.player, e);
    }
    int count = work.count * repeat;
    Cost cost = Cost.NONE;
    for (int i = -count / 2; i < count; i++) {
      Cost more =
          played(kit, spec, deals.seed() + i, work.isWholeGames(), i < 0 ? Cost.NONE : cost);
      cost = i < 0 ? Cost.NONE : more;
    }
    return cost;
  }

  /** Adds the cost of the first move of a deal, or of a whole game for one. */
  private <P extends Position> Cost played(
      GameKit<P> kit, PlayerSpec spec, long deal, boolean wholeGame, Cost before) {
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(deal));
    Player<P> player = kit.build(spec, deal);
    player.prepare();
    Cost cost = before;
    do {
      P position = session.position();
      int seat = SearchResult.seat(position);
      long allocated = allocatedBytes();
      TimeKeeper keeper = TimeKeeper.start(spec.budget(), console.ticker());
      int move = player.choose(position, seat, SearchContext.silent(keeper));
      cost = cost.plus(keeper, allocatedBytes() - allocated);
      session.play(seat, move);
    } while (wholeGame && !session.isOver());
    return cost;
  }

  /** Of this thread, so far; 0 where the machine does not say. */
  private static long allocatedBytes() {
    return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
        ? threads.getCurrentThreadAllocatedBytes()
        : 0;
  }
}
