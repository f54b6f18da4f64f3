package yomikiri.engine.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.trace.RecordedSearch;
import yomikiri.engine.trace.TraceCheck;
import yomikiri.engine.trace.TraceDifference;
import yomikiri.engine.trace.TraceReader;
import yomikiri.engine.trace.TraceTree;
import yomikiri.engine.trace.TraceWriter;

/** {@code yomikiri trace}: checks, compares and writes the traces of searches. */
@Command(
    name = "trace",
    description = {
      "Check the trace of a search, a text with a JSON object per line, against the rules of its"
          + " game: print the first node that is wrong and what is wrong there; the exit status is"
          + " then 1.",
      "With two files, print the first step in which two searches of one position differ.",
      "With --write, write the trace of one of Yomikiri's own searches instead."
    })
final class TraceCommand implements Callable<Integer> {
  /** A node is wrong, or two searches differ. */
  private static final int WRONG = 1;

  private final Console console;
  private final Catalog catalog;

  @Parameters(paramLabel = "FILE", arity = "0..2", description = "Traces to check or to compare.")
  private List<String> files = List.of();

  @Option(names = "--write", paramLabel = "FILE", description = "Where to write a trace.")
  private @Nullable String target;

  @Option(names = "--game", paramLabel = "ID", description = "The game, to write a trace.")
  private @Nullable String game;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "The position to search, to write a trace.")
  private @Nullable String position;

  @Option(
      names = "--player",
      paramLabel = "SPEC",
      description =
          "Who searches: minimax, alphabeta, mcts, duct, beam or chokudai with settings, such as"
              + " alphabeta:depth=3.")
  private @Nullable String player;

  TraceCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    if (target != null) {
      if (!files.isEmpty() || game == null || position == null || player == null) {
        throw new UserError("--write: expected --game, --position and --player, and no other file");
      }
      return write(GameOption.find(catalog, game), target, position, player);
    }
    if (files.isEmpty() || game != null || position != null || player != null) {
      throw new UserError("expected a trace to check, two to compare, or --write");
    }
    AtomicBoolean stopped = new AtomicBoolean();
    int[] status = {Interrupts.STATUS};
    console.during(
        () -> {
          try {
            status[0] = files.size() == 1 ? check(stopped) : compare(stopped);
          } catch (CancellationException interrupted) {
            console.complain("interrupted");
          }
        },
        () -> stopped.set(true));
    return status[0];
  }

  private RecordedSearch<?> read(String file, AtomicBoolean stopped) {
    try {
      String text = RegularFile.text(console.noFolder(file), TraceReader.LONGEST);
      return TraceReader.read(text, catalog::kit, stopped::get);
    } catch (IOException e) {
      throw UserError.unreadable(file, e);
    } catch (NotationException e) {
      throw new UserError(e.sentence(file));
    }
  }

  private int check(AtomicBoolean stopped) {
    String file = files.getFirst();
    RecordedSearch<?> search = read(file, stopped);
    TraceCheck.Outcome outcome = TraceCheck.check(search, stopped::get);
    String values =
        String.format(
            Locale.ROOT,
            "%,d values checked, %,d beyond reach",
            outcome.checked(),
            outcome.unchecked());
    if (outcome.first().isEmpty()) {
      console.line(
          String.format(
              Locale.ROOT, "%s: %,d steps, no wrong node; %s", file, search.steps(), values));
      return 0;
    }
    TraceCheck.WrongNode wrong = outcome.first().get();
    console.line(file + ", " + place(search, wrong.depth(), wrong.step()) + ":");
    List<String> moves = search.moves(wrong.depth(), wrong.node());
    console.line("  " + (moves.isEmpty() ? "the root" : String.join(" ", moves)));
    console.line("  " + wrong.sentence());
    console.line("  (before it " + values + ")");
    return WRONG;
  }

  private static String place(RecordedSearch<?> search, int depth, int step) {
    return (search.depths() > 1 ? "pass " + (depth + 1) + ", " : "") + "step " + step;
  }

  private int compare(AtomicBoolean stopped) {
    RecordedSearch<?> one = read(files.getFirst(), stopped);
    RecordedSearch<?> other = read(files.getLast(), stopped);
    if (!TraceDifference.areComparable(one, other)) {
      throw new UserError("expected two searches of one position, found two positions");
    }
    Optional<TraceDifference> difference = TraceDifference.first(one, other);
    if (difference.isEmpty()) {
      console.line("the two searches are alike");
      return 0;
    }
    TraceDifference at = difference.get();
    console.line("the first difference is in " + place(one, at.depth(), at.step()) + ":");
    for (RecordedSearch<?> search : List.of(one, other)) {
      console.line("  " + at.text(search).orElse("(the end)"));
    }
    return WRONG;
  }

  private <P extends Position> int write(GameKit<P> kit, String file, String at, String who) {
    PlayerSpec spec = WhoPlays.spec(kit, "--player", who);
    P root;
    try {
      root = kit.game().notation().parsePosition(at);
    } catch (NotationException e) {
      throw UserError.inOption("--position", e);
    }
    if (root.isOver()) {
      throw new UserError("--position: the game is already over");
    }
    int seat = SearchResult.seat(root);
    TraceTree tree = new TraceTree();
    Player<P> built = kit.build(spec, 1);
    SearchResult.prepare(built);
    TimeKeeper keeper = TimeKeeper.start(WhoPlays.budget(spec), console.ticker());
    int[] move = {0};
    console.during(
        () ->
            move[0] =
                built.choose(
                    kit.game().copyOf(root),
                    seat,
                    new SearchContext(keeper, false, report -> {}, tree)),
        keeper::stop);
    RecordedSearch<P> search =
        new RecordedSearch<>(kit, root, seat, spec.toString(), tree, move[0]);
    if (search.steps() == 0) {
      throw new UserError("--player: " + spec + " has no tree to show");
    }
    try (TextFile text = TextFile.begin(file, console)) {
      text.print(TraceWriter.write(search));
      text.finish();
    }
    return 0;
  }
}
