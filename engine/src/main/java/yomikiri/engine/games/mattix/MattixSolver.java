package yomikiri.engine.games.mattix;

import java.util.Arrays;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

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
final class MattixSolver {

  static final int SPAN = 8;
  static final int LINE_MASK = 255;
  static final int SIDE_LINES = SPAN << SPAN;
  static final int SIDE_CELLS = SPAN * SPAN;

  /** No value is as large: the tiles of 8×8 come to 312, whatever their signs. */
  static final int MOST = 400;

  private static final int SMALL_TABLE_BITS = 18;
  private static final int LARGE_TABLE_BITS = 21; // 32 MiB
  private static final int DEEP_LOOK_BITS = 19; // 8 MiB
  private static final int SHORT_LOOK_BITS = 13; // 128 KiB
  private static final int SMALL_SIZE = 6; // solved from the first move, for which it is enough
  private static final int FEW = 34; // tiles of 8×8 for which it is too
  private static final int SOON_SOLVED = 38; // tiles of 8×8
  private static final int PLACE_BITS = 4; // side and line
  private static final int BOUND_BITS = 12;
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int ZERO = 1 << BOUND_BITS - 1;
  private static final int TAG_SHIFT = 2 * BOUND_BITS;
  private static final long LAST_EPOCH = -1L >>> TAG_SHIFT + PLACE_BITS;

  private final int size;

  /**
   * Two numbers an entry: the tiles; then epoch, side and line, upper bound, lower bound. That of
   * other epochs counts as none.
   */
  private long[] table = {};

  private int tableShift; // what the hash of a position is shifted by

  private final byte[] values = new byte[SIDE_CELLS];
  private long known;
  private long epoch = 1;

  private final MattixBounds bounds = new MattixBounds();
  private final MattixLookAhead lookAhead;
  private final int[] weight = bounds.weight;
  private final int[] shifted = bounds.shifted;
  private final int[] potential = bounds.potential;
  private final int[] await = bounds.await;
  private final int[] leave = bounds.leave;
  private final int[] danger = bounds.danger;

  /** Moves of the nodes on the path, eight slots for every number of tiles left. */
  private final int[] orders = new int[(SIDE_CELLS + 1) << 3];

  private long rows;
  private long columns;
  private Meter meter = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter();

  MattixSolver(int size) {
    this.size = size;
    this.lookAhead = new MattixLookAhead(bounds, isLarge() ? DEEP_LOOK_BITS : SHORT_LOOK_BITS);
  }

  /** Counts and ends the searches from now on. */
  void meter(Meter next) {
    this.meter = next;
  }

  /**
   * Sets the tile values by cell; only cells in {@code tiles} count. What is known of earlier
   * positions is kept unless a tile seen before has another value now.
   */
  void load(byte[] tileValues, long tiles) {
    for (long left = tiles & known; left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      if (values[cell] != tileValues[cell]) {
        clear();
        break;
      }
    }
    known |= tiles;
    for (long left = tiles; left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      values[cell] = tileValues[cell];
    }
  }

  /** Forgets everything. */
  void clear() {
    if (epoch == LAST_EPOCH) {
      Arrays.fill(table, 0);
      epoch = 0;
    }
    epoch++;
    known = 0;
    Arrays.fill(weight, 0);
  }

  int cell(int side, int line, int cross) {
    return side == 0 ? line * size + cross : cross * size + line;
  }

  int gain(int side, int line, int cross) {
    return weight[side * SIDE_CELLS + line * SPAN + cross];
  }

  /** Whether the game is soon solved from where so many tiles are left. */
  static boolean reaches(int size, int tiles) {
    return size <= SMALL_SIZE || tiles <= SOON_SOLVED;
  }

  /** Whether the board is too large to be solved from the first move. */
  boolean isLarge() {
    return size > SMALL_SIZE;
  }

  /** See {@link MattixLookAhead#value}. */
  int estimate(long own, long other, int side, int line, int depth, int alpha, int beta) {
    return lookAhead.value(own, other, side, line, depth, alpha, beta);
  }

  /** {@link #test} with the sums of the bounds computed anew. */
  int testFresh(long own, long other, int side, int line, int beta) {
    return test(own, other, side, line, bounds.sum(own, side), bounds.sum(other, side ^ 1), beta);
  }

