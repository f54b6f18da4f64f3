package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.JobsOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/**
 * {@code yomikiri bench ladder}: measures the rungs of a game's ladder against their neighbours.
 */
@Command(
    name = "ladder",
    description = {
      "Let each rung of a game's ladder play the one below it, on both sides of each layout, and"
          + " print its share of the points and its lead in Elo, both with intervals of 95 %."
    })
public final class BenchLadderCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      converter = WholeNumber.Count.class,
      description = "Games of each pair, an even number (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--from",
      paramLabel = "RUNG",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = "The rung to begin with (default ${DEFAULT-VALUE}).")
  private int from;

  @Mixin private final ChanceOption chance = new ChanceOption();

  @Mixin private final JobsOption jobs = new JobsOption();

  public BenchLadderCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    if (games % 2 != 0) {
      throw new UserError("--games: expected an even number, found " + games);
    }
    measure(game.kit());
    return 0;
  }

  private <P extends Position> void measure(GameKit<P> kit) {
    List<Level> ladder = kit.teaching().ladder();
    if (ladder.isEmpty() || kit.game().players() != 2) {
      throw new UserError("--game: " + kit.game().id() + " has no ladder for two");
    }
    console.out().line("rung points low high elo low high player");
    for (Level rung : ladder.subList(Math.min(from, ladder.size()) - 1, ladder.size())) {
      String measured = rung.rung() == 1 ? "- - - - - -" : text(against(kit, rung.rung() - 1));
      console.out().line(rung.rung() + " " + measured + " " + rung.spec());
    }
  }

  /** The results of a rung, counted from 0, against the one below. */
  private <P extends Position> EloEstimate against(GameKit<P> kit, int rung) {
    List<Contestant<P>> both = new ArrayList<>();
    for (Level level : kit.teaching().ladder().subList(rung - 1, rung + 1).reversed()) {
      both.add(Contestant.of(kit, level.spec()));
    }
    Schedule schedule =
        Schedule.of(chance.seed(), games, true).withOpening(kit.game().usualOpening());
    BlockedResults results = new BlockedResults(2);
    new MatchRunner<>(kit.game(), both, console.ticker())
        .play(
            schedule,
            jobs.jobs(),
            played -> {
              results.add(played.rewards().get(played.fixture().seating().indexOf(0)), true);
              if (played.index() % 2 == 1) {
                results.endLayout();
              }
            });
    return results.estimate();
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
