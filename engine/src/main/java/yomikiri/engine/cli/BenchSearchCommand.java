package yomikiri.engine.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.match.Standings;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri bench search}: how fast the searches are, one at a time on one thread. */
@Command(
    name = "search",
    description = {
      "Measure playouts, nodes and moves a second of the searches, each after a warm-up.",
      "Playouts and nodes are those of start positions, by a player that knows nothing yet; times a"
          + " move those of whole games."
    })
final class BenchSearchCommand implements Runnable {
  private static final String MAZE = "maze-31x11x100";
  private static final List<Work> WORKS =
      List.of(
          new Work("tictactoe", "mcts:playouts=1000", "playouts/s", 1000),
          new Work("mattix-6", "mcts:playouts=10000", "playouts/s", 40),
          new Work("maze-duel", "duct:playouts=10000", "playouts/s", 60),
          new Work("mattix-6", "alphabeta:depth=8", "nodes/s", 20),
          new Work(MAZE, "beam:width=20,depth=50", "ms a move", 10),
          new Work(MAZE, "chokudai:width=1,depth=50,rounds=20", "ms a move", 10));

  private final Console console;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = "How many times as much work as usual (default ${DEFAULT-VALUE}).")
  private int repeat;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.class,
      description = "The first deal, the others follow (default ${DEFAULT-VALUE}).")
  private long seed;

  BenchSearchCommand(Console console) {
    this.console = console;
  }

  /**
   * Something to measure.
   *
   * @param count thoughts or games
   */
  private record Work(String game, String player, String unit, int count) {}

  @Override
  public void run() {
    String form = "%-15s %-36s %12s %s";
    console.out().line(String.format(Locale.ROOT, form, "game", "player", "speed", "unit"));
    for (Work work : WORKS) {
      String speed = measured(work, Catalog.kit(work.game).orElseThrow());
      console
          .out()
          .line(String.format(Locale.ROOT, form, work.game, work.player, speed, work.unit));
    }
  }

  private <P extends Position> String measured(Work work, GameKit<P> kit) {
    PlayerSpec spec;
    try {
      spec = kit.parseSpec(work.player);
    } catch (NotationException e) {
      throw new IllegalStateException(work.player, e);
    }
    int count = work.count * repeat;
    return work.unit.equals("ms a move")
        ? String.format(Locale.ROOT, "%.3f", millisAMove(kit, spec, count))
        : String.format(Locale.ROOT, "%.0f", rate(kit, spec, count));
  }

  /** Nodes or playouts a second. */
  private <P extends Position> double rate(GameKit<P> kit, PlayerSpec spec, int count) {
    long nodes = 0;
    long nanos = 0;
    for (int i = -count / 2; i < count; i++) {
      P start = kit.game().newPosition(seed + i);
      Thought thought =
          Thought.of(
              kit.build(spec, seed + i),
              kit.game(),
              start,
              Answer.seat(start),
              spec.budget(),
              false,
              console.ticker());
      if (i >= 0) {
        nodes += thought.nodes();
        nanos += thought.nanos();
      }
    }
    return nodes / (Math.max(1, nanos) / 1e9);
  }

  private <P extends Position> double millisAMove(GameKit<P> kit, PlayerSpec spec, int games) {
    List<Contestant<P>> alone = List.of(Contestant.of(kit, spec));
    MatchRunner<P> runner = new MatchRunner<>(kit.game(), alone, console.ticker());
    int warmUp = Math.max(1, games / 2);
    runner.play(Schedule.of(seed, warmUp, false), 1, played -> {});
    Standings standings = new Standings(1);
    runner.play(Schedule.of(seed, warmUp + games, false).startingAt(warmUp), 1, standings::add);
    MoveTimes times = standings.times(0);
    return times.mean() / 1e6;
  }
}
