package yomikiri.engine.cli.bench;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.PositionLines;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * {@code yomikiri bench othello}: how fast positions of Othello are played through, and their ends
 * read out.
 */
@Command(
    name = "othello",
    description = {
      "Count the positions of Othello ply by ply, or solve those of an OBF file.",
      "The counts are of positions that can be reached from the start.",
      "With --ffo the scores are compared with those in the file; the exit status is 1 if any"
          + " differs."
    })
public final class BenchOthelloCommand implements Callable<Integer> {
  private static final int DIFFERENT = 1;

  private final Console console;
  private final Catalog catalog;

  @Option(
      names = "--game",
      paramLabel = "ID",
      defaultValue = "othello-8",
      description = "othello-4, othello-6 or othello-8 (default ${DEFAULT-VALUE}).")
  private String game = "";

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "11",
      converter = WholeNumber.Count.class,
      description = "How many plies from the start (default ${DEFAULT-VALUE}).")
  private int depth;

  @Option(
      names = "--play-all",
      description = "Also play the moves of the last ply, which are otherwise only counted.")
  private boolean playsLastPly;

  @Option(
      names = "--ffo",
      paramLabel = "FILE",
      description =
          "Solve the positions of this OBF file (- for standard input) instead of counting.")
  private @Nullable String ffo;

  @Option(names = "--all", description = "With --ffo: find every move's score, not only the best.")
  private boolean everyMove;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = "With --ffo: how many threads search together (default ${DEFAULT-VALUE}).")
  private int threads;

  public BenchOthelloCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    if (!game.startsWith("othello-") || catalog.kit(game).isEmpty()) {
      throw new UserError(
          "--game: expected othello-4, othello-6 or othello-8, found " + FoundToken.quoted(game));
    }
    GameKit<?> kit = catalog.kit(game).orElseThrow();
    return ffo == null ? count(kit) : solve(kit, ffo);
  }

  private <P extends Position> int count(GameKit<P> kit) {
    Perft.report(console, kit.game(), depth, playsLastPly);
    return 0;
  }

  private <P extends Position> int solve(GameKit<P> kit, String file) {
    SolvedSuite<P> suite = new SolvedSuite<>(kit, reader(kit), everyMove, console.ticker());
    int status =
        PositionLines.each(
            console,
            file,
            (place, text) -> {
              console.out().line(suite.solve(text));
              return 0;
            });
    if (suite.isEmpty() && status == 0) {
      throw new UserError(file + ": expected at least one position");
    }
    console.out().line(suite.sums());
    return Math.max(status, suite.isRight() ? 0 : DIFFERENT);
  }

  private PlayerSpec reader(GameKit<?> kit) {
    if (!Parameter.THREADS.accepts(Integer.toString(threads))) {
      throw new UserError(
          "--threads: expected " + Parameter.THREADS.expected() + ", found " + threads);
    }
    return kit.withThreads(kit.solver().orElseThrow().spec(), threads);
  }
}
