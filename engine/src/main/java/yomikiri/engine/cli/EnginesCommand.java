package yomikiri.engine.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;

/** {@code yomikiri engines}: the list of other programs that play. */
@Command(
    name = "engines",
    description = {
      "Set up other programs as players. engine:name=NAME then works wherever a player is written,"
          + " with time=1s, nodes=1000 or depth=8 if wanted.",
      "The list is kept in a file that can be read and edited; yomikiri engines list says where."
    })
final class EnginesCommand implements Callable<Integer> {
  private final Console console;
  private final Catalog catalog;
  private final EngineList list;

  EnginesCommand(Console console, Catalog catalog, EngineList list) {
    this.console = console;
    this.catalog = catalog;
    this.list = list;
  }

  @Override
  public Integer call() {
    return show();
  }

  /** Reads or writes the list. */
  @FunctionalInterface
  private interface Work<T> {
    T run() throws IOException, NotationException;
  }

  private <T> T with(Work<T> work) {
    try {
      return work.run();
    } catch (NotationException e) {
      throw new UserError(e.sentence(list.file().toString()));
    } catch (IOException e) {
      throw UserError.unreadable(list.file().toString(), e);
    }
  }

  @Command(name = "list", description = "Print all engines.")
  int show() {
    List<EngineEntry> all = with(list::read);
    console.out().line(all.size() + " in " + list.file());
    for (EngineEntry entry : all) {
      console.out().line("");
      console.out().print(EngineList.text(entry));
    }
    return 0;
  }

  @Command(
      name = "add",
      description = "Add an engine, or put it in the place of the one of the same name.")
  int add(
      @Parameters(paramLabel = "NAME", description = "What it is called.") String name,
      @Parameters(
              arity = "1..*",
              paramLabel = "PROGRAM [ARGUMENT…]",
              description =
                  "The program and its arguments, behind --; run as they are, by no shell.")
          List<String> command,
      @Option(
              names = "--protocol",
              paramLabel = "PROTOCOL",
              defaultValue = "ugi",
              description = "gtp, ugi or nboard (default ${DEFAULT-VALUE}).")
          String protocol,
      @Option(
              names = "--game",
              paramLabel = "ID",
              description = "A game that it plays; given once for each (default: all).")
          @Nullable List<String> games,
      @Option(
              names = "--folder",
              paramLabel = "DIR",
              defaultValue = "",
              description = "Where it runs.")
          String folder,
      @Option(names = "--restart", description = "Every game gets a new process.")
          boolean restart) {
    EngineEntry.Protocol spoken =
        EngineEntry.Protocol.of(protocol)
            .orElseThrow(
                () ->
                    new UserError(
                        "--protocol: expected one of gtp, ugi, nboard, found "
                            + FoundToken.quoted(protocol)));
    EngineEntry entry =
        new EngineEntry(
            name,
            command.getFirst(),
            "",
            command.subList(1, command.size()),
            folder,
            spoken,
            games == null ? List.of() : games,
            restart);
    try {
      entry.check();
    } catch (NotationException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
    with(
        () -> {
          list.put(entry);
          return entry;
        });
    console.out().line(name + " is in " + list.file());
    return 0;
  }

  @Command(name = "remove", description = "Take an engine off the list.")
  int remove(@Parameters(paramLabel = "NAME", description = "Its name.") String name) {
    if (!with(() -> list.remove(name))) {
      throw new UserError("there is no engine " + FoundToken.quoted(name));
    }
    console.out().line(name + " is removed");
    return 0;
  }

  @Command(
      name = "test",
      description =
          "Let an engine play a short game against random moves, and print what went wrong with the"
              + " last lines of its error output.")
  int test(
      @Parameters(paramLabel = "NAME", description = "Its name.") String name,
      @Option(
              names = "--game",
              paramLabel = "ID",
              description = "The game (default: the first one that it plays).")
          @Nullable String game) {
    PlayerSpec spec = Engines.spec(name).with("time", "1s");
    GameKit<?> kit =
        game != null
            ? GameOption.find(catalog, game)
            : catalog.kits().stream()
                .filter(one -> plays(one, spec))
                .findFirst()
                .orElseThrow(() -> new UserError(why(catalog.kits().getFirst(), spec)));
    if (!plays(kit, spec)) {
      throw new UserError(why(kit, spec));
    }
    return test(kit, spec);
  }

  private static boolean plays(GameKit<?> kit, PlayerSpec spec) {
    return why(kit, spec).isEmpty();
  }

  /** Why an engine cannot play a game; empty if it can. */
  private static String why(GameKit<?> kit, PlayerSpec spec) {
    try {
      kit.parseSpec(spec.toString());
      return "";
    } catch (NotationException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private <P extends Position> int test(GameKit<P> kit, PlayerSpec spec) {
    Player<P> engine = kit.build(spec, 1);
    Noted<P> noted = new Noted<>(engine);
    Contestant<P> tested = new Contestant<>(spec.toString(), spec.budget(), false, seed -> noted);
    Contestant<P> random =
        new Contestant<>(
            "random", Budget.UNLIMITED, false, seed -> kit.build(PlayerSpec.of("random"), seed));
    List<Contestant<P>> seats =
        IntStream.range(0, kit.game().players())
            .mapToObj(seat -> seat == 0 ? tested : random)
            .toList();
    boolean[] isSound = {true};
    new MatchRunner<>(kit.game(), seats, console.ticker())
        .play(
            Schedule.of(1, 1, false),
            1,
            record -> {
              isSound[0] = record.ending() instanceof Ending.Normal;
              console.out().line(kit.game().id() + ": " + record.game().moveText());
              console
                  .out()
                  .line(isSound[0] ? "a whole game without a fault" : record.ending().sentence());
            });
    noted.complaints.forEach(line -> console.out().line("  " + line));
    return isSound[0] ? 0 : 1;
  }

  /** A player whose engine's complaints are kept. */
  private static final class Noted<P extends Position> implements Player<P> {
    private final Player<P> engine;
    private List<String> complaints = List.of();

    Noted(Player<P> engine) {
      this.engine = engine;
    }

    @Override
    public boolean begin(P start, long seed) {
      try {
        return engine.begin(start, seed);
      } catch (EngineException e) {
        complaints = e.complaints();
        throw e;
      }
    }

    @Override
    public void played(Step step) {
      engine.played(step);
    }

    @Override
    public int choose(P ownCopy, int seat, SearchContext context) {
      try {
        return engine.choose(ownCopy, seat, context);
      } catch (EngineException e) {
        complaints = e.complaints();
        throw e;
      }
    }

    @Override
    public void close() {
      engine.close();
    }
  }
}
