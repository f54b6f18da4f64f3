package yomikiri.app.concurrent;

import java.util.Optional;
import java.util.Set;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Trace;

/**
 * Runs searches one after another. The time of a search starts when the search does. What must not
 * wait for another's search needs its own executor. Listeners are called later, never from within
 * {@link #begin}.
 */
@UiThread
public interface SearchExecutor {
  <P extends Position> SearchHandle begin(SearchRequest<P> request, Listener listener);

  /** A game is left for one of id {@code next}: closes players not {@code wanted} there. */
  void leave(String game, Set<PlayerSpec> wanted);

  /** Discards all searches, closes all players and ends the thread. */
  void close();

  /** Who is to search. */
  @FunctionalInterface
  interface Who<P extends Position> {
    /** The player; it may take a while until it is ready. */
    @WorkerThread
    Player<P> in(WarmPlayers warm);
  }

  /**
   * What is to be searched.
   *
   * @param who a {@link GamePlayer}, or a player for this search
   * @param position the player's own copy
   * @param everyMove see {@link yomikiri.engine.think.SearchContext}
   * @param trace notified of every step
   */
  @UiThread
  @WorkerThread
  record SearchRequest<P extends Position>(
      Who<P> who, P position, int seat, Budget budget, boolean everyMove, Trace trace) {
    /** A search whose steps nobody follows. */
    public SearchRequest(Who<P> who, P position, int seat, Budget budget, boolean everyMove) {
      this(who, position, seat, budget, everyMove, Trace.NONE);
    }
  }

  /** Notified of one search. */
  @UiThread
  interface Listener {
    /** A new report; those replaced before they are shown are dropped. */
    void reported(SearchReport report);

    /** The search has ended; the last report has been passed on before. */
    void chose(int move);

    /** The player threw {@code cause}. */
    void failed(Throwable cause);
  }

  /** A search under way. */
  @UiThread
  interface SearchHandle {
    /** Its time and nodes; empty while an earlier search has not ended yet. */
    Optional<TimeKeeper> clock();

    /** "Move now": ends the search with the best it has. */
    void moveNow();

    /** Ends the search; its listener is not called any more. */
    void discard();
  }
}
