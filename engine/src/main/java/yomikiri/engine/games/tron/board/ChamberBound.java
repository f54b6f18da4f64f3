package yomikiri.engine.games.tron.board;

import java.util.Arrays;
import yomikiri.engine.game.Hashing;

/**
 * The bound of {@link Chambers} alone, sooner: cells around which the region hangs together are no
 * articulation points, so that those beside each other in a row go as one through the depth-first
 * pass. Only a cell by itself closes a chamber. Made once and used again and again.
 */
public final class ChamberBound {
  private static final long ODD_CELLS = 0x55555555_aaaaaaaaL; // of colour 1, in every word
  private static final int NONE = -1;

  private final long[] narrows = new long[GridCellSet.WORDS];
  private final long[] reached = new long[GridCellSet.WORDS];
  private final int[] masks = new int[GridCellSet.LIMIT]; // by run: its cells, as bits of a row
  private final int[] rows = new int[GridCellSet.LIMIT];
  private final int[] edges = new int[GridCellSet.LIMIT]; // by run: the latest of its edges
  private final int[] order = new int[GridCellSet.LIMIT]; // of discovery, from 1
  private final int[] beyond = new int[GridCellSet.LIMIT]; // most steps in the chambers from here
  private final int[] waiting = new int[GridCellSet.LIMIT]; // seen, not yet in a chamber
  private final int[] ends = new int[4 * GridCellSet.LIMIT]; // by edge: the run it leads to
  private final int[] others = new int[4 * GridCellSet.LIMIT]; // by edge: the one made before it
  private final long[] joints = new long[GridCellSet.WORDS]; // by run: whether it may be one
  private int runCount;
  private int edgeCount;
  private int waitingCount;
  private int found;

  /**
   * No way over {@code cells} from {@code head} has more steps.
   *
   * @param cells a connected region with the head beside it, which is not among them; only read
   */
  int ofRegion(long[] cells, int head) {
    return GridCellSet.narrows(cells, head, narrows)
        ? explore(cells, head)
        : ofColours(cells, head);
  }

  /** The bound if they were a single chamber, which is no lower. */
  static int ofColours(long[] cells, int head) {
    long colour = Arena.colourOf(head) == 1 ? ~ODD_CELLS : ODD_CELLS;
    int unlike = 0;
    int all = 0;
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      unlike += Long.bitCount(cells[word] & colour);
      all += Long.bitCount(cells[word]);
    }
    return longest(unlike, all - unlike);
  }

  /**
   * The same where some cells perhaps cannot be reached.
   *
   * @param cells the head not among them; only read
   */
  public int of(long[] cells, int head) {
    GridCellSet.narrows(cells, head, narrows);
    return explore(cells, head);
  }

  private int explore(long[] cells, int head) {
    Arrays.fill(reached, 0);
    Arrays.fill(joints, 0);
    int root = findRuns(cells, head);
    waitingCount = 0;
    found = 0;
    int _ = explore(root);
    return beyond[root];
  }

  /** Makes the graph of the runs; gives that of the head. */
  private int findRuns(long[] cells, int head) {
    runCount = 0;
    edgeCount = 0;
    int root = NONE;
    int above = 0; // the first run of the row above
    for (int row = 0; row < 2 * GridCellSet.WORDS; row++) {
      int shift = row % 2 * GridCellSet.ROW;
      int left = (int) (cells[row >> 1] >>> shift);
      int single = (int) (narrows[row >> 1] >>> shift);
      boolean isHeadHere = head / GridCellSet.ROW == row;
      int headBit = isHeadHere ? 1 << head : 0;
      left |= headBit;
      single |= headBit;
      int firstOfRow = runCount;
      while (left != 0) {
        int low = left & -left;
        int wide = left & ~single;
        boolean isSingle = (low & single) != 0;
        int run = isSingle ? low : wide & ~(wide + low);
        if (low == headBit) {
          root = runCount;
        }
        addRun(run, row, isSingle, above, firstOfRow);
        left &= ~run;
      }
      above = firstOfRow;
    }
    return root;
  }

  /** Adds a run, with its edges to the one before it and to those of the row above. */
  private void addRun(int mask, int row, boolean isSingle, int above, int firstOfRow) {
    int run = runCount++;
    masks[run] = mask;
    rows[run] = row;
    edges[run] = NONE;
    order[run] = 0;
    beyond[run] = 0;
    if (isSingle) {
      GridCellSet.add(joints, run);
    }
    if (run > firstOfRow && (masks[run - 1] << 1 & mask) != 0) {
      connect(run, run - 1);
    }
    for (int other = above; other < firstOfRow; other++) {
      if ((masks[other] & mask) != 0) {
        connect(run, other);
      }
    }
  }

  private void connect(int one, int other) {
    addEdge(one, other);
    addEdge(other, one);
  }

  private void addEdge(int from, int to) {
    ends[edgeCount] = to;
    others[edgeCount] = edges[from];
    edges[from] = edgeCount++;
  }

  /** Goes on from a run to what is not yet seen; gives the earliest run reached from there. */
  private int explore(int run) {
    int own = ++found;
    order[run] = own;
    reached[rows[run] >> 1] |= (masks[run] & 0xffffffffL) << rows[run] % 2 * GridCellSet.ROW;
    boolean mayClose = GridCellSet.isIn(joints, run);
    int low = own;
    for (int edge = edges[run]; edge != NONE; edge = others[edge]) {
      int next = ends[edge];
      if (order[next] != 0) {
        low = Math.min(low, order[next]);
        continue;
      }
      int begin = waitingCount;
      waiting[waitingCount++] = next;
      int earliest = explore(next);
      low = Math.min(low, earliest);
      if (mayClose && earliest >= own) {
        closeChamber(run, begin);
      }
    }
    return low;
  }

  /** All runs waiting from {@code begin} on are one chamber, entered from {@code entry}. */
  private void closeChamber(int entry, int begin) {
    int odd = 0;
    int all = 0;
    for (int i = begin; i < waitingCount; i++) {
      odd += odd(waiting[i]);
      all += Integer.bitCount(masks[waiting[i]]);
    }
    boolean isOdd = odd(entry) == 1;
    int unlike = isOdd ? all - odd : odd;
    int like = all - unlike;
    int longest = longest(unlike, like);
    for (int i = begin; i < waitingCount; i++) {
      int run = waiting[i];
      if (beyond[run] > 0) {
        boolean isLike = odd(run) == 1 == isOdd;
        int steps = isLike ? 2 * Math.min(unlike, like) : 2 * Math.min(unlike - 1, like) + 1;
        longest = Math.max(longest, steps + beyond[run]);
      }
    }
    beyond[entry] = Math.max(beyond[entry], longest);
    waitingCount = begin;
  }

  /** How many cells of a run are of colour 1. */
  private int odd(int run) {
    return Integer.bitCount(masks[run] & (int) (ODD_CELLS >>> rows[run] % 2 * GridCellSet.ROW));
  }

  private static int longest(int unlike, int like) {
    return Math.min(2 * unlike, 2 * like + 1);
  }

  /** A code of the head and of the cells that it can reach, after {@link #of}. */
  public long key(int head) {
    long key = Hashing.mixed(1L << 20 | head);
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      key = Hashing.mixed(key ^ reached[word]);
    }
    return key;
  }
}
