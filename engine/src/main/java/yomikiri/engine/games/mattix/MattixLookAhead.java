package yomikiri.engine.games.mattix;

import yomikiri.engine.search.SplitSearch;
import yomikiri.engine.think.Meter;

/**
 * Searches Mattix some plies ahead, by principal variation search (Marsland & Campbell 1982) with a
 * table. What is still to come behind them is estimated as the middle of the bounds that need no
 * search; where these decide, no search is made. No value is proven.
 *
 * <p>Positions are given as {@link MattixSolver} has them.
 */
final class MattixLookAhead extends SplitSearch<MattixSplit> {
  private static final int SPAN = MattixSolver.SPAN;
  private static final int SIDE_LINES = MattixSolver.SIDE_LINES;
  private static final int SIDE_CELLS = MattixSolver.SIDE_CELLS;
  private static final int MOST = MattixSolver.MOST;

  /** Plies to go from which nodes are worth sharing among threads. */
  private static final int SHARED = 6;

  private static final int VALUE_BITS = 12;
  private static final int VALUE_MASK = (1 << VALUE_BITS) - 1;
  private static final int ZERO = 1 << VALUE_BITS - 1;
  private static final int MOVE_SHIFT = VALUE_BITS;
  private static final int KIND_SHIFT = MOVE_SHIFT + 3;
  private static final int DEPTH_SHIFT = KIND_SHIFT + 2;
  private static final int AT_LEAST = 1;
  private static final int AT_MOST = 2;
  private static final int EXACT = AT_LEAST | AT_MOST;
  private static final int NO_MOVE = -1;
  private static final int FIRST = 1 << 20; // more than any order of a move

  private final MattixBounds bounds;
  private final MattixTable table;
  private final Meter meter;
  private final int[] orders = new int[(SIDE_CELLS + 1) << 3]; // by tiles left

  /**
   * One that goes by what {@code table} knows and adds to it.
   *
   * @param bounds prepared for the root; those of another root estimate all positions anew
   */
  MattixLookAhead(MattixBounds bounds, MattixTable table, Meter meter) {
    this.bounds = bounds;
    this.table = table;
    this.meter = meter;
  }

  /**
   * About what is to come for the side to move; at most that if it is not above {@code alpha}, at
   * least that if it is not below {@code beta}.
   */
  int value(long own, long other, int side, int line, int depth, int alpha, int beta) {
    int ownSum = bounds.sum(own, side);
    int otherSum = bounds.sum(other, side ^ 1);
    return search(own, other, side, line, ownSum, otherSum, depth, alpha, beta);
  }

  private int search(
      long own,
      long other,
      int side,
      int line,
      int ownSum,
      int otherSum,
      int depth,
      int alpha,
      int beta) {
    meter.visit();
    int mask = MattixSolver.lineMask(own, line);
    if (mask == 0) {
      return 0;
    }
    int lines = side * SIDE_LINES + (line << SPAN);
    int rest = ownSum - bounds.await[lines + mask];
    int lower = rest + bounds.leave[lines + mask];
    int upper = -otherSum - bounds.potential[side * SPAN + line];
    if (lower >= beta || lower >= upper) {
      return lower;
    }
    if (upper <= alpha) {
      return upper;
    }
    if (depth == 0) {
      return lower + upper >> 1;
    }
    long tag = table.tag(side, line);
    int slot = table.slot(own, tag);
    int found = table.probe(slot, own, tag);
    int known = NO_MOVE;
    if (found != MattixTable.NONE) {
      known = found >>> MOVE_SHIFT & 7;
      int value = (found & VALUE_MASK) - ZERO;
      int kind = found >>> KIND_SHIFT & EXACT;
      boolean isHigh = (kind & AT_LEAST) != 0 && value >= beta;
      boolean isLow = (kind & AT_MOST) != 0 && value <= alpha;
      if (found >>> DEPTH_SHIFT >= depth && (kind == EXACT || isHigh || isLow)) {
        return value;
      }
    }

    int first = Long.bitCount(own) << 3;
    int end = order(first, own, other, side, line, rest, known);
    int best = -MOST;
    int move = 0;
    for (int next = first; next < end && best < beta; next++) {
      int low = Math.max(alpha, best);
      if (depth >= SHARED) {
        leaveIfSettled();
        if (next > first && hasIdle()) {
          MattixSplit.Node node =
              new MattixSplit.Node(own, other, side, line, rest, otherSum, depth);
          MattixSplit shared = new MattixSplit(node, orders, next, end, low, beta, best);
          share(shared);
          best = shared.best();
          move = shared.bestCross(move);
          break;
        }
      }
      int cross = MattixSolver.cross(MattixSolver.takeFirst(orders, next, end));
      int high = next == first ? beta : Math.min(beta, low + 1);
      int value = after(own, other, side, line, rest, otherSum, depth, cross, low, high);
      if (value >= high && high < beta) {
        value = after(own, other, side, line, rest, otherSum, depth, cross, low, beta);
      }
      if (value > best) {
        best = value;
        move = cross;
      }
    }
    int value = Math.clamp(best, lower, upper);
    int kind = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    int contents = depth << DEPTH_SHIFT | kind << KIND_SHIFT | move << MOVE_SHIFT | value + ZERO;
    table.store(slot, own, tag, contents);
    return value;
  }

