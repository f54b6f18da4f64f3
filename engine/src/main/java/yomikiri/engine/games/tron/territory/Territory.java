package yomikiri.engine.games.tron.territory;

import yomikiri.engine.games.tron.grid.Cells;

/**
 * Which seat reaches which free cell first, all going on at once around the trails: the Voronoi
 * regions of the heads. Of seats that are equally far the one that moves first has the cell; where
 * all move at once, nobody has it. The waves of all seats run in turns, each over what no other has
 * reached: a cell on a shortest way to one's own cell is one's own, so no wave misses anything.
 * Made once and flooded again and again.
 */
public final class Territory {
  /** Steps that reach every cell there is. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private final long[][] owned = new long[4][Cells.WORDS];
  private final long[][] fronts = new long[4][Cells.WORDS];
  private final long[] open = new long[Cells.WORDS];
  private final long[] before = new long[Cells.WORDS];
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
    System.arraycopy(free, 0, open, 0, Cells.WORDS);
    for (int seat = 0; seat < players; seat++) {
      for (int word = 0; word < Cells.WORDS; word++) {
        owned[seat][word] = 0;
        fronts[seat][word] = 0;
      }
      if (heads[seat] >= 0) {
        Cells.add(fronts[seat], heads[seat]);
      }
    }
    boolean grows = true;
    for (int step = 0; grows && step < reach; step++) {
      grows = turn < 0 ? stepAtOnce() : stepInTurns(turn);
    }
    for (int seat = 0; seat < players; seat++) {
      counts[seat] = Cells.count(owned[seat]);
    }
  }

  private boolean stepInTurns(int first) {
    boolean grows = false;
    for (int i = 0; i < players; i++) {
      int seat = (first + i) % players;
      grows |= wave(seat, open);
      for (int word = 0; word < Cells.WORDS; word++) {
        open[word] &= ~fronts[seat][word];
      }
    }
    return grows;
  }

  private boolean stepAtOnce() {
    System.arraycopy(open, 0, before, 0, Cells.WORDS);
    boolean grows = wave(0, before);
    grows |= wave(1, before);
    for (int word = 0; word < Cells.WORDS; word++) {
      long both = fronts[0][word] & fronts[1][word];
      open[word] &= ~(fronts[0][word] | fronts[1][word]);
      for (int seat = 0; seat < 2; seat++) {
        owned[seat][word] &= ~both;
      }
    }
    return grows;
  }

  /** Moves a seat's front on by one step over the cells of {@code within}. */
  private boolean wave(int seat, long[] within) {
    long[] front = fronts[seat];
    long[] own = owned[seat];
    long any = 0;
    long above = 0; // the word before, as it was
    for (int word = 0; word < Cells.WORDS; word++) {
      long here = front[word];
      long below = word == Cells.WORDS - 1 ? 0 : front[word + 1];
      long around = here << 1 | here >>> 1 | here << 32 | here >>> 32 | above >>> 32 | below << 32;
      long next = around & within[word];
      above = here;
      front[word] = next;
      own[word] |= next;
      any |= next;
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

  /** The seat whose {@code cell} is, or -1. */
  public int owner(int cell) {
    for (int seat = 0; seat < players; seat++) {
      if (Cells.isIn(owned[seat], cell)) {
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
