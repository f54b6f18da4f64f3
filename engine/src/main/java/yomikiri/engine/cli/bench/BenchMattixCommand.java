package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.FirstDealOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.PositionLines;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;

/**
 * {@code yomikiri bench mattix}: how long the perfect player takes for openings of 6×6 Mattix. Each
 * is solved by a new player, which knows nothing yet; making the player is not measured.
 */
@Command(
    name = "mattix",
    description = {
      "Solve openings of 6x6 Mattix, each by a fresh player.",
      "One pass over all openings warms up and is not counted."
    })
public final class BenchMattixCommand implements Callable<Integer> {
  private static final String GAME = "mattix-6";
  private static final PlayerSpec PLAYER = PlayerSpec.of("perfect");

  private final Console console;
  private final Catalog catalog;

  @Option(
      names = "--positions",
      paramLabel = "FILE",
      description =
          "Take this file's positions with a full board and scores 0:0; - for standard input.")
  private @Nullable String file;

  @Option(
      names = "--openings",
      paramLabel = "N",
      defaultValue = "20",
      converter = WholeNumber.Count.class,
      description = "How many are dealt if no file is given (default ${DEFAULT-VALUE}).")
  private int openings;

  @Mixin private final FirstDealOption deals = new FirstDealOption();

  @Option(names = "--every-move", description = "Find the value of every move, not only the best.")
  private boolean everyMove;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = "How many passes are counted (default ${DEFAULT-VALUE}).")
  private int repeat;

  private int status;

  public BenchMattixCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    measure(catalog.kit(GAME).orElseThrow());
    return status;
  }

  private <P extends Position> void measure(GameKit<P> kit) {
    List<P> starts = file == null ? dealt(kit.game()) : read(kit.game(), file);
    for (P start : starts) {
      solve(kit, start);
    }
    List<SearchResult> thoughts = new ArrayList<>();
    for (int pass = 0; pass < repeat; pass++) {
      for (P start : starts) {
        thoughts.add(solve(kit, start));
      }
    }
    console.out().line(summary(thoughts));
  }

  private <P extends Position> SearchResult solve(GameKit<P> kit, P start) {
    return SearchResult.of(
        kit.build(PLAYER, deals.seed()),
        kit.game(),
        start,
        SearchResult.seat(start),
        Budget.UNLIMITED,
        everyMove,
        console.ticker());
  }

  private static String summary(List<SearchResult> thoughts) {
    double[] millis = thoughts.stream().mapToDouble(result -> result.nanos() / 1e6).toArray();
    Arrays.sort(millis);
    double nodes = thoughts.stream().mapToDouble(SearchResult::nodes).sum();
    return String.format(
        Locale.ROOT,
        "openings %d median %.1f ms p90 %.1f ms max %.1f ms mean nodes %.0f nodes/s %.0f",
        millis.length,
        millis[millis.length / 2],
        millis[millis.length * 9 / 10],
        millis[millis.length - 1],
        nodes / millis.length,
        nodes / Math.max(1e-6, Arrays.stream(millis).sum() / 1000));
  }

  private <P extends Position> List<P> dealt(Game<P> game) {
    List<P> starts = new ArrayList<>();
    for (int i = 0; i < openings; i++) {
      starts.add(game.newPosition(deals.seed() + i));
    }
    return starts;
  }

  private <P extends Position> List<P> read(Game<P> game, String name) {
    List<P> starts = new ArrayList<>();
    status =
        PositionLines.each(
            console,
            name,
            (place, text) -> {
              P position = game.notation().parsePosition(text);
              if (isOpening(game.notation().positionText(position))) {
                starts.add(position);
              }
              return 0;
            });
    if (starts.isEmpty()) {
      throw new UserError(name + ": expected at least one full board with scores 0:0");
    }
    return starts;
  }

  private static boolean isOpening(String position) {
    return position.endsWith(" 0:0") && !position.contains(".");
  }
}
