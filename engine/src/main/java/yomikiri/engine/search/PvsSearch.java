package yomikiri.engine.search;

import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent.Source;

/**
 * What one thread of {@link Pvs} searches below the root: all of it, or what others share. Values
 * are what is still to come for the seat to move, in units of the evaluation. Not thread-safe.
 *
 * <p>Where others share a node, all its moves should be needed. So one at which a move is expected
 * to cut off (a cut node of Knuth and Moore 1975) is shared only after several have not done so.
 */
final class PvsSearch<P extends DuelPosition> extends SplitSearch<NodeSplit<P>> {
  /** Beyond every value, however often shifted by gains. */
  static final int INFINITE = 1 << 22;

  private static final int HISTORY_LIMIT = 1 << 22;

  private static final int LEAST_REDUCED = 3; // plies to go at a node whose late moves are reduced
  private static final int LATER = 8;
  private static final int SHARED = 3; // plies to go from which nodes are worth sharing
  private static final int MANY = 32; // moves that make nodes with a ply less worth it, too
  private static final int LIKELY = 6; // moves of which one cuts off where that is expected

  /** Bytes that keep what is written at each node out of other threads' lines of the cache. */
  private static final int APART = 128;

  private final Horizon<P> horizon;
  private final TranspositionTable table;
  private final HistoryTable history;
  private final int late; // moves before those that are searched less deep
  private final NodeMoves.Path<P> path;
  private Meter meter = TimeKeeper.start(Budget.UNLIMITED, () -> 0).meter();
  private DepthTrace<P> trace;
  private boolean exact;
  private final boolean[] horizonSeen = new boolean[2 * APART + 1]; // at APART

  /**
   * A search of one thread.
   *
   * @param table shared by all threads, as is {@code history}, which {@link #historyOf} makes
   */
  PvsSearch(Game<P> game, Horizon<P> horizon, TranspositionTable table, HistoryTable history) {
    this.horizon = horizon;
    this.table = table;
    this.late = horizon.isEvaluation() ? 2 : 1;
    this.history = history;
    this.path = new NodeMoves.Path<>(game, horizon);
    this.trace = new DepthTrace<>(Trace.NONE, 0, horizon);
  }

  static HistoryTable historyOf(Game<?> game) {
    return new HistoryTable(2, game.moveLimit(), HISTORY_LIMIT);
  }

  /** Has what is searched from now on for {@code thinker} be followed. */
  void follow(Trace follower, int thinker) {
    trace = new DepthTrace<>(follower, thinker, horizon);
  }

  /**
   * Begins a search.
   *
   * @param isExact whether a depth is as exact as plain minimax to that depth
   */
  void begin(Meter counted, boolean isExact) {
    meter = counted;
    exact = isExact;
    join(null);
  }

  /** What is searched, as far as it is followed. */
  DepthTrace<P> trace() {
    return trace;
  }

  /** Whether the value of the last root move rests on a position at the horizon. */
  boolean isHorizonSeen() {
    return horizonSeen[APART];
  }

  /**
   * The value to come after a root move.
   *
   * @param seat who has made it
   * @param depth plies to look ahead from the root
   * @param alpha values up to it are of no use
   * @param gain what the move has gained
   */
  int afterRoot(P child, int seat, int move, int depth, int place, int alpha, int gain) {
    horizonSeen[APART] = false;
    return value(child, seat, move, depth, 0, place, alpha - gain, INFINITE - gain);
  }

  /**
   * The value to come after a move for {@code seat}, who made it.
   *
   * @param place in the order in which moves are tried; the first one is searched with the whole
   *     window
   */
  private int value(
      P child, int seat, int move, int depth, int ply, int place, int alpha, int beta) {
    if (place == 0 || depth == 1) {
      path.expectCut(ply + 1, beta - alpha == 1 && !path.isCutExpected(ply));
      trace.enter(child, seat, move, alpha, beta, 0);
      return toCome(child, seat, depth - 1, ply + 1, alpha, beta);
    }
    boolean seenBefore = horizonSeen[APART];
    path.expectCut(ply + 1, true);
    int less = exact ? 0 : reduction(depth, place);
    trace.enter(child, seat, move, alpha, alpha + 1, less);
    int value = toCome(child, seat, depth - 1 - less, ply + 1, alpha, alpha + 1);
    if (value <= alpha || child.isOver()) {
      return value;
    }
    if (less > 0) {
      horizonSeen[APART] = seenBefore;
      trace.enter(child, seat, move, alpha, alpha + 1, 0);
      value = toCome(child, seat, depth - 1, ply + 1, alpha, alpha + 1);
    }
    if (value > alpha && value < beta) {
      horizonSeen[APART] = seenBefore;
      path.expectCut(ply + 1, false);
      trace.enter(child, seat, move, alpha, beta, 0);
      value = toCome(child, seat, depth - 1, ply + 1, alpha, beta);
    }
    return value;
  }

  /**
   * By how many plies less a late move is searched first: an even number, since at odd and even
   * depths different sides have moved last.
   */
  private int reduction(int depth, int place) {
    if (depth < LEAST_REDUCED || place < late) {
      return 0;
    }
    return place < LATER || depth < LEAST_REDUCED + 3 ? 2 : 4;
  }

  private int toCome(P child, int seat, int depth, int ply, int alpha, int beta) {
    return child.isOver() || child.turn() == seat
        ? search(child, depth, ply, alpha, beta)
        : -search(child, depth, ply, -beta, -alpha);
  }

