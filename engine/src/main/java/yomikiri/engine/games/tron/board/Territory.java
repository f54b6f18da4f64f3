package yomikiri.engine.games.tron.board;

import java.util.Arrays;

/**
 * The territory of each seat: the free cells that it reaches before all others, around the trails
 * (the Voronoi regions of the heads). Of seats that are equally far the one that moves first has
 * the cell; where all move at once, nobody has it. The waves of all seats run in turns, each over
 * what no other has reached: a cell on a shortest way to one's own cell is one's own, so no wave
 * misses anything. Made once and flooded again and again.
 */
public final class Territory {
  /** Steps that reach every cell there is. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private final long[][] owned = new long[4][GridCellSet.WORDS];
  private final long[][] fronts = new long[4][GridCellSet.WORDS];
  private final long[] open = new long[GridCellSet.WORDS];
  private final long[] before = new long[GridCellSet.WORDS];
  private final int[] firstWord = new int[4]; // of the words that the front is in
  private final int[] lastWord = new int[4];
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
    System.arraycopy(free, 0, open, 0, GridCellSet.WORDS);
    for (int seat = 0; seat < players; seat++) {
      Arrays.fill(owned[seat], 0);
      Arrays.fill(fronts[seat], 0);
      firstWord[seat] = Math.max(0, heads[seat]) >> 6;
      lastWord[seat] = firstWord[seat];
      if (heads[seat] >= 0) {
        GridCellSet.add(fronts[seat], heads[seat]);
      }
    }
    boolean grows = true;
    for (int step = 0; grows && step < reach; step++) {
      grows = turn < 0 ? stepAtOnce() : stepInTurns(turn);
    }
    for (int seat = 0; seat < players; seat++) {
      counts[seat] = GridCellSet.count(owned[seat]);
    }
  }

  private boolean stepInTurns(int first) {
    boolean grows = false;
    for (int i = 0; i < players; i++) {
      int seat = first + i < players ? first + i : first + i - players;
      grows |= wave(seat, open, open);
    }
    return grows;
  }

  private boolean stepAtOnce() {
    System.arraycopy(open, 0, before, 0, GridCellSet.WORDS);
    boolean grows = wave(0, before, open);
    grows |= wave(1, before, open);
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      long both = fronts[0][word] & fronts[1][word];
      owned[0][word] &= ~both;
      owned[1][word] &= ~both;
    }
    return grows;
  }

  /**
   * Moves a seat's front on by one step over the cells of {@code within}, and takes what it reaches
   * out of {@code rest}, which may be the same. Only the words around the front are looked at.
   */
  private boolean wave(int seat, long[] within, long[] rest) {
    long[] front = fronts[seat];
    long[] own = owned[seat];
    int first = Math.max(0, firstWord[seat] - 1);
    int last = Math.min(GridCellSet.WORDS - 1, lastWord[seat] + 1);
    int newFirst = GridCellSet.WORDS;
    int newLast = 0;
    long above = 0; // the word before, as it was
    long here = front[first];
    for (int word = first; word <= last; word++) {
      long below = word == last ? 0 : front[word + 1];
      long around = here << 1 | here >>> 1 | here << 32 | here >>> 32 | above >>> 32 | below << 32;
      long next = around & within[word];
      above = here;
      here = below;
      front[word] = next;
      own[word] |= next;
      rest[word] &= ~next;
      if (next != 0) {
        newFirst = Math.min(newFirst, word);
        newLast = word;
      }
    }
    firstWord[seat] = newFirst;
    lastWord[seat] = newLast;
    return newFirst < GridCellSet.WORDS;
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
    System.arraycopy(owned[seat], 0, before, 0, GridCellSet.WORDS);
    GridCellSet.add(before, head);
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      if ((GridCellSet.around(before, word) & owned[other][word]) != 0) {
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
