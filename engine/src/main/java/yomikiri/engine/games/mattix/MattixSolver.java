package yomikiri.engine.games.mattix;

import yomikiri.engine.search.SplitSearch;
import yomikiri.engine.think.Meter;

/**
 * Exact solver of Mattix on boards up to 8×8.
 *
 * <p>A position is (tiles left, line to move in, side): the points so far are not part of it, every
 * value is the margin still to come for the side to move. Rows and columns are treated alike: the
 * tiles are kept twice, {@code own} grouped by the lines of the side to move and {@code other}
 * grouped by the opponent's, eight bits a line on a board of any size, and a move swaps the two.
 *
 * <p>The kernel {@link #test} decides "is the value at least beta?" by alpha-beta with a null
 * window, fail-soft (Knuth & Moore 1975; Fishburn 1983); exact values come from repeated tests,
 * MTD(f), and the children's table entries are looked up before any child is searched, enhanced
 * transposition cut-offs (Plaat, Schaeffer, Pijls & de Bruin 1996). The table holds proven bounds
 * only, so whatever stops a search, the next one may go on from it.
 */
final class MattixSolver extends SplitSearch<MattixSplit> {

  static final int SPAN = 8;
  static final int LINE_MASK = 255;
  static final int SIDE_LINES = SPAN << SPAN;
  static final int SIDE_CELLS = SPAN * SPAN;

  /** No value is as large: the tiles of 8×8 come to 312, whatever their signs. */
  static final int MOST = 400;

  /** Tiles from which nodes are worth sharing among threads. */
  private static final int SHARED = 22;

  private static final int BOUND_BITS = MattixTable.CONTENTS_BITS / 2;
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int ZERO = 1 << BOUND_BITS - 1;

  private final MattixBounds bounds;
  private final MattixTable table;
  private final Meter meter;
  private final int[] weight;
  private final int[] shifted;
  private final int[] potential;
  private final int[] await;
  private final int[] leave;
  private final int[] danger;

  /** Moves of the nodes on the path, eight slots for every number of tiles left. */
  private final int[] orders = new int[(SIDE_CELLS + 1) << 3];

  /**
   * One that goes by what {@code table} knows and adds to it.
   *
   * @param bounds prepared for the root
   */
  MattixSolver(MattixBounds bounds, MattixTable table, Meter meter) {
    this.bounds = bounds;
    this.table = table;
    this.meter = meter;
    weight = bounds.weight;
    shifted = bounds.shifted;
    potential = bounds.potential;
    await = bounds.await;
    leave = bounds.leave;
    danger = bounds.danger;
  }

  /** A lower bound of the value not below {@code beta}, or an upper bound below it. */
  int test(long own, long other, int side, int line, int beta) {
    return test(own, other, side, line, bounds.sum(own, side), bounds.sum(other, side ^ 1), beta);
  }

