package yomikiri.engine.games.tron.board;

import java.util.Arrays;

/**
 * The territory of each seat: the free cells that it reaches before all others, around the trails
 * (the Voronoi regions of the heads). Of seats that are equally far the one that moves first has
 * the cell; where all move at once, nobody has it. The waves of all seats run in turns, each over
 * what no other has reached: a cell on a shortest way to one's own cell is one's own, so no wave
 * misses anything. All of a set grows, not only its front: what lies beside its older cells is
 * taken already. Made once and flooded again and again.
 */
public final class Territory {
  /** Steps that reach every cell there is. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private static final int WORDS = GridCellSet.WORDS;
  private static final int ROW = GridCellSet.ROW;
  private static final long LOW = (1L << ROW) - 1;

  // while flooding, a word holds a row and the one WORDS below, so that a step down is a word on
  private final long[][] owned = new long[4][WORDS + 1]; // at last what is below the last word
  private final long[] open = new long[WORDS];
  private final long[] copy = new long[WORDS];
  private final int[] counts = new int[4];
  private int players;

  /**
   * Divides the free cells.
   *
   * @param free only read
   * @param heads by seat, -1 for who is out; only read
   * @param turn the seat that moves first, -1 where all move at once
   * @param reach cells further than this many steps from every head are nobody's
   */
  public void divide(long[] free, int[] heads, int turn, int reach) {
    players = heads.length;
    split(free, open);
    for (int seat = 0; seat < players; seat++) {
      Arrays.fill(owned[seat], 0);
      if (heads[seat] >= 0) {
        int row = heads[seat] / ROW;
        owned[seat][row % WORDS] = (1L << heads[seat] % ROW) << (row < WORDS ? 0 : ROW);
      }
    }
    boolean grows = true;
    for (int step = 0; grows && step < reach; step++) {
      grows = players == 2 ? stepOfTwo(Math.max(turn, 0), turn < 0) : stepInTurns(turn);
    }
    if (players == 2 && turn < 0) {
      removeShared(owned[0], owned[1]);
    }
    for (int seat = 0; seat < players; seat++) {
      join(owned[seat]);
      if (heads[seat] >= 0) {
        GridCellSet.remove(owned[seat], heads[seat]);
      }
      counts[seat] = GridCellSet.count(owned[seat]);
    }
  }

  private static void removeShared(long[] one, long[] other) {
    for (int word = 0; word < WORDS; word++) {
      long shared = one[word] & other[word];
      one[word] ^= shared;
      other[word] ^= shared;
    }
  }

  /** Makes words of a set into words for flooding. */
  private static void split(long[] cells, long[] into) {
    for (int word = 0; word < WORDS / 2; word++) {
      long upper = cells[word];
      long lower = cells[word + WORDS / 2];
      into[2 * word] = upper & LOW | lower << ROW;
      into[2 * word + 1] = upper >>> ROW | lower & ~LOW;
    }
  }

  /** The reverse, in place. */
  private void join(long[] cells) {
    System.arraycopy(cells, 0, copy, 0, WORDS);
    for (int word = 0; word < WORDS / 2; word++) {
      long even = copy[2 * word];
      long odd = copy[2 * word + 1];
      cells[word] = even & LOW | odd << ROW;
      cells[word + WORDS / 2] = even >>> ROW | odd & ~LOW;
    }
  }

  /**
   * Lets the sets of two seats grow by one step.
   *
   * @param first the one that has the cells that both reach, unless both have them
   */
  private boolean stepOfTwo(int first, boolean isShared) {
    long[] own = owned[first];
    long[] otherOwn = owned[1 - first];
    long[] left = open;
    long shared = isShared ? -1 : 0;
    long any = 0;
    own[WORDS] = own[0] >>> ROW;
    otherOwn[WORDS] = otherOwn[0] >>> ROW;
    long above = own[WORDS - 1] << ROW;
    long otherAbove = otherOwn[WORDS - 1] << ROW;
    long here = own[0];
    long otherHere = otherOwn[0];
    for (int word = 0; word < WORDS; word++) {
      long below = own[word + 1];
      long otherBelow = otherOwn[word + 1];
      long free = left[word];
      long next = (here << 1 | here >>> 1 | above | below) & free;
      long otherFree = free & (shared | ~next);
      long otherNext = (otherHere << 1 | otherHere >>> 1 | otherAbove | otherBelow) & otherFree;
      own[word] = here | next;
      otherOwn[word] = otherHere | otherNext;
      left[word] = free & ~(next | otherNext);
      any |= next | otherNext;
      above = here;
      here = below;
      otherAbove = otherHere;
      otherHere = otherBelow;
    }
    return any != 0;
  }

  private boolean stepInTurns(int first) {
    boolean grows = false;
    for (int i = 0; i < players; i++) {
      grows |= wave(first + i < players ? first + i : first + i - players);
    }
    return grows;
  }

  /** Lets the set of a seat grow by one step. */
  private boolean wave(int seat) {
    long[] own = owned[seat];
    long any = 0;
    own[WORDS] = own[0] >>> ROW;
    long above = own[WORDS - 1] << ROW;
    long here = own[0];
    for (int word = 0; word < WORDS; word++) {
      long below = own[word + 1];
      long next = (here << 1 | here >>> 1 | above | below) & open[word];
      own[word] = here | next;
      open[word] &= ~next;
      any |= next;
      above = here;
      here = below;
    }
    return any != 0;
  }

  /** How many free cells are a seat's. */
  public int cells(int seat) {
    return counts[seat];
  }

  /** The free cells that are a seat's; only to be read, until the next division. */
  public long[] owned(int seat) {
    return owned[seat];
  }

  /**
   * Whether two seats can still meet: one has a free cell beside a cell of the other, or both stand
   * beside one.
   *
   * @param heads those of the division
   */
  public boolean isContact(int[] heads, int seat, int other) {
    return touches(seat, heads[seat], other) || touches(other, heads[other], seat);
  }

  private boolean touches(int seat, int head, int other) {
    if (head < 0) {
      return false;
    }
    System.arraycopy(owned[seat], 0, copy, 0, WORDS);
    GridCellSet.add(copy, head);
    for (int word = 0; word < WORDS; word++) {
      if ((GridCellSet.around(copy, word) & owned[other][word]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The seat whose {@code cell} is, or -1. */
  public int owner(int cell) {
    for (int seat = 0; seat < players; seat++) {
      if (GridCellSet.isIn(owned[seat], cell)) {
        return seat;
      }
    }
    return -1;
  }

  /** A seat's cells less those of all others. */
  public int lead(int seat) {
    int lead = 2 * counts[seat];
    for (int other = 0; other < players; other++) {
      lead -= counts[other];
    }
    return lead;
  }
}
