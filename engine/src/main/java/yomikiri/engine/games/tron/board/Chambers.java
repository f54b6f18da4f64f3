package yomikiri.engine.games.tron.board;

import java.util.Arrays;
import yomikiri.engine.game.Hashing;

/**
 * A region as a tree of chambers that hang together by single cells. A chamber is a block of the
 * graph of cells, and the cells between chambers are its articulation points: whoever goes through
 * one cannot come back (Hopcroft and Tarjan 1973, one depth-first pass from the head).
 *
 * <p>From this follows a bound on the steps that a cycle can make in the region: it goes down one
 * branch of the tree, and inside each chamber it alternates between the colours of a chess-board,
 * so that the rarer colour limits it. Made once and used again and again.
 */
public final class Chambers {
  private static final long[] CODES = codes();

  private final int[] order =
      new int[GridCellSet.LIMIT]; // of discovery; old below that of the head
  private final int[] beyond =
      new int[GridCellSet.LIMIT]; // most steps in the chambers entered from here
  private final int[] chambers = new int[GridCellSet.LIMIT];
  private final int[] waiting = new int[GridCellSet.LIMIT]; // seen, not yet in a chamber
  private final long[] region = new long[GridCellSet.WORDS];
  private final long[] joints = new long[GridCellSet.WORDS];
  private int waitingCount;
  private int count;
  private int first; // the head's place in the order
  private int found; // grows from region to region
  private int size;
  private long key;

  private static long[] codes() {
    long[] codes = new long[GridCellSet.LIMIT];
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      codes[cell] = Hashing.mixed(cell);
    }
    return codes;
  }

  /**
   * Divides what can be reached of {@code cells} from {@code head}, and gives the bound on the
   * steps.
   *
   * @param cells the head not among them; only read
   */
  public int divide(long[] cells, int head) {
    System.arraycopy(cells, 0, region, 0, GridCellSet.WORDS);
    GridCellSet.add(region, head);
    Arrays.fill(joints, 0);
    if (found > Integer.MAX_VALUE - GridCellSet.LIMIT) {
      Arrays.fill(order, 0);
      found = 0;
    }
    first = found + 1;
    waitingCount = 0;
    count = 0;
    key = Hashing.mixed(1L << 20 | head);
    explore(head);
    size = found - first;
    return beyond[head];
  }

  /** Goes on from a cell to what is not yet seen; gives the earliest cell reached from there. */
  private int explore(int cell) {
    int own = ++found;
    order[cell] = own;
    beyond[cell] = 0;
    int low = own;
    int closed = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(cell, move);
      if (!GridCellSet.isIn(region, next)) {
        continue;
      }
      if (order[next] >= first) {
        low = Math.min(low, order[next]);
        continue;
      }
      waiting[waitingCount++] = next;
      key ^= CODES[next];
      int reached = explore(next);
      low = Math.min(low, reached);
      if (reached >= own) {
        closeChamber(cell, next);
        closed++;
        if (own > first || closed > 1) {
          GridCellSet.add(joints, cell);
        }
      }
    }
    return low;
  }

  /** All cells waiting from {@code first} on are one chamber, entered from {@code entry}. */
  private void closeChamber(int entry, int first) {
    int begin = waitingCount;
    int odd = 0;
    int cell;
    do {
      cell = waiting[--begin];
      odd += Arena.colourOf(cell);
    } while (cell != first);
    int all = waitingCount - begin;
    int unlike = Arena.colourOf(entry) == 1 ? all - odd : odd;
    int like = all - unlike;
    int longest = longest(unlike, like);
    for (int i = begin; i < waitingCount; i++) {
      cell = waiting[i];
      chambers[cell] = count;
      if (beyond[cell] > 0) {
        boolean isLike = Arena.colourOf(cell) == Arena.colourOf(entry);
        int steps = isLike ? 2 * Math.min(unlike, like) : 2 * Math.min(unlike - 1, like) + 1;
        longest = Math.max(longest, steps + beyond[cell]);
      }
    }
    beyond[entry] = Math.max(beyond[entry], longest);
    waitingCount = begin;
    count++;
  }

  private static int longest(int unlike, int like) {
    return Math.min(2 * unlike, 2 * like + 1);
  }

  /** How many cells can be reached. */
  public int size() {
    return size;
  }

  /** A code of the head and of the cells that it can reach. */
  public long key() {
    return key;
  }

  /** How many chambers there are. */
  public int count() {
    return count;
  }

  /**
   * The number of the chamber of a cell of the region, from 0; an articulation point counts to the
   * chamber nearer to the head. The head itself is in none.
   */
  public int chamber(int cell) {
    return chambers[cell];
  }

  /**
   * The articulation points; the head is one if chambers meet in it. Only to be read, until the
   * next division.
   */
  public long[] joints() {
    return joints;
  }
}