  /** The value to come for the seat to move; fail-soft outside the window. */
  private int search(P position, int depth, int ply, int alpha, int beta) {
    meter.visit();
    if (position.isOver()) {
      trace.leave(position, 0, Bound.EXACT, Source.END);
      return 0;
    }
    if (depth <= 0) {
      horizonSeen[APART] = true;
      int value = horizon.evaluate(position, position.turn());
      trace.leave(position, value, Bound.EXACT, Source.HORIZON);
      return value;
    }
    if (depth >= SHARED - 1) {
      leaveIfSettled();
    }
    long key = position.key();
    long known = table.probe(key);
    int knownMove = -1;
    if (known != TranspositionTable.NONE) {
      if (isEnough(known, depth, alpha, beta)) {
        horizonSeen[APART] |= TranspositionTable.depthOf(known) != TranspositionTable.SOLVED;
        int value = ValueEntry.valueOf(known);
        Bound bound = ValueEntry.boundOf(known);
        trace.leave(position, value, bound, Source.TABLE);
        return value;
      }
      knownMove = ValueEntry.moveOf(known);
    }
    return searchMoves(position, key, knownMove, depth, ply, alpha, beta);
  }

  private boolean isEnough(long known, int depth, int alpha, int beta) {
    int knownDepth = TranspositionTable.depthOf(known);
    boolean isDeep =
        knownDepth == depth
            || knownDepth == TranspositionTable.SOLVED
            || !exact && knownDepth > depth;
    int value = ValueEntry.valueOf(known);
    return isDeep
        && switch (ValueEntry.boundOf(known)) {
          case EXACT -> true;
          case AT_LEAST -> value >= beta;
          case AT_MOST -> value <= alpha;
        };
  }

  private int searchMoves(
      P position, long key, int knownMove, int depth, int ply, int alpha, int beta) {
    boolean seenBefore = horizonSeen[APART];
    boolean seenBelow = false;
    boolean seenBehindBest = false;
    int seat = position.turn();
    NodeMoves<P> node = path.at(ply, position);
    boolean isLarge = depth >= SHARED || depth == SHARED - 1 && node.legal.size() >= MANY;
    int unshared = node.isCutExpected() ? LIKELY : 1;
    int first = knownMove < 0 ? -1 : node.legal.indexOf(knownMove);
    int best = -INFINITE;
    int bestMove = -1;
    int floor = alpha;
    for (int i = 0; i < node.legal.size() && best < beta; i++) {
      if (isLarge && i >= unshared && hasIdle()) {
        if (i == known(first)) {
          rank(node, position, first, depth);
        }
        NodeSplit<P> shared =
            new NodeSplit<>(node, seat, i, known(first), depth, ply, alpha, beta, best);
        share(shared);
        seenBelow |= shared.isHorizonSeen();
        if (shared.bestPlace() >= 0) {
          best = shared.best();
          bestMove = shared.bestMove();
          seenBehindBest = shared.isHorizonSeenBehindBest();
        }
        break;
      }
      int child = next(node, position, first, i, depth);
      int move = node.legal.get(child);
      int gain = node.gain(child);
      P after = node.child(child);
      horizonSeen[APART] = false;
      int value = gain + value(after, seat, move, depth, ply, i, floor - gain, beta - gain);
      seenBelow |= horizonSeen[APART];
      if (value > best) {
        best = value;
        bestMove = move;
        seenBehindBest = horizonSeen[APART];
        floor = Math.max(floor, best);
      }
    }
    if (best >= beta) {
      history.add(seat, bestMove, depth);
    }
    Bound bound = best >= beta ? Bound.AT_LEAST : best > alpha ? Bound.EXACT : Bound.AT_MOST;
    trace.leave(position, node.legal, best, beta, bound, bestMove);
    boolean seen = best >= beta ? seenBehindBest : seenBelow;
    int holds = seen ? depth : TranspositionTable.SOLVED;
    table.store(key, holds, ValueEntry.of(best, bound, bestMove));
    horizonSeen[APART] = seenBefore || seen;
    return best;
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(NodeSplit<P> shared, int place) {
    int child = shared.index(place);
    NodeMoves<P> node = shared.node;
    int gain = node.gain(child);
    int floor = shared.floor() - gain;
    path.expectCut(shared.ply, node.isCutExpected());
    horizonSeen[APART] = false;
    int value =
        value(
            node.child(child),
            shared.seat,
            node.legal.get(child),
            shared.depth,
            shared.ply,
            place,
            floor,
            shared.beta() - gain);
    shared.put(place, gain + value, horizonSeen[APART]);
  }

  /** How many moves were known before. */
  private static int known(int first) {
    return first < 0 ? 0 : 1;
  }

  /**
   * The index of the move to be tried next, stepped to. As long as a move that was known before
   * cuts off, none of the others is.
   *
   * @param first index of the move that was known before, or -1
   */
  private int next(NodeMoves<P> node, P position, int first, int tried, int depth) {
    int known = known(first);
    if (tried < known) {
      node.step(position, first);
      return first;
    }
    if (tried == known) {
      rank(node, position, first, depth);
    }
    int index = node.order.pick(tried - known);
    if (isLazy(depth)) {
      node.step(position, index);
    }
    return index;
  }

  /** Whether the order of moves does not depend on what they lead to. */
  private boolean isLazy(int depth) {
    return depth == 1 && horizon.isEvaluation();
  }

  /** Puts the moves in order but for one that was tried before. */
  private void rank(NodeMoves<P> node, P position, int before, int depth) {
    int seat = position.turn();
    for (int i = 0; i < node.legal.size(); i++) {
      int move = node.legal.get(i);
      long rank = history.count(seat, move);
      if (i == before) {
        rank = -MovePicker.FIRST;
      } else if (!isLazy(depth)) {
        node.step(position, i);
        P child = node.child(i);
        rank += (long) horizon.orderingScore(child, seat, node.gain(i), depth) * HISTORY_LIMIT;
      }
      node.order.add(rank);
    }
  }
}
