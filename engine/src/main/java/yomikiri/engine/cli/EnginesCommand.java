package yomikiri.engine.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.EngineTrial;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.outside.Leftovers;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;

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
    console.line(all.size() + " in " + list.file());
    for (EngineEntry entry : all) {
      console.line("");
      console.print(EngineList.text(entry));
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
      @Option(names = "--restart", description = "Every game gets a new process.") boolean restart,
      @Option(
              names = "--memory",
              paramLabel = "MB",
              defaultValue = "0",
              converter = WholeNumber.OrNone.class,
              description = "Told to an engine that speaks ugi and has the option Hash.")
          int memory) {
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
            restart,
            memory);
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
    console.line(name + " is in " + list.file());
    return 0;
  }

  @Command(name = "remove", description = "Take an engine off the list.")
  int remove(@Parameters(paramLabel = "NAME", description = "Its name.") String name) {
    if (!with(() -> list.remove(name))) {
      throw new UserError("there is no engine " + FoundToken.quoted(name));
    }
    console.line(name + " is removed");
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
    EngineEntry entry =
        with(() -> list.find(name))
            .orElseThrow(() -> new UserError("there is no engine " + FoundToken.quoted(name)));
    Stream<GameKit<?>> asked =
        game == null ? catalog.kits().stream() : Stream.of(GameOption.find(catalog, game));
    GameKit<?> kit =
        EngineTrial.game(asked, entry)
            .orElseThrow(
                () ->
                    new UserError(
                        "the engine %s plays %s"
                            .formatted(name, game == null ? "no game" : "no " + game)));
    Leftovers leftovers = new Leftovers(list.file().resolveSibling(Leftovers.FOLDER));
    return test(kit, entry, new Engines(list, leftovers, console.ticker()));
  }

  private int test(GameKit<?> kit, EngineEntry entry, Engines engines) {
    TimeKeeper whole = TimeKeeper.start(Budget.UNLIMITED, console.ticker());
    EngineTrial trial =
        EngineTrial.play(engines, kit, entry, console.ticker(), whole, ply -> {}).orElseThrow();
    console.line(trial.game() + ": " + trial.moves());
    console.line(
        trial
            .fault()
            .map(fault -> String.valueOf(fault.getMessage()))
            .orElse("a whole game without a fault"));
    trial.complaints().forEach(line -> console.line("  " + line));
    return trial.fault().isEmpty() ? 0 : 1;
  }
}
