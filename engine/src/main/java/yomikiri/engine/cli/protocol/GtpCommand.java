package yomikiri.engine.cli.protocol;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.Version;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.GtpVertices;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri gtp}: serves other programs as an engine by the Go Text Protocol. */
@Command(
    name = "gtp",
    description = {
      "Act as an engine for other programs, such as Othello boards: they write commands to its"
          + " standard input and read the answers from its standard output, in the Go Text"
          + " Protocol, version 2.",
      "Black moves first. Squares are named as in the game's records, with rows counted from the"
          + " top, and a pass is PASS. A pass that the rules force may be left out. When the game"
          + " is over, genmove answers PASS and play accepts it.",
      "boardsize accepts only the size of the game, komi has no effect, clear_board begins a new"
          + " game with a new player, and undo takes back one move of play or genmove, with a pass"
          + " left out before it. set_game accepts only the game's name as list_games tells it,"
          + " such as Othello.",
      "time_settings and time_left replace the player's own time; its other limits stay. Periods"
          + " without moves, and times that are all 0, mean no limit."
    })
public final class GtpCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Mixin private final ServedGame.Options served = new ServedGame.Options();

  public GtpCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    new GtpProtocol(begun(game.kit()), Version.text(), console.out()).run(console.in());
    return 0;
  }

  private <P extends Position> GtpGame<P> begun(GameKit<P> kit) {
    long first = served.seed(console);
    PlayerSpec spec = served.spec(kit);
    boolean isDuel = kit.game().kind() == GameKind.DUEL;
    GtpVertices vertices = isDuel ? GtpVertices.of(kit.game()).orElse(null) : null;
    if (vertices == null) {
      throw new UserError(
          "--game: expected a game for two players who take turns, each move a square of a square"
              + " board, found "
              + kit.game().id());
    }
    return new GtpGame<>(kit, vertices, spec, first, console.ticker(), console::complain);
  }
}
