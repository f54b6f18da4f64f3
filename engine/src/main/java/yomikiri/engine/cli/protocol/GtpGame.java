package yomikiri.engine.cli.protocol;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import yomikiri.engine.cli.protocol.GtpRequest.GtpError;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.outside.GtpVertices;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/**
 * The game that a controller plays, and the player that answers in it, the same one from the first
 * move to the last unless it breaks down. Black is seat 0. A pass to which the rules force a side
 * is made for it if the controller leaves it out; once the game is over, both sides may pass as
 * often as they like.
 */
final class GtpGame<P extends Position> {
  private static final String[] COLOURS = {"Black", "White"};

  private final GameKit<P> kit;
  private final GtpVertices vertices;
  private final PlayerSpec spec;
  private final Ticker ticker;
  private final Consumer<String> complaints;
  private final long deal;
  private final GtpClocks clocks = new GtpClocks();
  private final Deque<Integer> plies = new ArrayDeque<>(); // before each move, the last first
  private GameSession<P> session;
  private final Player<P> player;
  private long playerSeed;
  private boolean isAsked;

  /**
   * A game about to begin.
   *
   * @param seed the deal of every game, and what the player of the first one leaves to chance
   * @param complaints called if a player cannot be prepared
   */
  GtpGame(
      GameKit<P> kit,
      GtpVertices vertices,
      PlayerSpec spec,
      long seed,
      Ticker ticker,
      Consumer<String> complaints) {
    this.kit = kit;
    this.vertices = vertices;
    this.spec = spec;
    this.ticker = ticker;
    this.complaints = complaints;
    this.deal = seed;
    this.playerSeed = seed;
    this.session = new GameSession<>(kit.game(), kit.game().newPosition(deal));
    this.player = kit.build(spec, seed);
    begin();
  }

  /** The player begins the game, knowing nothing of any before. */
  private void begin() {
    isAsked = false;
    try {
      SearchResult.begin(player, session.start(), playerSeed++);
    } catch (PlayerException broken) {
      complaints.accept(broken.sentence());
    }
  }

  /** Begins a new game, with full clocks. */
  void restart() {
    session = new GameSession<>(kit.game(), kit.game().newPosition(deal));
    plies.clear();
    if (isAsked) {
      begin();
    }
    clocks.restart();
  }

  /** What other programs call it, in whatever size, such as {@code Othello}. */
  String name() {
    String family = kit.game().id().replaceFirst("-.*", "");
    return family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1);
  }

  int boardSize() {
    return vertices.size();
  }

  GtpClocks clocks() {
    return clocks;
  }

  /**
   * Plays the move of {@code seat}.
   *
   * @throws GtpError if the rules do not allow it; the game is then as before
   */
  void play(int seat, String vertex) throws GtpError {
    if (!GtpVertices.isVertex(vertex)) {
      throw new GtpError(GtpError.SYNTAX);
    }
    OptionalInt move = vertices.move(vertex);
    int ply = session.ply();
    if (!session.isOver()) {
      passTo(seat);
      if (move.isEmpty() || !isLegal(seat, move.getAsInt())) {
        session.goTo(ply);
        throw new GtpError("illegal move");
      }
      session.play(seat, move.getAsInt());
    } else if (!GtpVertices.isPass(vertex)) {
      throw new GtpError("illegal move");
    }
    plies.push(ply);
  }

  /**
   * Lets the player choose a move for {@code seat} and plays it.
   *
   * @throws GtpError if the other side is to move, or the player breaks down or chooses a move that
   *     is not allowed; the game is then as before
   */
  String move(int seat) throws GtpError {
    int ply = session.ply();
    String vertex = GtpVertices.PASS;
    if (!session.isOver()) {
      passTo(seat);
      OptionalInt only = session.onlyMove(seat);
      int move = only.isPresent() ? only.getAsInt() : searched(seat, ply);
      session.play(seat, move);
      vertex = vertices.text(move);
    }
    plies.push(ply);
    return vertex;
  }

  /** Makes the other side's pass if it is to move and can do nothing else. */
  private void passTo(int seat) throws GtpError {
    if (session.isAwaited(seat)) {
      return;
    }
    int other = 1 - seat;
    OptionalInt pass = session.onlyMove(other);
    if (pass.isEmpty() || !vertices.isPass(pass.getAsInt())) {
      throw new GtpError("it is " + COLOURS[other] + "'s turn");
    }
    session.play(other, pass.getAsInt());
  }

  private boolean isLegal(int seat, int move) {
    return Arrays.stream(session.legalMoves(seat)).anyMatch(legal -> legal == move);
  }

  /** {@code before} is the ply to go back to if there is no move. */
  private int searched(int seat, int before) throws GtpError {
    long start = ticker.nanos();
    isAsked = true;
    int movesToGo = GameTime.movesToGo(session.position());
    Budget budget = clocks.budget(seat, WhoPlays.budget(spec), movesToGo);
    try {
      return SearchResult.of(player, kit.game(), session.position(), seat, budget, false, ticker)
          .move();
    } catch (PlayerException broken) {
      session.goTo(before);
      player.close();
      begin();
      throw new GtpError(broken.sentence());
    } finally {
      clocks.spend(seat, ticker.nanos() - start);
    }
  }

  /**
   * Takes back the last move, and the pass left out before it.
   *
   * @throws GtpError if there is none
   */
  void undo() throws GtpError {
    Integer ply = plies.poll();
    if (ply == null) {
      throw new GtpError("cannot undo");
    }
    session.goTo(ply);
  }

  /**
   * Who has won and by how much, such as {@code B+4}; {@code 0} for a draw.
   *
   * @throws GtpError if the game is not over
   */
  String score() throws GtpError {
    if (!session.isOver()) {
      throw new GtpError("cannot score");
    }
    int margin = session.score(0) - session.score(1);
    return margin == 0 ? "0" : (margin > 0 ? "B+" : "W+") + Math.abs(margin);
  }

  /** The board, the points and whose turn it is, in several lines. */
  String board() {
    String next =
        session.isOver()
            ? "The game is over."
            : COLOURS[session.isAwaited(0) ? 0 : 1] + " to move.";
    return "%s\nBlack %s, White %s. %s"
        .formatted(
            kit.game().notation().diagram(session.position()),
            session.score(0),
            session.score(1),
            next);
  }
}
