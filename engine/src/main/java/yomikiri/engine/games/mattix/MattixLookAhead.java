package yomikiri.engine.games.mattix;

import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Searches Mattix some plies ahead, by principal variation search (Marsland & Campbell 1982) with a
 * table. What is still to come behind them is estimated as the middle of the bounds that need no
 * search; where these decide, no search is made. No value is proven.
 *
 * <p>Positions are given as {@link MattixSolver} has them, whose bounds must be prepared.
 */
final class MattixLookAhead {
  private static final int SPAN = MattixSolver.SPAN;
  private static final int SIDE_LINES = MattixSolver.SIDE_LINES;
  private static final int SIDE_CELLS = MattixSolver.SIDE_CELLS;
  private static final int MOST = MattixSolver.MOST;

  private static final int VALUE_BITS = 12;
  private static final int VALUE_MASK = (1 << VALUE_BITS) - 1;
  private static final int ZERO = 1 << VALUE_BITS - 1;
  private static final int MOVE_SHIFT = VALUE_BITS;
  private static final int KIND_SHIFT = MOVE_SHIFT + 3;
  private static final int DEPTH_SHIFT = KIND_SHIFT + 2;
  private static final int TAG_SHIFT = DEPTH_SHIFT + 7;
  private static final int AT_LEAST = 1;
  private static final int AT_MOST = 2;
  private static final int EXACT = AT_LEAST | AT_MOST;
  private static final int NONE = -1;
  private static final int FIRST = 1 << 20; // more than any order of a move

  private final MattixBounds bounds;
  private final int tableBits;
  private long[] table = {}; // two numbers an entry: the tiles; what is known of them
  private long epoch;
  private final int[] orders = new int[(SIDE_CELLS + 1) << 3]; // by tiles left
  private Meter meter = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter();

  /**
   * @param tableBits the table has 2 to the power of so many entries of 16 bytes
   */
  MattixLookAhead(MattixBounds bounds, int tableBits) {
    this.bounds = bounds;
    this.tableBits = tableBits;
  }

  /** Begins with another root, whose bounds estimate all positions anew. */
  void begin(Meter next) {
    meter = next;
    epoch++;
  }

  /**
   * About what is to come for the side to move; at most that if it is not above {@code alpha}, at
   * least that if it is not below {@code beta}.
   */
  int value(long own, long other, int side, int line, int depth, int alpha, int beta) {
    if (table.length == 0) {
      table = new long[2 << tableBits];
    }
    return search(
        own,
        other,
        side,
        line,
        bounds.sum(own, side),
        bounds.sum(other, side ^ 1),
        depth,
        alpha,
        beta);
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
    long tag = epoch << 4 | side << 3 | line;
    int slot = (int) (MattixSolver.hash(own, tag) >>> Long.SIZE - tableBits) << 1;
    int known = NONE;
    long entry = table[slot + 1];
    if (table[slot] == own && entry >>> TAG_SHIFT == tag) {
      known = (int) (entry >>> MOVE_SHIFT) & 7;
      int value = ((int) entry & VALUE_MASK) - ZERO;
      int kind = (int) (entry >>> KIND_SHIFT) & EXACT;
      boolean isDeep = ((int) (entry >>> DEPTH_SHIFT) & 127) >= depth;
      boolean isHigh = (kind & AT_LEAST) != 0 && value >= beta;
      boolean isLow = (kind & AT_MOST) != 0 && value <= alpha;
      if (isDeep && (kind == EXACT || isHigh || isLow)) {
        return value;
      }
    }

    int otherSide = side ^ 1;
    int otherLines = otherSide * SIDE_LINES;
    int first = Long.bitCount(own) << 3;
    int end = order(first, own, other, side, line, rest, known);
    int best = -MOST;
    int move = 0;
    int low = alpha;
    for (int next = first; next < end && low < beta; next++) {
      int cross = MattixSolver.takeFirst(orders, next, end);
      int gain = bounds.weight[side * SIDE_CELLS + line * SPAN + cross];
      int crossLine = otherLines + (cross << SPAN);
      int crossMask = MattixSolver.lineMask(other, cross);
      int nextOwnSum =
          otherSum
              - bounds.await[crossLine + crossMask]
              + bounds.await[crossLine + (crossMask ^ 1 << line)];
      int nextOtherSum = rest + bounds.await[lines + (mask ^ 1 << cross)];
      long nextOwn = other ^ 1L << (cross * SPAN + line);
      long nextOther = own ^ 1L << (line * SPAN + cross);
      int high = next == first ? beta : Math.min(beta, low + 1);
      int value =
          gain
              - search(
                  nextOwn,
                  nextOther,
                  otherSide,
                  cross,
                  nextOwnSum,
                  nextOtherSum,
                  depth - 1,
                  gain - high,
                  gain - low);
      if (value >= high && high < beta) {
        value =
            gain
                - search(
                    nextOwn,
                    nextOther,
                    otherSide,
                    cross,
                    nextOwnSum,
                    nextOtherSum,
                    depth - 1,
                    gain - beta,
                    gain - low);
      }
      if (value > best) {
        best = value;
        move = cross;
      }
      low = Math.max(low, value);
    }
    int value = Math.clamp(best, lower, upper);
    int kind = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    table[slot] = own;
    table[slot + 1] =
        tag << TAG_SHIFT
            | (long) depth << DEPTH_SHIFT
            | kind << KIND_SHIFT
            | move << MOVE_SHIFT
            | value + ZERO;
    return value;
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
