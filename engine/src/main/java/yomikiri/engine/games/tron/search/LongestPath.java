package yomikiri.engine.games.tron.search;

import java.util.Arrays;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.ChamberBound;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchStopped;

/**
 * The longest way of one cycle over free cells that no other can reach: how long it is at least, by
 * a way that was found, and at most. Depth-first search for a way of a given length, cut by {@link
 * ChamberBound} and by what {@link WayTable} keeps, tried in turns for one step more than was found
 * and for as many as there can be; the two meet where the length is exact. Made once and begun
 * again and again, by one thread at a time.
 */
public final class LongestPath {
  private final WayTable table;
  private final ChamberBound bound = new ChamberBound();
  private final Detours detours = new Detours();
  private final long[] start = new long[GridCellSet.WORDS];
  private final long[] free = new long[GridCellSet.WORDS];
  private final int[] path = new int[GridCellSet.LIMIT];
  private final int[] best = new int[GridCellSet.LIMIT];
  private int head;
  private int least;
  private int most;
  private int target;
  private long left; // visits that an attempt still has
  private boolean isBegun; // but no way looked for yet

  public LongestPath(WayTable table) {
    this.table = table;
  }

  /**
   * Turns to a cycle, of which only bounds are known now, the lower one by a quick way.
   *
   * @param freeCells only read
   * @param from the head
   */
  public void begin(long[] freeCells, int from) {
    System.arraycopy(freeCells, 0, start, 0, GridCellSet.WORDS);
    GridCellSet.remove(start, from);
    head = from;
    most = bound.of(start, head);
    most = Math.min(most, table.most(bound.key(head)));
    least = detours.lengthen(start, head, best, 0);
    isBegun = true;
  }

  /** Steps of the longest way found. */
  public int least() {
    return least;
  }

  /** No way has more steps. */
  public int most() {
    return most;
  }

  /** Whether the way found is a longest one. */
  public boolean isExact() {
    return least == most;
  }

  /**
   * The cells of the way found, that of its first step first; only to be read up to {@link #least},
   * until this is asked for more.
   */
  public int[] way() {
    return best;
  }

  /**
   * Takes a way that is known already, if there is one over free cells.
   *
   * @param steps how many of the cells from {@code at} on
   */
  void take(int[] cells, int at, int steps) {
    if (steps <= least) {
      return;
    }
    System.arraycopy(start, 0, free, 0, GridCellSet.WORDS);
    int from = head;
    for (int i = 0; i < steps; i++) {
      int to = cells[at + i];
      boolean isStep = false;
      for (int move = 0; move < Arena.MOVES; move++) {
        isStep |= Arena.target(from, move) == to;
      }
      if (!isStep || !GridCellSet.isIn(free, to)) {
        return;
      }
      GridCellSet.remove(free, to);
      from = to;
    }
    System.arraycopy(cells, at, best, 0, steps);
    least = detours.lengthen(start, head, best, steps);
  }

  /**
   * Finds out more, until it is exact or the visits are made.
   *
   * @throws SearchStopped if the meter says so; what was found stays
   */
  public void improve(Meter meter, long visits) {
    if (isBegun && least < most) {
      isBegun = false;
      walk(meter);
    }
    left = visits;
    while (least < most && left > 0) {
      long all = left;
      if (most - least > 1) {
        left = all / 2;
        attempt(least + 1, meter);
        left += all - all / 2;
      }
      if (least < most) {
        attempt(most, meter);
      }
    }
  }

