package yomikiri.engine.cli.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.LineReader;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;

/** The game that an engine has with its controller, and its player, kept from game to game. */
final class ServedGame<P extends Position> {
  private final GameKit<P> kit;
  private Player<P> player;
  private GameSession<P> session;
  private long seed;
  private boolean isBegun;

  /** {@code seed} is for what the player leaves to chance in its first game. */
  ServedGame(GameKit<P> kit, PlayerSpec spec, P start, long seed) {
    this.kit = kit;
    this.player = kit.build(spec, seed);
    this.session = new GameSession<>(kit.game(), start);
    this.seed = seed;
  }

  /** Obeys a command. */
  interface Commands {
    /** Whether more are wanted. */
    boolean obey(String line) throws NotationException;
  }

  /**
   * Answers until the controller quits or the input ends.
   *
   * @param fault told what is wrong with a command, in a sentence
   * @throws UserError if the input cannot be read
   */
  void serve(InputStream in, BackgroundSearch search, Commands commands, Consumer<String> fault) {
    LineReader lines = new LineReader(in);
    try {
      boolean goesOn = true;
      while (goesOn) {
        try {
          @Nullable String line = lines.next();
          goesOn = line != null && commands.obey(line.strip());
          if (line == null) {
            search.await();
          }
        } catch (NotationException e) {
          fault.accept(String.valueOf(e.getMessage()));
        }
      }
    } catch (IOException e) {
      throw UserError.unreadable("standard input", e);
    } finally {
      search.stop();
      player.close();
    }
  }

  GameSession<P> session() {
    return session;
  }

  /** Has another player go on, with the next search as in a new game. */
  void build(PlayerSpec spec) {
    player.close();
    player = kit.build(spec, seed);
    forget();
  }

  /** The next search begins a new game. */
  void forget() {
    isBegun = false;
  }

  /** Takes another game; one from the same start goes on with what the player knows. */
  void place(GameSession<P> placed) {
    isBegun &= text(placed.start()).equals(text(session.start()));
    session = placed;
  }

  String text(P position) {
    return kit.game().notation().positionText(position);
  }

  /** The player, which has begun the game. */
  Player<P> player() {
    if (!isBegun) {
      SearchResult.begin(player, session.start(), seed++);
      isBegun = true;
    }
    return player;
  }

  /** Plays a move for the seat to move; {@code text} is as the controller wrote it. */
  static void play(GameSession<?> session, int move, String text) throws NotationException {
    int seat = session.isOver() ? 0 : SearchResult.seat(session.position());
    if (session.isOver()
        || Arrays.stream(session.legalMoves(seat)).noneMatch(legal -> legal == move)) {
      throw new NotationException(
          1, 1, "record.illegal", text, Integer.toString(session.ply() + 1));
    }
    session.play(seat, move);
  }

  /** The options of a command that serves other programs as an engine: who plays, and its seed. */
  static final class Options {
    @Option(
        names = "--player",
        paramLabel = "WHO",
        defaultValue = "strongest",
        description =
            "Who plays: a level such as strong, or a player such as alphabeta:depth=3 (default"
                + " ${DEFAULT-VALUE}).")
    private String player = "";

    @Option(
        names = "--seed",
        paramLabel = "N",
        description =
            "Decides the deal and the player's random choices in its first game, which differ in"
                + " the next ones. A random one if not given.")
    private @Nullable Long seed;

    PlayerSpec spec(GameKit<?> kit) {
      return WhoPlays.spec(kit, "--player", player);
    }

    long seed(Console console) {
      return seed == null ? console.seeds().getAsLong() : seed;
    }
  }
}
