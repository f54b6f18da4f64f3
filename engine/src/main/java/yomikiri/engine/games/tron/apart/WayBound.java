package yomikiri.engine.games.tron.apart;

import java.util.Arrays;
import yomikiri.engine.game.Keys;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;

/**
 * How many steps a cycle can make at most, from the tree of chambers (the biconnected components of
 * what it can reach; Tarjan 1972). A way passes from chamber to chamber through their common cells
 * and comes back through none, so it follows one branch; in a chamber its cells change colour at
 * each step as on a chess-board, so it takes of both colours equally many, give or take one at its
 * ends. One depth-first pass. Made once and asked again and again, by one thread at a time.
 */
public final class WayBound {
  private static final long[] CODES = codes();

  private final long[] open = new long[Cells.WORDS];
  private final int[] order = new int[Cells.LIMIT]; // when a cell was entered; old if below first
  private final int[] onward = new int[Cells.LIMIT]; // steps from a cell away from the head
  private final int[] stack = new int[Cells.LIMIT];
  private int size;
  private int first;
  private int clock;
  private int cells;
  private long key;

  private static long[] codes() {
    long[] codes = new long[Cells.LIMIT];
    for (int cell = 0; cell < Cells.LIMIT; cell++) {
      codes[cell] = Keys.mixed(3L << 40 | cell);
    }
    return codes;
  }

  /**
   * The steps that a cycle can make at most.
   *
   * @param free only read
   * @param head not among the free cells
   */
  public int most(long[] free, int head) {
    System.arraycopy(free, 0, open, 0, Cells.WORDS);
    Cells.add(open, head);
    if (clock > Integer.MAX_VALUE - Cells.LIMIT - 1) {
      Arrays.fill(order, 0);
      clock = 0;
    }
    first = clock + 1;
    size = 0;
    cells = -1;
    key = Keys.mixed(5L << 40 | head);
    enter(head);
    return onward[head];
  }

  /** The free cells that the head can reach, as of the last question. */
  public int cells() {
    return cells;
  }

  /** A code of the head and the free cells that it can reach, as of the last question. */
  long key() {
    return key;
  }

  /** Goes through all that can be reached from a cell anew; gives the earliest cell touched. */
  private int enter(int cell) {
    int entered = ++clock;
    order[cell] = entered;
    onward[cell] = 0;
    stack[size++] = cell;
    cells++;
    key ^= CODES[cell];
    int earliest = entered;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(cell, move);
      if (!Cells.isIn(open, next)) {
        continue;
      }
      if (order[next] >= first) {
        earliest = Math.min(earliest, order[next]);
      } else {
        int reached = enter(next);
        earliest = Math.min(earliest, reached);
        if (reached >= entered) {
          leaveChamber(cell, next);
        }
      }
    }
    return earliest;
  }

  /**
   * Takes a chamber off the stack, which is entered at {@code door} and goes on at {@code next}.
   */
  private void leaveChamber(int door, int next) {
    int top = size;
    int alike = 1; // in colour to the door
    int others = 0;
    int cell;
    do {
      cell = stack[--size];
      if (isAlike(cell, door)) {
        alike++;
      } else {
        others++;
      }
    } while (cell != next);
    int steps = alike > others ? 2 * others : 2 * alike - 1;
    int toAlike = 2 * Math.min(others, alike - 1);
    int toOther = 2 * Math.min(others, alike) - 1;
    for (int i = size; i < top; i++) {
      int away = onward[stack[i]];
      if (away > 0) {
        steps = Math.max(steps, away + (isAlike(stack[i], door) ? toAlike : toOther));
      }
    }
    onward[door] = Math.max(onward[door], steps);
  }

  private static boolean isAlike(int cell, int other) {
    int apart = cell ^ other;
    return ((apart >> 5 ^ apart) & 1) == 0;
  }
}
