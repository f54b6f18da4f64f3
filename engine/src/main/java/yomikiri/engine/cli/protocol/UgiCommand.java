package yomikiri.engine.cli.protocol;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri ugi}: serves other programs as an engine by the Universal Game Interface. */
@Command(
    name = "ugi",
    description = {
      "Act as an engine for other programs: they write commands to its standard input and read the"
          + " answers from its standard output, in the Universal Game Interface, which is UCI for"
          + " any game in which players take turns.",
      "Positions (position fen …) and moves are written as in the game's records. movetime, p1time"
          + " and the like replace the player's own time; its other limits stay."
    })
public final class UgiCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Mixin private final ServedGame.Options served = new ServedGame.Options();

  public UgiCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    return serve(game.kit());
  }

  private <P extends Position> int serve(GameKit<P> kit) {
    if (kit.game().kind() == GameKind.JOINT) {
      throw new UserError(
          "--game: expected a game in which players take turns, found " + kit.game().id());
    }
    long first = served.seed(console);
    new UgiProtocol<>(
            kit, served.spec(kit), first, console.ticker(), console.out(), console::complain)
        .run(console.in());
    return 0;
  }
}
