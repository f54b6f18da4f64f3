package yomikiri.engine.cli.protocol;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri nboard}: serves Othello boards as an engine by the NBoard protocol. */
@Command(
    name = "nboard",
    description = {
      "Act as an engine for Othello boards that speak the NBoard protocol, version 2: they write"
          + " commands to its standard input and read the answers from its standard output.",
      "go tells a move, hint the values of all moves; the depth 100%% says that a value is proven."
          + " set depth limits the player besides its own limits."
    })
public final class NboardCommand implements Callable<Integer> {
  private final Console console;

  private final Catalog catalog;

  @Option(
      names = "--game",
      paramLabel = "ID",
      defaultValue = "othello-8",
      description = "The game: othello-8, othello-6 or othello-4 (default ${DEFAULT-VALUE}).")
  private String game = "";

  @Mixin private final ServedGame.Options served = new ServedGame.Options();

  public NboardCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    return serve(GameOption.find(catalog, game));
  }

  private <P extends Position> int serve(GameKit<P> kit) {
    if (!Engines.knows(EngineEntry.Protocol.NBOARD, kit.game())) {
      throw new UserError("--game: expected Othello, found " + kit.game().id());
    }
    long first = served.seed(console);
    new NboardProtocol<>(
            kit,
            served.spec(kit),
            catalog,
            first,
            console.ticker(),
            console.out(),
            console::complain)
        .run(console.in());
    return 0;
  }
}
