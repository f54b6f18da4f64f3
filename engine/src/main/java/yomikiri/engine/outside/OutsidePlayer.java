package yomikiri.engine.outside;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/**
 * A player that is another program. Its process is started when it is prepared or begins its first
 * game, and kept from game to game unless the engine wants a new one for each; whatever it does
 * wrong is an {@link EngineException}. The clock runs from the last byte of the question to the
 * answer. It follows the game by the steps that it is told, or else by looking for the position
 * that it is asked about near the one before.
 */
final class OutsidePlayer<P extends Position> implements Player<P> {
  /** How long a player without any limit of time is waited for. */
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  private static final int MARGIN = 10; // times its limit it is waited for where nobody says

  private final Game<P> game;
  private final EngineEntry entry;
  private final Engines engines;
  private final Ticker ticker;
  private @Nullable Dialogue<P> dialogue;
  private GameSession<P> session;
  private List<String> complaints = List.of();

  OutsidePlayer(Game<P> game, EngineEntry entry, Engines engines, Ticker ticker) {
    this.game = game;
    this.entry = entry;
    this.engines = engines;
    this.ticker = ticker;
    this.session = new GameSession<>(game, game.newPosition(0));
  }

  @Override
  public void prepare() {
    if (dialogue == null) {
      spoken().newGame();
    }
  }

  @Override
  public boolean begin(P start, long seed) {
    if (engines.isReplaced(entry)) {
      return false;
    }
    Dialogue<P> running = dialogue;
    if (running != null && (entry.restarts() || !running.process().isAlive())) {
      close();
    }
    session = new GameSession<>(game, start);
    Dialogue<P> now = spoken();
    now.process().noteChildren();
    now.newGame();
    return true;
  }

  /** The dialogue with a running engine that was greeted. */
  private Dialogue<P> spoken() {
    Dialogue<P> running = dialogue;
    if (running == null) {
      EngineProcess process = EngineProcess.start(entry, ticker, engines.leftovers());
      running = engines.dialogue(game, entry, process, ticker);
      dialogue = running;
      running.greet();
    }
    return running;
  }

  @Override
  public void played(Step step) {
    session.play(step);
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    prepare();
    follow(ownCopy);
    long patience = patience(context);
    long now = ticker.nanos();
    long until = patience > Long.MAX_VALUE - now ? Long.MAX_VALUE : now + patience;
    Dialogue<P> running = spoken();
    int move = running.ask(session, seat, context, until);
    running.process().sent().ifPresent(sent -> context.clock().setBack(Math.max(0, sent - now)));
    if (!isAllowed(session, move)) {
      throw running
          .process()
          .fault(
              Kind.ILLEGAL, "answers " + game.notation().moveText(move) + ", which is not allowed");
    }
    return move;
  }

  private static long patience(SearchContext context) {
    Budget budget = context.clock().budget();
    long own =
        budget.hasTimeLimit()
            ? Math.max(1_000_000_000L, Math.min(budget.nanos(), Long.MAX_VALUE / MARGIN) * MARGIN)
            : PATIENCE_NANOS;
    long given = context.clock().patience();
    return given == Long.MAX_VALUE ? own : given;
  }

  /** Brings the session to a position: by a step or two if they lead there, else anew from it. */
  private void follow(P position) {
    if (!reach(session, position, 2)) {
      GameSession<P> first = new GameSession<>(game, game.newPosition(0));
      session = reach(first, position, 1) ? first : new GameSession<>(game, position);
    }
  }

  /** Plays on to the position if it is at most so many plies away; whether it is. */
  private boolean reach(GameSession<P> from, P position, int most) {
    String wanted = game.notation().positionText(position);
    for (int plies = 0; plies <= most; plies++) {
      List<Integer> path = new ArrayList<>();
      if (isReached(from.position(), wanted, plies, path)) {
        path.reversed().forEach(move -> play(from, move));
        return true;
      }
    }
    return false;
  }

  /** {@code path} gets the moves that lead there, the last first. */
  private boolean isReached(P at, String wanted, int plies, List<Integer> path) {
    if (plies == 0 || at.isOver() || !(at instanceof TurnPosition turn)) {
      return plies == 0 && game.notation().positionText(at).equals(wanted);
    }
    Moves moves = new Moves();
    turn.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      P next = game.copyOf(at);
      ((TurnPosition) next).play(moves.get(i));
      if (isReached(next, wanted, plies - 1, path)) {
        path.add(moves.get(i));
        return true;
      }
    }
    return false;
  }

  private static int mover(GameSession<?> session) {
    return SearchResult.seat(session.position());
  }

  /** Whether the seat to move may make a move. */
  static boolean isAllowed(GameSession<?> session, int move) {
    return !session.isOver()
        && Arrays.stream(session.legalMoves(mover(session))).anyMatch(allowed -> allowed == move);
  }

  /** Plays a move for the seat to move. */
  static void play(GameSession<?> session, int move) {
    session.play(mover(session), move);
  }

  /** The last lines of the error output of the process that was closed last. */
  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    Dialogue<P> running = dialogue;
    dialogue = null;
    if (running != null) {
      running.process().close(running.farewell());
      complaints = running.process().complaints();
    }
  }
}
