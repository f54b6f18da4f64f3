package yomikiri.engine.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.PositionLines;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.TimeKeeper;

/** {@code yomikiri solve}: solves positions and prints one answer per line, in their order. */
@Command(
    name = "solve",
    description = {
      "Solve positions: print the value for the side to move, with every move's value. The game's"
          + " solver reads each to the end of the game, however long that takes, and reports on"
          + " standard error how far it has come.",
      "Points so far are included. A ~ marks a value that is not proven; ~~ marks one from an"
          + " evaluation or from learning, which is not in points.",
      "With --time or --nodes the solver may stop early; the line then ends with what is not proven"
          + " and what is needed, and the exit status is 3.",
      "With --player another player answers within its own budget."
    })
final class SolveCommand implements Callable<Integer> {
  /** Some value stayed unproven. */
  static final int UNPROVEN = 3;

  private static final String STOPPED =
      "not proven: the solver stopped at its limit; give it more --time or --nodes, or no limit";

  private static final double MOST_NODES = 1e15; // that --nodes takes

  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--player",
      paramLabel = "SPEC",
      description =
          "Who answers in place of the solver: a level such as strong, or a player such as"
              + " alphabeta:depth=3.")
  private @Nullable String player;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The most that the solver may take for a position, such as 500ms or 10s.")
  private @Nullable String time;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "The most positions that the solver may visit for each.")
  private @Nullable String nodes;

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
    PlayerSpec limits = PlayerSpec.of("solve").with(WhoPlays.limits(time, nodes));
    PlayerSpec spec = spec(kit, limits);
    Player<P> built = kit.build(spec, console.seeds().getAsLong());
    boolean isSolver = player == null || isSolver(kit, spec);
    Budget budget = spec.budget().and(limits.budget());
    try (SolveProgress progress = new SolveProgress(console)) {
      Solving<P> solver = new Solving<>(kit, spec, built, budget, isSolver, console, progress);
      Source from = Objects.requireNonNull(source);
      if (from.position != null) {
        return solveOne(solver, from.position);
      }
      return PositionLines.each(
          console, Objects.requireNonNull(from.file), (place, text) -> print(solver, place, text));
    }
  }

  private int solveOne(Solving<?> solver, String position) {
    try {
      return print(solver, "--position", position);
    } catch (NotationException e) {
      throw UserError.inOption("--position", e);
    }
  }

  /** Prints the answer, or that there is none; the status that goes with it. */
  private int print(Solving<?> solver, String place, String text) throws NotationException {
    Optional<SolveOutput> found = solver.answer(place, text);
    if (found.isEmpty() && !solver.isSolver) {
      console.complain(place + ": " + solver.spec + " found no value within its budget");
      return UserError.STATUS;
    }
    if (found.isEmpty()) {
      String what = STOPPED + solver.expected(text);
      console.line(
          json ? SolveOutput.unknownJson(text, what) : SolveOutput.unknownText(text, what));
      return UNPROVEN;
    }
    SolveOutput answer = found.get();
    Optional<String> needed =
        solver.isSolver && !answer.proven()
            ? Optional.of(solver.needed(answer, text))
            : Optional.empty();
    console.line(json ? answer.json(needed) : answer.text(needed));
    return needed.isPresent() ? UNPROVEN : 0;
  }

  /** A solver that needs a limit elsewhere needs none here. */
  private PlayerSpec spec(GameKit<?> kit, PlayerSpec limits) {
    if (player == null) {
      return kit.solver().map(Solver::spec).orElseGet(kit::adviser);
    }
    Optional<PlayerSpec> typed = typed(player).filter(spec -> isSolver(kit, spec));
    if (typed.isEmpty()) {
      return WhoPlays.spec(kit, "--player", player, limits.settings());
    }
    PlayerSpec spec = WhoPlays.spec(kit, "--player", player, Map.of(Parameter.NODES.name(), "1"));
    return typed.get().budget().equals(Budget.UNLIMITED)
        ? spec.without(Parameter.NODES.name())
        : spec;
  }

  /** As it was typed; empty if that is not how players are written. */
  private static Optional<PlayerSpec> typed(String text) {
    try {
      return Optional.of(PlayerSpec.parse(text));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  private static boolean isSolver(GameKit<?> kit, PlayerSpec spec) {
    return kit.solver().filter(solver -> solver.spec().name().equals(spec.name())).isPresent();
  }

  /** One player that answers position after position; {@code isSolver} if it is to prove. */
  private record Solving<P extends Position>(
      GameKit<P> kit,
      PlayerSpec spec,
      Player<P> player,
      Budget budget,
      boolean isSolver,
      Console console,
      SolveProgress progress) {

    /**
     * The answer to one position; empty if none was found within the budget.
     *
     * @param place of its text, for whoever waits
     * @throws NotationException if the text is not a position
     * @throws UserError if this player never gives values
     */
    Optional<SolveOutput> answer(String place, String text) throws NotationException {
      Game<P> game = kit.game();
      P position = game.notation().parsePosition(text);
      if (position.isOver()) {
        return Optional.of(SolveOutput.finished(game, position));
      }
      int seat = SearchResult.seat(position);
      SearchResult.prepare(player);
      TimeKeeper keeper = TimeKeeper.start(budget, console.ticker());
      int moves = new GameSession<>(game, position).legalMoves(seat).length;
      progress.begin(place, moves, keeper.meter(), isSolver ? nodes(position) : Double.NaN);
      SearchResult result =
          SearchResult.of(player, game, position, seat, true, keeper, progress::report);
      progress.end();
      if (result.report().isEmpty() && budget.equals(Budget.UNLIMITED)) {
        throw new UserError(
            "--player: %s gives no values; choose another player, such as %s"
                .formatted(spec, kit.adviser()));
      }
      return result.report().map(report -> SolveOutput.of(game, position, report));
    }

    /** About how many nodes it takes to read a position out; {@code NaN} if nobody knows. */
    private double nodes(P position) {
      return kit.solver().map(solver -> solver.nodes().applyAsDouble(position)).orElse(Double.NaN);
    }

    /** The same in words behind others; empty if nobody knows, or if it had as many as that. */
    String expected(String text) throws NotationException {
      double nodes = nodes(kit.game().notation().parsePosition(text));
      return nodes > MOST_NODES
          ? "; it takes more than 10^15 nodes"
          : nodes > budget.nodes() || nodes > 0 && budget.hasTimeLimit()
              ? String.format(Locale.ROOT, "; it takes some %,d nodes", rounded(nodes))
              : "";
    }

    /** To one digit: more is not known. */
    private static long rounded(double nodes) {
      return new BigDecimal(nodes).round(new MathContext(1)).longValue();
    }

    /** What would have to be given for a value to be proven. */
    String needed(SolveOutput answer, String text) throws NotationException {
      if (kit.solver().isEmpty()) {
        return "not proven: there is no solver for %s, so this is what %s thinks"
            .formatted(kit.game().id(), spec);
      }
      return budget.equals(Budget.UNLIMITED)
          ? "not proven: " + spec + " went as deep as it can, depth " + answer.depth()
          : STOPPED + expected(text);
    }
  }
}