  /**
   * A lower bound of the value not below {@code beta}, or an upper bound below it. {@code ownSum}
   * and {@code otherSum} are the sums of {@link #await} over the lines of either side.
   */
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
    long tag = tag(side, line);
    int slot = slot(own, tag);
    long entry = table[slot + 1];
    if (table[slot] == own && entry >>> TAG_SHIFT == tag) {
      lower = Math.max(lower, lower(entry));
      upper = Math.min(upper, upper(entry));
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
    int first = Long.bitCount(own) << 3;
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
        long childTag = tag(otherSide, cross);
        int childSlot = slot(childOwn, childTag);
        long child = table[childSlot + 1];
        if (table[childSlot] == childOwn && child >>> TAG_SHIFT == childTag) {
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

    for (int next = first; next < end; next++) {
      int cross = takeFirst(orders, next, end);
      int gain = weight[cells + cross];
      int crossLine = otherLines + (cross << SPAN);
      int crossMask = lineMask(other, cross);
      int nextOwnSum =
          otherSum - await[crossLine + crossMask] + await[crossLine + (crossMask ^ 1 << line)];
      int nextOtherSum = rest + await[lines + (mask ^ 1 << cross)];
      long nextOwn = other ^ 1L << (cross * SPAN + line);
      long nextOther = own ^ 1L << (line * SPAN + cross);
      int value =
          gain
              - test(
                  nextOwn, nextOther, otherSide, cross, nextOwnSum, nextOtherSum, gain - beta + 1);
      if (value >= beta) {
        return store(slot, own, tag, value, upper, value);
      }
      best = Math.max(best, value);
    }
    return store(slot, own, tag, lower, best, best);
  }

  /** Takes the move of the highest order from a list, and puts what is first in its place. */
  static int takeFirst(int[] orders, int next, int end) {
    int at = next;
    for (int i = next + 1; i < end; i++) {
      if (orders[i] > orders[at]) {
        at = i;
      }
    }
    int move = orders[at];
    orders[at] = orders[next];
    return move & 7;
  }

  private long tag(int side, int line) {
    return epoch << PLACE_BITS | side << 3 | line;
  }

  private int slot(long own, long tag) {
    return (int) (hash(own, tag) >>> tableShift) << 1;
  }

  /** Mixes the tiles with the lowest bits of a tag, side and line. */
  static long hash(long own, long tag) {
    long hash = (own ^ tag << Long.SIZE - PLACE_BITS) * 0x9E3779B97F4A7C15L;
    hash ^= hash >>> 32;
    return hash * 0xD6E8FEB86659FD93L;
  }

  private int store(int slot, long own, long tag, int lower, int upper, int value) {
    int low = Math.max(lower, -MOST) + ZERO;
    int high = Math.min(upper, MOST) + ZERO;
    table[slot] = own;
    table[slot + 1] = tag << TAG_SHIFT | (long) high << BOUND_BITS | low;
    return value;
  }

  private static int lower(long entry) {
    return ((int) entry & BOUND_MASK) - ZERO;
  }

  private static int upper(long entry) {
    return ((int) (entry >>> BOUND_BITS) & BOUND_MASK) - ZERO;
  }

  static int lineMask(long lines, int line) {
    return (int) (lines >>> line * SPAN) & LINE_MASK;
  }

  /** The root of a search. */
  MattixRootSearch root(long tiles, int line, boolean rowToMove) {
    boolean isMany = isLarge() && Long.bitCount(tiles) > FEW;
    int bits = isMany ? LARGE_TABLE_BITS : SMALL_TABLE_BITS;
    if (table.length < 2 << bits) {
      table = new long[2 << bits];
      tableShift = Long.SIZE - bits;
    }
    prepare(tiles, line, rowToMove);
    lookAhead.begin(meter);
    return rowToMove
        ? new MattixRootSearch(this, rows, columns, 0, line)
        : new MattixRootSearch(this, columns, rows, 1, line);
  }

  private void prepare(long tiles, int line, boolean rowToMove) {
    rows = 0;
    columns = 0;
    for (long left = tiles; left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      int row = cell / size;
      int column = cell % size;
      rows |= 1L << (row * SPAN + column);
      columns |= 1L << (column * SPAN + row);
      weight[row * SPAN + column] = values[cell];
      weight[SIDE_CELLS + column * SPAN + row] = values[cell];
    }
    bounds.prepare(rows, columns, rowToMove ? line : SPAN + line);
  }
}