  /** The value of a move in a window. */
  private int after(
      long own,
      long other,
      int side,
      int line,
      int rest,
      int otherSum,
      int depth,
      int cross,
      int alpha,
      int beta) {
    int lines = side * SIDE_LINES + (line << SPAN);
    int crossLine = (side ^ 1) * SIDE_LINES + (cross << SPAN);
    int crossMask = MattixSolver.lineMask(other, cross);
    int gain = bounds.weight[side * SIDE_CELLS + line * SPAN + cross];
    return gain
        - search(
            other ^ 1L << (cross * SPAN + line),
            own ^ 1L << (line * SPAN + cross),
            side ^ 1,
            cross,
            otherSum
                - bounds.await[crossLine + crossMask]
                + bounds.await[crossLine + (crossMask ^ 1 << line)],
            rest + bounds.await[lines + (MattixSolver.lineMask(own, line) ^ 1 << cross)],
            depth - 1,
            gain - beta,
            gain - alpha);
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(MattixSplit shared, int place) {
    int low = shared.floor();
    int high = Math.min(shared.beta(), low + 1);
    int value = after(shared, place, low, high);
    if (value >= high && high < shared.beta()) {
      value = after(shared, place, low, shared.beta());
    }
    boolean _ = shared.put(place, value);
  }

  private int after(MattixSplit shared, int place, int alpha, int beta) {
    MattixSplit.Node node = shared.node;
    return after(
        node.own(),
        node.other(),
        node.side(),
        node.line(),
        node.rest(),
        node.otherSum(),
        node.depth(),
        shared.cross(place),
        alpha,
        beta);
  }

  /** Lists the moves with what tells which to try first; returns the end of the list. */
  private int order(int first, long own, long other, int side, int line, int rest, int known) {
    int lines = side * SIDE_LINES + (line << SPAN);
    int mask = MattixSolver.lineMask(own, line);
    int cells = side * SIDE_CELLS + line * SPAN;
    int otherLines = (side ^ 1) * SIDE_LINES;
    int end = first;
    for (int left = mask; left != 0; left &= left - 1) {
      int cross = Integer.numberOfTrailingZeros(left);
      int low = bounds.shifted[cells + cross] + rest + bounds.await[lines + (mask ^ 1 << cross)];
      int opened = MattixSolver.lineMask(other, cross) ^ 1 << line;
      int score =
          8 * bounds.weight[cells + cross]
              + 4 * low
              - bounds.danger[otherLines + (cross << SPAN) + opened];
      orders[end++] = (cross == known ? FIRST : score) << 3 | cross;
    }
    return end;
  }
}
