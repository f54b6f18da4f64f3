package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.TraceEvent.Source;

/**
 * Records a search depth first whose values are what is still to come for the seat to move, in
 * units. Does nothing where nobody follows.
 */
final class DepthTrace<P extends DuelPosition> {
  private static final int FAR = 1 << 21; // beyond every value, however often shifted by gains

  private final Trace trace;
  private final boolean isOn;
  private final int thinker;
  private final Horizon<P> horizon;
  private final List<Moves> entered = new ArrayList<>(); // by plies from the root
  private int ply;

  /** Has {@code trace} follow what {@code thinker} searches. */
  DepthTrace(Trace trace, int thinker, Horizon<P> horizon) {
    this.trace = trace;
    this.isOn = trace.isOn();
    this.thinker = thinker;
    this.horizon = horizon;
  }

  void begin(int depth) {
    if (isOn) {
      ply = 0;
      at(ply).clear();
      trace.record(new TraceEvent.DepthStarts(depth, horizon.scale()));
    }
  }

  /** All moves of the root have been searched, of which one is worth so many units in all. */
  void end(int best, int bestMove) {
    if (isOn) {
      trace.record(new TraceEvent.Leave(best, Bound.EXACT, Source.MOVES, bestMove));
    }
  }

  /**
   * Goes on to {@code child}.
   *
   * @param seat the one that makes the move, for whom alpha and beta bound what is to come behind
   *     it
   * @param less plies by which it is searched less deep
   */
  void enter(P child, int seat, int move, int alpha, int beta, int less) {
    if (isOn) {
      boolean own = seat == thinker;
      int least = own ? alpha : -beta;
      int most = own ? beta : -alpha;
      int soFar = horizon.units(child.margin(thinker));
      SearchWindow window =
          new SearchWindow(
              least <= -FAR ? SearchWindow.OPEN.alpha() : soFar + least,
              most >= FAR ? SearchWindow.OPEN.beta() : soFar + most);
      trace.record(new TraceEvent.Enter(move, window, less));
      at(ply).add(move);
      at(++ply).clear();
    }
  }

  private Moves at(int depth) {
    while (entered.size() <= depth) {
      entered.add(new Moves());
    }
    return entered.get(depth);
  }

  /**
   * Goes back from a position of which no move was looked at; value and bound are those of the seat
   * to move.
   */
  void leave(P position, int toCome, Bound bound, Source source) {
    if (isOn) {
      leave(position, toCome, bound, source, Trace.NO_MOVE);
    }
  }

  private void leave(P position, int toCome, Bound bound, Source source, int best) {
    Bound forThinker = position.turn() == thinker ? bound : bound.turned();
    trace.record(new TraceEvent.Leave(valueForThinker(position, toCome), forThinker, source, best));
    ply--;
  }

  /**
   * Goes back from a position of which all moves were looked at, or all that were wanted.
   *
   * @param beta with which it was searched: as soon as it was reached, the other moves were cut
   * @param best the move that the value comes from
   */
  void leave(P position, Moves legal, int toCome, int beta, Bound bound, int best) {
    if (isOn) {
      Bound reached = position.turn() == thinker ? Bound.AT_LEAST : Bound.AT_MOST;
      int value = valueForThinker(position, toCome);
      int limit = valueForThinker(position, beta);
      for (int i = 0; i < legal.size(); i++) {
        if (at(ply).indexOf(legal.get(i)) < 0) {
          trace.record(new TraceEvent.Cut(legal.get(i), value, reached, limit));
        }
      }
      leave(position, toCome, bound, Source.MOVES, best);
    }
  }

  private int valueForThinker(P position, int toCome) {
    int soFar = horizon.units(position.margin(thinker));
    return soFar + (position.turn() == thinker ? toCome : -toCome);
  }
}
