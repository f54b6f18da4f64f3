package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.TraceEvent.Source;
import yomikiri.engine.think.Verdict;

/**
 * Plain minimax (Shannon 1950): every line to a fixed depth, valued there by the margin or by an
 * evaluation. Slow and simple; what the faster searches are held against.
 */
public final class Minimax<P extends DuelPosition> implements Player<P> {
  private final Game<P> game;
  private final Horizon<P> horizon;
  private final List<P> scratch = new ArrayList<>();
  private final List<Moves> moves = new ArrayList<>();
  private final LineTable lines = new LineTable();
  private boolean horizonSeen;
  private Trace trace = Trace.NONE;
  private boolean traced;

  /** Counts the points on the board at the horizon. */
  public Minimax(Game<P> game) {
    this(game, Horizon.ofPoints());
  }

  /** Asks {@code evaluation} at the horizon. */
  public Minimax(Game<P> game, Evaluation<P> evaluation) {
    this(game, Horizon.of(evaluation));
  }

  Minimax(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.horizon = horizon;
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    Meter meter = context.clock().meter();
    trace = context.trace();
    traced = trace.isOn();
    movesAt(0).clear();
    ownCopy.legalMoves(movesAt(0));
    return IterativeDeepening.choose(
        movesAt(0).get(0),
        context,
        depth -> depth + 1,
        depth -> search(ownCopy, seat, depth, meter));
  }

  private IterativeDeepening.Iteration search(P root, int seat, int depth, Meter meter) {
    meter.visit();
    if (traced) {
      trace.record(new TraceEvent.DepthStarts(depth, horizon.scale()));
    }
    List<RankedMove> ranked = new ArrayList<>();
    boolean solved = true;
    int best = Integer.MIN_VALUE;
    Moves legal = movesAt(0);
    for (int i = 0; i < legal.size(); i++) {
      P child = scratchAt(0, root);
      child.play(legal.get(i));
      enter(legal.get(i));
      horizonSeen = false;
      int value = value(child, seat, depth - 1, 1, meter);
      boolean isCertain = !horizonSeen || horizon.isForced(game, value, Bound.EXACT);
      Verdict verdict = horizon.verdict(value, Bound.EXACT, isCertain);
      ranked.add(new RankedMove(legal.get(i), verdict, lines.after(legal.get(i), 1)));
      solved &= !horizonSeen;
      best = Math.max(best, value);
    }
    RootMoveRanking.sort(ranked);
    leave(best, Source.MOVES, ranked.getFirst().move());
    return new IterativeDeepening.Iteration(ranked, solved);
  }

  /**
   * What {@code position} is worth to {@code seat} after best play by both for {@code depth} plies.
   */
  private int value(P position, int seat, int depth, int ply, Meter meter) {
    meter.visit();
    lines.begin(ply);
    if (position.isOver() || depth == 0) {
      boolean over = position.isOver();
      horizonSeen |= !over;
      int value = horizon.value(position, seat);
      leave(value, over ? Source.END : Source.HORIZON, Trace.NO_MOVE);
      return value;
    }
    boolean own = position.turn() == seat;
    int bestMove = Trace.NO_MOVE;
    int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    Moves legal = movesAt(ply);
    position.legalMoves(legal);
    for (int i = 0; i < legal.size(); i++) {
      P child = scratchAt(ply, position);
      child.play(legal.get(i));
      enter(legal.get(i));
      int value = value(child, seat, depth - 1, ply + 1, meter);
      if (own ? value > best : value < best) {
        best = value;
        bestMove = legal.get(i);
        lines.lead(ply, bestMove);
      }
    }
    leave(best, Source.MOVES, bestMove);
    return best;
  }

  private void enter(int move) {
    if (traced) {
      trace.record(new TraceEvent.Enter(move, SearchWindow.OPEN));
    }
  }

  private void leave(int value, Source source, int best) {
    if (traced) {
      trace.record(new TraceEvent.Leave(value, Bound.EXACT, source, best));
    }
  }

  private Moves movesAt(int ply) {
    while (moves.size() <= ply) {
      moves.add(new Moves());
    }
    return moves.get(ply);
  }

  private P scratchAt(int ply, P from) {
    while (scratch.size() <= ply) {
      scratch.add(game.copyOf(from));
    }
    P copy = scratch.get(ply);
    game.copy(from, copy);
    return copy;
  }
}
