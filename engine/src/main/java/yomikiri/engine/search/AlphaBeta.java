package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent.Source;
import yomikiri.engine.think.Verdict;

/**
 * Negamax alpha-beta (Knuth and Moore 1975) with iterative deepening and a transposition table
 * (Slate and Atkin 1977). Inside, values are what is still to come for the seat to move, in units
 * of the evaluation, so that positions that differ only in the points so far share their results;
 * at the horizon the evaluation tells it. Moves are tried in the order: best move known from the
 * table, then the higher ordering score, then the one that cut off more elsewhere ({@link
 * HistoryTable}).
 *
 * <p>A depth is as exact as plain minimax to that depth: a stored result is used only at the very
 * depth it was found for, or at any if no horizon touched it. Each search starts with an empty
 * table, so the answer depends on position and budget alone.
 */
public final class AlphaBeta<P extends DuelPosition> implements Player<P> {
  /** Of its table, where it is not told. */
  static final Memory USUAL = Memory.ofMegabytes(8);

  private static final int INFINITE = 1 << 22;
  private static final int HISTORY_LIMIT = 1 << 22;

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final TranspositionTable table;
  private final HistoryTable history;
  private final NodeMoves.Path<P> path;
  private final TableLine<P> lines;
  private boolean horizonSeen;
  private DepthTrace<P> trace;

  /** Counts the points on the board at the horizon. */
  public AlphaBeta(Game<P> game) {
    this(game, Horizon.ofPoints(), USUAL);
  }

  /** Asks {@code evaluation} at the horizon. */
  public AlphaBeta(Game<P> game, Evaluation<P> evaluation) {
    this(game, Horizon.of(evaluation), USUAL);
  }

  AlphaBeta(Game<P> game, Horizon<P> horizon, Memory memory) {
    this.game = game;
    this.table = new TranspositionTable(memory.bits(TranspositionTable.ENTRY_BYTES));
    this.horizon = horizon;
    this.history = new HistoryTable(2, game.moveLimit(), HISTORY_LIMIT);
    this.path = new NodeMoves.Path<>(game, horizon);
    this.lines = new TableLine<>(game, horizon, table);
    this.trace = new DepthTrace<>(Trace.NONE, 0, horizon);
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    table.clear();
    trace = new DepthTrace<>(context.trace(), seat, horizon);
    history.clear();
    List<RankedMove> previous = new ArrayList<>();
    NodeMoves<P> node = expand(ownCopy, 0, -1, 1);
    for (int i = 0; i < node.legal.size(); i++) {
      int move = node.legal.get(node.order.pick(i));
      previous.add(new RankedMove(move, new Verdict.Points(0, false)));
    }
    int fallback = previous.getFirst().move();
    Meter meter = context.clock().meter();
    return IterativeDeepening.choose(
        fallback,
        context,
        depth -> Math.min(depth + 1, TranspositionTable.SOLVED - 1),
        depth -> {
          IterativeDeepening.Iteration iteration =
              searchRoot(ownCopy, depth, previous, context.everyMove(), meter);
          previous.clear();
          previous.addAll(iteration.moves());
          return iteration;
        });
  }

  private IterativeDeepening.Iteration searchRoot(
      P root, int depth, List<RankedMove> order, boolean everyMove, Meter meter) {
    meter.visit();
    trace.begin(depth);
    int seat = root.turn();
    P child = game.copyOf(root);
    int best = -INFINITE;
    int bestMove = Integer.MAX_VALUE;
    boolean horizonAnywhere = false;
    List<RankedMove> ranked = new ArrayList<>();
    for (RankedMove next : order) {
      int move = next.move();
      game.copy(root, child);
      child.play(move);
      int gain = horizon.units(child.margin(seat));
      int alpha = everyMove ? -INFINITE : move < bestMove ? best - 1 : best;
      horizonSeen = false;
      trace.enter(child, seat, move, alpha - gain, INFINITE, 0);
      int value = gain + toCome(child, seat, depth - 1, 1, alpha - gain, INFINITE, meter);
      horizonAnywhere |= horizonSeen;
      ranked.add(lines.ranked(root, move, depth, value, alpha, !horizonSeen));
      if (value > best || (value == best && value > alpha && move < bestMove)) {
        best = value;
        bestMove = move;
      }
    }
    RootMoveRanking.sort(ranked);
    trace.end(best, bestMove);
    return new IterativeDeepening.Iteration(
        ranked, !horizonAnywhere || lines.isSettled(ranked, best, /* everyMove= */ true));
  }

