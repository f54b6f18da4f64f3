package yomikiri.engine.games.tron.territory;

import java.util.Arrays;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;

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
  private static final long[] LIGHT = Arena.colour(true);
  private static final long[] DARK = Arena.colour(false);

  private static final int WALL = Integer.MAX_VALUE;
  private static final int[] WALLS = walls();

  // a row further down than cells are numbered, so that the way up from the first row is a wall
  private final int[] order = new int[WALLS.length]; // of discovery, from 1; 0 if not yet seen
  private final int[] low = new int[Cells.LIMIT]; // the earliest cell that was reached from below
  private final int[] from = new int[Cells.LIMIT];
  private final byte[] tried = new byte[Cells.LIMIT]; // moves
  private final int[] beyond = new int[Cells.LIMIT]; // most steps in the chambers entered from here
  private final int[] chambers = new int[Cells.LIMIT];
  private final int[] waiting = new int[Cells.LIMIT]; // seen, not yet in a chamber
  private final long[] joints = new long[Cells.WORDS];
  private int waitingCount;
  private int count;

  /**
   * Divides what can be reached of {@code cells} from {@code head}, and gives the bound on the
   * steps.
   *
   * @param cells the head not among them; only read
   */
  public int divide(long[] cells, int head) {
    begin(cells, head);
    explore(head);
    return beyond[head];
  }

  /**
   * The bound alone, sooner told where the region is a single chamber.
   *
   * @param cells a connected region with the head beside it, which is not among them; only read
   */
  public int bound(long[] cells, int head) {
    if (Cells.hasNarrows(cells, head)) {
      return divide(cells, head);
    }
    long[] unlikeColour = Cells.isIn(LIGHT, head) ? DARK : LIGHT;
    int unlike = Cells.countShared(cells, unlikeColour);
    return longest(unlike, Cells.count(cells) - unlike);
  }

  /** 1 for one colour of the chess-board, 0 for the other. */
  private static int lightness(int cell) {
    return (cell >> 5 ^ cell) & 1;
  }

  private static int longest(int unlike, int like) {
    return Math.min(2 * unlike, 2 * like + 1);
  }

  private static int[] walls() {
    int[] walls = new int[Cells.ROW + Cells.LIMIT + Cells.ROW];
    Arrays.fill(walls, WALL);
    return walls;
  }

  private void begin(long[] cells, int head) {
    System.arraycopy(WALLS, 0, order, 0, WALLS.length);
    for (int word = 0; word < Cells.WORDS; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(rest);
        order[Cells.ROW + cell] = 0;
        beyond[cell] = 0;
      }
    }
    beyond[head] = 0;
    Arrays.fill(joints, 0);
    waitingCount = 0;
    count = 0;
  }

  private void explore(int head) {
    int found = 0;
    int cell = head;
    int headChambers = 0;
    int entry = -1;
    discover(cell, entry, ++found);
    while (cell >= 0) {
      int lowest = low[cell];
      int move = tried[cell];
      int next = -1;
      while (move < Arena.MOVES) {
        next = Arena.target(cell, move++);
        int seen = order[Cells.ROW + next];
        if (seen == 0) {
          break;
        }
        lowest = Math.min(lowest, seen);
        next = -1;
      }
      low[cell] = lowest;
      tried[cell] = (byte) move;
      if (next >= 0) {
        discover(next, cell, ++found);
        waiting[waitingCount++] = next;
        cell = next;
        continue;
      }
      entry = from[cell];
      if (entry >= 0) {
        low[entry] = Math.min(low[entry], lowest);
        if (lowest >= order[Cells.ROW + entry]) {
          closeChamber(entry, cell);
          headChambers += entry == head ? 1 : 0;
          if (entry != head || headChambers > 1) {
            Cells.add(joints, entry);
          }
        }
      }
      cell = entry;
    }
  }

  private void discover(int cell, int entry, int number) {
    order[Cells.ROW + cell] = number;
    low[cell] = number;
    from[cell] = entry;
    tried[cell] = 0;
  }

  /** All cells waiting from {@code first} on are one chamber, entered from {@code entry}. */
  private void closeChamber(int entry, int first) {
    int begin = waitingCount;
    int light = 0;
    int cell;
    do {
      cell = waiting[--begin];
      light += lightness(cell);
    } while (cell != first);
    int all = waitingCount - begin;
    int unlike = lightness(entry) == 1 ? all - light : light;
    int like = all - unlike;
    int longest = longest(unlike, like);
    for (int i = begin; i < waitingCount; i++) {
      cell = waiting[i];
      chambers[cell] = count;
      if (beyond[cell] > 0) {
        boolean isLike = lightness(cell) == lightness(entry);
        int steps = isLike ? 2 * Math.min(unlike, like) : 2 * Math.min(unlike - 1, like) + 1;
        longest = Math.max(longest, steps + beyond[cell]);
      }
    }
    beyond[entry] = Math.max(beyond[entry], longest);
    waitingCount = begin;
    count++;
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
