package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.GameFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;

/** {@code yomikiri play}: plays a game in the terminal. */
@Command(name = "play", description = "Play a game in the terminal.")
final class PlayCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--first",
      paramLabel = "WHO",
      defaultValue = TerminalSeat.HUMAN,
      description =
          "Who moves first: human, a level such as strong, or a player such as"
              + " alphabeta:depth=3 (default ${DEFAULT-VALUE}).")
  private String first = TerminalSeat.HUMAN;

  @Option(
      names = "--second",
      paramLabel = "WHO",
      description = "Who moves second (default: the game's weakest level).")
  private @Nullable String second;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Decides the deal and all random choices of the players; a random one if not given, of a"
              + " fair deal in games with a fairness test.")
  private @Nullable Long seed;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "Begin at this position instead of a deal.")
  private @Nullable String position;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = {
        DuelCommand.TIME,
        "People take as long as they like, and a move that is taken back gives no time back."
      })
  private @Nullable String time;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Save the game to this file when you leave it.")
  private @Nullable String save;

  PlayCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    play(game.kit());
    return 0;
  }

  private <P extends Position> void play(GameKit<P> kit) {
    GameTime clocks = DuelCommand.time(time);
    long deal = seed == null ? newDeal(kit.game()) : seed;
    P start = start(kit.game(), deal);
    List<TerminalSeat<P>> seats = seats(kit, start, deal, clocks);
    TerminalGame<P> begun = new TerminalGame<>(new GameSession<>(kit.game(), start), seats);
    GameFile file = save == null ? null : GameFile.called(save, console);
    if (position == null) {
      console.line(kit.game().id() + ", seed " + deal);
    }
    try {
      for (int i = 0; i < seats.size(); i++) {
        seats.get(i).begin(start, deal + i);
      }
      new PlayLoop<>(console, kit, begun, file).run();
    } finally {
      seats.forEach(TerminalSeat::close);
    }
  }

  /** A deal by chance, even where the game tells which are. */
  private long newDeal(Game<?> rules) {
    long deal = console.seeds().getAsLong();
    return rules.fairStart().isPresent() ? rules.fairSeed(deal) : deal;
  }

  private <P extends Position> P start(Game<P> rules, long deal) {
    if (position == null) {
      return rules.newPosition(deal);
    }
    try {
      return rules.notation().parsePosition(position);
    } catch (NotationException e) {
      throw UserError.inOption("--position", e);
    }
  }

  private <P extends Position> List<TerminalSeat<P>> seats(
      GameKit<P> kit, P start, long deal, GameTime clocks) {
    if (second != null && start.players() < 2) {
      throw new UserError("--second: " + kit.game().id() + " is a game for one player");
    }
    String other = second == null ? kit.levels().getFirst().name() : second;
    List<TerminalSeat<P>> seats = new ArrayList<>();
    for (int i = 0; i < start.players(); i++) {
      seats.add(
          i == 0
              ? TerminalSeat.of(kit, "--first", first, deal, clocks)
              : TerminalSeat.of(kit, "--second", other, deal + i, clocks));
    }
    return seats;
  }
}
