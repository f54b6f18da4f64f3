package yomikiri.engine.cli;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.option.GameOption;
import yomikiri.engine.cli.option.WhoPlays;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.PositionLines;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Thought;
import yomikiri.engine.think.Ticker;

/** {@code yomikiri solve}: what a player says of positions, one answer per line, in their order. */
@Command(
    name = "solve",
    description = {
      "Print the value of positions for the side to move, with every move's value.",
      "Points so far are included. A ~ marks a value that is not proven; ~~ marks one from an"
          + " evaluation or from learning, which is not in points."
    })
final class SolveCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--player",
      paramLabel = "SPEC",
      description =
          "Who answers: a level such as strong, or a player such as alphabeta:depth=3 (default:"
              + " the game's adviser, see yomikiri games).")
  private @Nullable String player;

  @Option(names = "--json", description = "Print one JSON object per line.")
  private boolean json;

  @ArgGroup(multiplicity = "1")
  private @Nullable Source source;

  SolveCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  /** Where the positions come from: one of the two. */
  static final class Source {
    @Option(names = "--position", paramLabel = "TEXT", description = "The position to solve.")
    private @Nullable String position;

    @Option(
        names = "--positions",
        paramLabel = "FILE",
        description = {
          "A file with one position per line; - for standard input.",
          "Blank lines, lines that begin with #, and whatever follows a tab or %% are skipped."
        })
    private @Nullable String file;
  }

  @Override
  public Integer call() {
    return solve(game.kit());
  }

  private <P extends Position> int solve(GameKit<P> kit) {
    PlayerSpec spec = spec(kit);
    Player<P> built = kit.build(spec, console.seeds().getAsLong());
    Solving<P> solver = new Solving<>(kit, spec, built, console.ticker());
    Source from = Objects.requireNonNull(source);
    if (from.position != null) {
      return solveOne(solver, from.position);
    }
    return PositionLines.each(
        console,
        Objects.requireNonNull(from.file),
        (place, text) -> tell(place, solver.answer(text), spec));
  }

  private int solveOne(Solving<?> solver, String position) {
    try {
      return tell("--position", solver.answer(position), solver.spec);
    } catch (NotationException e) {
      throw CommandFault.inOption("--position", e);
    }
  }

  /** Prints the answer, or that there is none; the status that goes with it. */
  private int tell(String place, Optional<Answer> answer, PlayerSpec spec) {
    if (answer.isEmpty()) {
      console.complain(place + ": " + spec + " found no value within its budget");
      return CommandFault.STATUS;
    }
    console.out().line(json ? answer.get().json() : answer.get().text());
    return 0;
  }

  private <P extends Position> PlayerSpec spec(GameKit<P> kit) {
    return player == null ? kit.adviser() : WhoPlays.spec(kit, "--player", player);
  }

  /** One player that answers position after position. */
  private record Solving<P extends Position>(
      GameKit<P> kit, PlayerSpec spec, Player<P> player, Ticker ticker) {

    /**
     * The answer to one position; empty if none was found within the budget.
     *
     * @throws NotationException if the text is not a position
     * @throws CommandFault if this player never gives values
     */
    Optional<Answer> answer(String text) throws NotationException {
      Game<P> game = kit.game();
      P position = game.notation().parsePosition(text);
      if (position.isOver()) {
        return Optional.of(Answer.finished(game, position));
      }
      Budget budget = spec.budget();
      Thought thought =
          Thought.of(player, game, position, Thought.seat(position), budget, true, ticker);
      if (thought.report().isEmpty() && budget.equals(Budget.UNLIMITED)) {
        throw new CommandFault(
            "--player: "
                + spec
                + " gives no values; choose another player, such as "
                + kit.adviser());
      }
      return thought.report().map(report -> Answer.of(game, position, report));
    }
  }
}
