package yomikiri.engine.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.RecordInput.OneGame;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.LineReview;
import yomikiri.engine.teach.LineReviewer;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri review}: judges the moves of a game as the app's review does. */
@Command(
    name = "review",
    description = {
      "Judge every move of a game: what it gave away, proven or estimated, and why.",
      "A ~ marks what is not proven. Reasons are checked on the position; the moves that show one"
          + " stand behind it.",
      "With several games in the file, --game-number says which."
    })
final class ReviewCommand implements Callable<Integer> {
  private static final Duration IN_ALL = Duration.ofSeconds(9);

  private final Console console;
  private final Catalog catalog;

  @Mixin private final OneGame game;

  @Option(
      names = "--player",
      paramLabel = "SPEC",
      description = "Who judges (default: the game's adviser, which the app asks too).")
  private @Nullable String player;

  @Option(
      names = "--time",
      paramLabel = "T",
      description =
          "The most for a position, such as 500ms (default: 9s shared by all positions of a"
              + " game).")
  private @Nullable String time;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "The most positions to visit for each; the same answer every time.")
  private @Nullable String nodes;

  @Option(names = "--json", description = "Print one JSON object a round.")
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the record with what was found beside its moves, as the app does.")
  private @Nullable String output;

  ReviewCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
    this.game = new OneGame(catalog);
  }

  @Override
  public Integer call() {
    return review(game.read(console));
  }

  private <P extends Position> int review(GameRecord<P> record) {
    GameKit<P> kit = kit(record);
    Map<String, String> limits = WhoPlays.limits(time, nodes);
    PlayerSpec spec =
        player == null ? kit.adviser() : WhoPlays.spec(kit, "--player", player, limits);
    Budget limit = PlayerSpec.of("review").with(limits).budget();
    Player<P> judge = WhoPlays.ready(kit, spec, 0, console::complain);
    List<GameRecord.Round<P>> rounds = new ArrayList<>();
    for (int round = 0; round < record.rounds().size(); round++) {
      GameSession<P> session = record.session(round);
      session.goTo(session.length());
      Budget budget =
          limits.isEmpty()
              ? spec.budget().and(Budget.ofTime(IN_ALL.dividedBy(session.length() + 1L)))
              : limit;
      LineReviewer<P> reviewer = new LineReviewer<>(kit, session);
      LineReview found = reviewer.review(judge, budget, console.ticker(), progress(session, round));
      check(found, spec);
      ReviewOutput<P> said = new ReviewOutput<>(record, round, session, found, spec, Judge.of(kit));
      console.line(json ? said.json() : said.text());
      rounds.add(new ReviewedRecord<>(session, reviewer, spec, budget).round(record, round));
    }
    if (output != null) {
      try (TextFile target = TextFile.begin(output, console)) {
        target.print(new GameRecord<>(record.game(), record.tags(), rounds).text());
        target.finish();
      }
    }
    return 0;
  }

  private static void check(LineReview found, PlayerSpec spec) {
    boolean isSilent =
        !found.moves().isEmpty() && found.moves().stream().allMatch(one -> one.best().isEmpty());
    if (isSilent) {
      throw new UserError("--player: " + spec + " gives no values within its limits");
    }
  }

  @SuppressWarnings("unchecked") // the kit of that very game
  private <P extends Position> GameKit<P> kit(GameRecord<P> record) {
    return (GameKit<P>)
        catalog
            .kit(record.game().id())
            .orElseThrow(() -> new UserError(game.file() + ": unknown game " + record.game().id()));
  }

  private IntConsumer progress(GameSession<?> session, int round) {
    ReportInterval interval = new ReportInterval(console.ticker());
    int all = session.length() + 1;
    return looked -> {
      if (looked < all && interval.isDue()) {
        console.note(
            "round " + (round + 1) + ": " + looked + " of " + all + " positions looked at");
      }
    };
  }
}