  /** The value to come after {@code child} for {@code seat}, who moved there. */
  private int toCome(P child, int seat, int depth, int ply, int alpha, int beta, Meter meter) {
    return child.isOver() || child.turn() == seat
        ? search(child, depth, ply, alpha, beta, meter)
        : -search(child, depth, ply, -beta, -alpha, meter);
  }

  /** The value to come for the seat to move; fail-soft outside the window. */
  private int search(P position, int depth, int ply, int alpha, int beta, Meter meter) {
    meter.visit();
    if (position.isOver()) {
      trace.leave(position, 0, Bound.EXACT, Source.END);
      return 0;
    }
    if (depth == 0) {
      horizonSeen = true;
      int value = horizon.evaluate(position, position.turn());
      trace.leave(position, value, Bound.EXACT, Source.HORIZON);
      return value;
    }
    long key = position.key();
    long known = table.probe(key);
    int knownMove = -1;
    if (known != TranspositionTable.NONE) {
      int knownDepth = TranspositionTable.depthOf(known);
      if (knownDepth == depth || knownDepth == TranspositionTable.SOLVED) {
        int value = ValueEntry.valueOf(known);
        Bound bound = ValueEntry.boundOf(known);
        if (bound == Bound.EXACT
            || (bound == Bound.AT_LEAST && value >= beta)
            || (bound == Bound.AT_MOST && value <= alpha)) {
          horizonSeen |= knownDepth != TranspositionTable.SOLVED;
          trace.leave(position, value, bound, Source.TABLE);
          return value;
        }
      }
      knownMove = ValueEntry.moveOf(known);
    }
    return searchChildren(position, key, knownMove, depth, ply, alpha, beta, meter);
  }

  private int searchChildren(
      P position, long key, int knownMove, int depth, int ply, int alpha, int beta, Meter meter) {
    boolean horizonBefore = horizonSeen;
    horizonSeen = false;
    int seat = position.turn();
    NodeMoves<P> node = expand(position, ply, knownMove, depth);
    int best = -INFINITE;
    int bestMove = -1;
    int floor = alpha;
    for (int i = 0; i < node.legal.size() && best < beta; i++) {
      int child = node.order.pick(i);
      int gain = node.gain(child);
      P after = node.child(child);
      trace.enter(after, seat, node.legal.get(child), floor - gain, beta - gain, 0);
      int value = gain + toCome(after, seat, depth - 1, ply + 1, floor - gain, beta - gain, meter);
      if (value > best) {
        best = value;
        bestMove = node.legal.get(child);
        floor = Math.max(floor, best);
      }
    }
    if (best >= beta) {
      history.add(seat, bestMove, depth);
    }
    Bound bound = best >= beta ? Bound.AT_LEAST : best > alpha ? Bound.EXACT : Bound.AT_MOST;
    int holds = horizonSeen ? depth : TranspositionTable.SOLVED;
    table.store(key, holds, ValueEntry.of(best, bound, bestMove));
    horizonSeen |= horizonBefore;
    trace.leave(position, node.legal, best, beta, bound, bestMove);
    return best;
  }

  /** Steps to every child and puts them in order; {@code first} goes before all others. */
  private NodeMoves<P> expand(P position, int ply, int first, int depth) {
    NodeMoves<P> node = path.at(ply, position);
    int seat = position.turn();
    for (int i = 0; i < node.legal.size(); i++) {
      int move = node.legal.get(i);
      node.step(position, i);
      node.order.add(
          move == first
              ? MovePicker.FIRST
              : (long) horizon.orderingScore(node.child(i), seat, node.gain(i), depth)
                      * HISTORY_LIMIT
                  + history.count(seat, move));
    }
    return node;
  }
}