  /** {@code ownSum} and {@code otherSum} are the sums of the bounds over the lines of each side. */
  private int test(long own, long other, int side, int line, int ownSum, int otherSum, int beta) {
    meter.visit();
    int mask = lineMask(own, line);
    if (mask == 0) {
      return 0;
    }
    int lines = side * SIDE_LINES + (line << SPAN);
    int rest = ownSum - await[lines + mask];
    int lower = rest + leave[lines + mask];
    int upper = -otherSum - potential[side * SPAN + line];
    long tag = table.tag(side, line);
    int slot = table.slot(own, tag);
    int found = table.probe(slot, own, tag);
    if (found != MattixTable.NONE) {
      lower = Math.max(lower, lower(found));
      upper = Math.min(upper, upper(found));
    }
    if (lower >= beta || lower >= upper) {
      return lower;
    }
    if (upper < beta) {
      return upper;
    }

    int otherSide = side ^ 1;
    int otherLines = otherSide * SIDE_LINES;
    int cells = side * SIDE_CELLS + line * SPAN;
    int tiles = Long.bitCount(own);
    int first = tiles << 3;
    int end = first;
    int best = -MOST;
    for (int left = mask; left != 0; left &= left - 1) {
      int cross = Integer.numberOfTrailingZeros(left);
      int gain = weight[cells + cross];
      int crossLine = otherLines + (cross << SPAN);
      int crossMask = lineMask(other, cross);
      int crossRest = crossMask ^ 1 << line;
      int low = shifted[cells + cross] + rest + await[lines + (mask ^ 1 << cross)];
      int high = gain - otherSum + await[crossLine + crossMask] - leave[crossLine + crossRest];
      if (crossRest == 0) {
        low = gain;
        high = gain;
      } else if (low < beta && high >= beta) {
        long childOwn = other ^ 1L << (cross * SPAN + line);
        long childTag = table.tag(otherSide, cross);
        int child = table.probe(table.slot(childOwn, childTag), childOwn, childTag);
        if (child != MattixTable.NONE) {
          low = Math.max(low, gain - upper(child));
          high = Math.min(high, gain - lower(child));
        }
      }
      if (low >= beta) {
        return store(slot, own, tag, low, upper, low);
      }
      if (high < beta) {
        best = Math.max(best, high);
      } else {
        orders[end++] = 8 * gain + 4 * low - danger[crossLine + crossRest] << 3 | cross;
      }
    }

    for (int next = first; next < end && best < beta; next++) {
      if (tiles >= SHARED) {
        leaveIfSettled();
        if (next > first && hasIdle()) {
          MattixSplit.Node node = new MattixSplit.Node(own, other, side, line, rest, otherSum, 0);
          MattixSplit shared = new MattixSplit(node, orders, next, end, beta - 1, beta, best);
          share(shared);
          best = shared.best();
          break;
        }
      }
      int cross = cross(takeFirst(orders, next, end));
      best = Math.max(best, after(own, other, side, line, rest, otherSum, cross, beta));
    }
    return best >= beta
        ? store(slot, own, tag, best, upper, best)
        : store(slot, own, tag, lower, best, best);
  }

  /** The same of a move. */
  private int after(
      long own, long other, int side, int line, int rest, int otherSum, int cross, int beta) {
    int lines = side * SIDE_LINES + (line << SPAN);
    int crossLine = (side ^ 1) * SIDE_LINES + (cross << SPAN);
    int crossMask = lineMask(other, cross);
    int gain = weight[side * SIDE_CELLS + line * SPAN + cross];
    return gain
        - test(
            other ^ 1L << (cross * SPAN + line),
            own ^ 1L << (line * SPAN + cross),
            side ^ 1,
            cross,
            otherSum - await[crossLine + crossMask] + await[crossLine + (crossMask ^ 1 << line)],
            rest + await[lines + (lineMask(own, line) ^ 1 << cross)],
            gain - beta + 1);
  }

  @Override
  protected Meter meter() {
    return meter;
  }

  @Override
  protected void search(MattixSplit shared, int place) {
    MattixSplit.Node node = shared.node;
    int value =
        after(
            node.own(),
            node.other(),
            node.side(),
            node.line(),
            node.rest(),
            node.otherSum(),
            shared.cross(place),
            shared.beta());
    boolean _ = shared.put(place, value);
  }

  /** Puts the move of the highest order at {@code next}, and returns its entry. */
  static int takeFirst(int[] orders, int next, int end) {
    int at = next;
    for (int i = next + 1; i < end; i++) {
      if (orders[i] > orders[at]) {
        at = i;
      }
    }
    int move = orders[at];
    orders[at] = orders[next];
    orders[next] = move;
    return move;
  }

  /** The crossing line of a move, which stands below its order. */
  static int cross(int order) {
    return order & 7;
  }

  private int store(int slot, long own, long tag, int lower, int upper, int value) {
    int low = Math.max(lower, -MOST) + ZERO;
    int high = Math.min(upper, MOST) + ZERO;
    table.store(slot, own, tag, high << BOUND_BITS | low);
    return value;
  }

  private static int lower(int found) {
    return (found & BOUND_MASK) - ZERO;
  }

  private static int upper(int found) {
    return (found >>> BOUND_BITS) - ZERO;
  }

  static int lineMask(long lines, int line) {
    return (int) (lines >>> line * SPAN) & LINE_MASK;
  }
}