  /** A first way: always to where the most steps may follow, along the walls. */
  private void walk(Meter meter) {
    System.arraycopy(start, 0, free, 0, GridCellSet.WORDS);
    int steps = 0;
    int from = head;
    while (from >= 0) {
      meter.visit();
      int next = -1;
      int promise = -1;
      for (int move = 0; move < Arena.MOVES; move++) {
        int cell = Arena.target(from, move);
        if (GridCellSet.isIn(free, cell)) {
          GridCellSet.remove(free, cell);
          int onward = (bound.of(free, cell) + 1) * Arena.MOVES - Detours.neighbours(free, cell);
          GridCellSet.add(free, cell);
          if (onward > promise) {
            promise = onward;
            next = cell;
          }
        }
      }
      if (next >= 0) {
        path[steps++] = next;
        GridCellSet.remove(free, next);
      }
      from = next;
    }
    if (steps > least) {
      System.arraycopy(path, 0, best, 0, steps);
      least = detours.lengthen(start, head, best, steps);
    }
  }

  /** Looks for a way of so many steps, and keeps what comes of it. */
  private void attempt(int steps, Meter meter) {
    System.arraycopy(start, 0, free, 0, GridCellSet.WORDS);
    target = steps;
    int before = least;
    boolean isFound = isThere(head, 0, meter);
    if (!isFound && left > 0) {
      most = steps - 1;
    }
    if (least > before) {
      least = detours.lengthen(start, head, best, least);
    }
  }

  /**
   * Whether the path goes on to the target from {@code cell}. Without visits left it says no, and
   * that means nothing.
   */
  private boolean isThere(int cell, int steps, Meter meter) {
    meter.visit();
    left--;
    if (steps > least) {
      least = steps;
      System.arraycopy(path, 0, best, 0, steps);
    }
    if (steps >= target) {
      return true;
    }
    if (steps + bound.of(free, cell) < target) {
      return false;
    }
    long key = bound.key(cell);
    if (steps + (long) table.most(key) < target) {
      return false;
    }
    int tried = 0;
    for (int move = fewest(cell, tried); move >= 0; move = fewest(cell, tried)) {
      tried |= 1 << move;
      int next = Arena.target(cell, move);
      path[steps] = next;
      GridCellSet.remove(free, next);
      boolean isFound = isThere(next, steps + 1, meter);
      GridCellSet.add(free, next);
      if (isFound || left <= 0) {
        return isFound;
      }
    }
    table.put(key, target - steps - 1);
    return false;
  }

  /** The move, of those not tried, to the free cell with the fewest free neighbours; or -1. */
  private int fewest(int cell, int tried) {
    int best = -1;
    int count = Arena.MOVES + 1;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(cell, move);
      if ((tried >> move & 1) == 0 && GridCellSet.isIn(free, next)) {
        int neighbours = Detours.neighbours(free, next);
        if (neighbours < count) {
          count = neighbours;
          best = move;
        }
      }
    }
    return best;
  }

  /**
   * A table of upper bounds: how many steps can be made at most from a head over the cells that it
   * reaches. New entries take the place of old ones. It serves all positions, one thread at a time.
   */
  public static final class WayTable {
    private static final int STEP_BITS = 10; // of a way, which is shorter than an arena has cells
    private static final int LAST_EPOCH = (1 << Short.SIZE - STEP_BITS) - 1;

    private final long[] keys;
    private final short[] most; // and the epoch; that of other epochs counts as none
    private final int mask;
    private int epoch = 1;

    /**
     * @param bits of the number of its entries
     */
    public WayTable(int bits) {
      this.keys = new long[1 << bits];
      this.most = new short[1 << bits];
      this.mask = (1 << bits) - 1;
    }

    /** The steps that are known to be the most; {@link Integer#MAX_VALUE} if nothing is known. */
    int most(long key) {
      int slot = (int) key & mask;
      boolean isKnown = keys[slot] == key && (most[slot] & 0xffff) >> STEP_BITS == epoch;
      return isKnown ? most[slot] & (1 << STEP_BITS) - 1 : Integer.MAX_VALUE;
    }

    void put(long key, int steps) {
      int slot = (int) key & mask;
      keys[slot] = key;
      most[slot] = (short) (epoch << STEP_BITS | steps);
    }

    /** Forgets everything. */
    void clear() {
      if (epoch == LAST_EPOCH) {
        Arrays.fill(most, (short) 0);
        epoch = 0;
      }
      epoch++;
    }
  }
}
