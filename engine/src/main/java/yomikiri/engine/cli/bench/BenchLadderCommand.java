package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.FairOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.JobsOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** {@code yomikiri bench ladder}: measures the rungs of a game's ladder against each other. */
@Command(
    name = "ladder",
    description = {
      "Let each rung of a game's ladder play the one below it, and print its share of the points"
          + " and its lead in Elo, both with intervals of 95 %%.",
      "Each layout is played in all orders of the seats, and the rung below takes all but one.",
      "In a game for one player both play the same layouts, and more points win."
    })
public final class BenchLadderCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description =
          "Games of each pair, a multiple of 2, with three seats of 6, with four of 24"
              + " (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--from",
      paramLabel = "RUNG",
      defaultValue = "1",
      description = "The rung to begin with (default ${DEFAULT-VALUE}).")
  private int from;

  @Option(names = "--fair", description = FairOption.DESCRIPTION)
  private boolean fair;

  @Mixin private final ChanceOption chance = new ChanceOption();

  @Mixin private final JobsOption jobs = new JobsOption();

  public BenchLadderCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    measure(game.kit());
    return 0;
  }

  private <P extends Position> void measure(GameKit<P> kit) {
    List<Level> ladder = kit.teaching().ladder();
    int orders = Schedule.orders(kit.game().players());
    if (ladder.isEmpty()) {
      throw new UserError("--game: " + kit.game().id() + " has no ladder");
    }
    if (games % orders != 0) {
      throw new UserError("--games: expected a multiple of " + orders + ", found " + games);
    }
    FairOption.check(fair, kit.game());
    console.line("rung points low high elo low high player");
    for (Level rung : ladder.subList(Math.min(from, ladder.size()) - 1, ladder.size())) {
      String measured = rung.rung() == 1 ? "- - - - - -" : text(against(kit, rung.rung() - 1));
      console.line(rung.rung() + " " + measured + " " + rung.spec());
    }
  }

  /** The results of a rung, counted from 0, against the one below. */
  private <P extends Position> EloEstimate against(GameKit<P> kit, int rung) {
    int seats = kit.game().players();
    Contestant<P> upper = Contestant.of(kit, kit.teaching().ladder().get(rung).spec());
    Contestant<P> lower = Contestant.of(kit, kit.teaching().ladder().get(rung - 1).spec());
    int orders = Schedule.orders(seats);
    BlockedResults results = new BlockedResults(orders);
    if (seats == 1) {
      List<Integer> points = points(kit, upper);
      List<Integer> others = points(kit, lower);
      for (int layout = 0; layout < games; layout++) {
        int lead = points.get(layout) - others.get(layout);
        results.add((1 + Integer.signum(lead)) / 2.0, true);
        results.endLayout();
      }
      return results.estimate();
    }
    List<Contestant<P>> all = new ArrayList<>(Collections.nCopies(seats, lower));
    all.set(0, upper);
    new MatchRunner<>(kit.game(), all, console.ticker())
        .play(
            schedule(kit),
            jobs.jobs(),
            played -> {
              results.add(played.rewards().get(played.fixture().seating().indexOf(0)), true);
              if ((played.index() + 1) % orders == 0) {
                results.endLayout();
              }
            });
    return results.estimate();
  }

  /** What a player alone gets on each layout. */
  private <P extends Position> List<Integer> points(GameKit<P> kit, Contestant<P> player) {
    List<Integer> points = new ArrayList<>();
    new MatchRunner<>(kit.game(), List.of(player), console.ticker())
        .play(schedule(kit), jobs.jobs(), played -> points.add(played.scores().getFirst()));
    return points;
  }

  private Schedule schedule(GameKit<?> kit) {
    return Schedule.of(chance.seed(), games, true)
        .withFair(fair)
        .withOpening(kit.game().usualOpening());
  }

  private static String text(EloEstimate found) {
    return String.format(
        Locale.ROOT,
        "%.3f %.3f %.3f %.0f %.0f %.0f",
        found.rate(),
        found.interval().low(),
        found.interval().high(),
        found.elo(),
        found.eloInterval().low(),
        found.eloInterval().high());
  }
}
