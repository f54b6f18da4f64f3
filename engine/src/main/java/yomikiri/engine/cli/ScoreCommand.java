package yomikiri.engine.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.match.Scores;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.study.report.Json;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri score}: measures the scores of a player in a game for one. */
@Command(
    name = "score",
    description = {
      "Play a one-player game many times with one player and report its scores.",
      "The same seed gives the same games, except for players with a time limit.",
      "Ctrl-C lets the games being played finish, but drops those in which a player without a limit"
          + " of time thinks on for more than a second or two; then it prints the scores so far."
    })
final class ScoreCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--player",
      required = true,
      paramLabel = "WHO",
      description =
          "Who plays: a level such as strong, or a player such as beam:width=20,depth=50.")
  private String player = "";

  @Mixin private final MatchOptions match = new MatchOptions();

  ScoreCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    return play(game.kit());
  }

  private <P extends Position> int play(GameKit<P> kit) {
    int players = kit.game().players();
    if (players != 1) {
      throw new UserError(
          "--game: %s is a game for %s players; see yomikiri %s"
              .formatted(kit.game().id(), players, players == 2 ? "duel" : "study"));
    }
    Contestant<P> who = Contestant.of(kit, WhoPlays.spec(kit, "--player", player));
    long seed = match.seed(console);
    MatchRunner<P> runner = new MatchRunner<>(kit.game(), List.of(who), console.ticker());
    runner.processes(match.processes());
    Scores played = new Scores();
    console.during(
        () -> {
          play(runner, Schedule.of(seed, match.games(), false), played);
          String id = kit.game().id();
          console.print(
              match.json()
                  ? json(id, who.name(), seed, played)
                  : text(id, who.name(), seed, played));
        },
        runner::stop);
    return played.games() < match.games() ? Interrupts.STATUS : 0;
  }

  private void play(MatchRunner<?> runner, Schedule schedule, Scores played) {
    MatchProgressPrinter progress = new MatchProgressPrinter(console, match.games());
    runner.play(
        schedule,
        match.jobs(),
        game -> {
          played.add(game);
          progress.step();
        });
  }

  private String text(String id, String name, long seed, Scores played) {
    Sample scores = played.points();
    String forfeits =
        played
            .forfeits()
            .first()
            .map(
                fault ->
                    String.format(
                        Locale.ROOT,
                        "\nforfeits %d, not counted; the first in game %d: %s",
                        played.forfeits().of(0),
                        fault.index() + 1,
                        Console.masked(fault.reason())))
            .orElse("");
    return String.format(
        Locale.ROOT,
        "%s, %s, seed %d, %s%s\n%s, %.3f ms per move, max %.3f ms%s\n",
        id,
        name,
        seed,
        WholeNumber.counted(played.games(), "game"),
        played.games() < match.games() ? " of " + match.games() + " (interrupted)" : "",
        summary(scores),
        played.times().mean() / 1e6,
        played.times().longest() / 1e6,
        forfeits);
  }

  private static String summary(Sample scores) {
    if (scores.count() == 0) {
      return "no score";
    }
    OptionalDouble error = scores.standardError();
    return String.format(
        Locale.ROOT,
        "mean %.2f, standard error %s, min %.0f, max %.0f",
        scores.mean(),
        error.isPresent() ? String.format(Locale.ROOT, "%.2f", error.getAsDouble()) : "unknown",
        scores.least(),
        scores.most());
  }

  /**
   * The object that {@code --json} writes; without a score four of its numbers are left out, with
   * only one the standard error.
   */
  private String json(String id, String name, long seed, Scores played) {
    Sample scores = played.points();
    boolean none = scores.count() == 0;
    return Json.plain(
            Json.object(
                "game",
                id,
                "player",
                name,
                "seed",
                seed,
                "games",
                played.games(),
                "interrupted",
                played.games() < match.games(),
                "mean",
                none ? null : scores.mean(),
                "standardError",
                scores.count() < 2 ? null : scores.standardError().getAsDouble(),
                "min",
                none ? null : (long) scores.least(),
                "max",
                none ? null : (long) scores.most(),
                "meanMs",
                played.times().mean() / 1e6,
                "maxMs",
                played.times().longest() / 1e6,
                "forfeits",
                played.forfeits().of(0)))
        + "\n";
  }
}
