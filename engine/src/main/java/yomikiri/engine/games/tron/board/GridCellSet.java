package yomikiri.engine.games.tron.board;

/**
 * Sets of cells, 32 to a row and two rows to a word, so that a step of a flood is a few shifts. A
 * cell's number is {@code 32 × row + column}, counted from the top left. The last columns of each
 * row and whatever else lies outside an {@link Arena} are in no set, which keeps the shifts from
 * running over.
 */
public final class GridCellSet {
  /** Words of a set. */
  public static final int WORDS = 10;

  /** Cells of a row. */
  public static final int ROW = 32;

  /** Every cell's number is below this. */
  public static final int LIMIT = 64 * WORDS;

  private static final int[] RING = {
    -ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1
  }; // around a cell

  private GridCellSet() {}

  /** Whether {@code cell} is in a set; any number may be asked for. */
  public static boolean isIn(long[] set, int cell) {
    return cell >= 0 && cell < LIMIT && (set[cell >> 6] >>> cell & 1) != 0;
  }

  public static void add(long[] set, int cell) {
    set[cell >> 6] |= 1L << cell;
  }

  public static void remove(long[] set, int cell) {
    set[cell >> 6] &= ~(1L << cell);
  }

  public static int count(long[] set) {
    int count = 0;
    for (int word = 0; word < WORDS; word++) {
      count += Long.bitCount(set[word]);
    }
    return count;
  }

  /**
   * Finds the cells of {@code set} and {@code one} more whose neighbours in it do not hang together
   * around them: Yokoi's connectivity number is two or more (Yokoi, Toriwaki and Fukumura 1975).
   * All articulation points are among them.
   *
   * @return whether there are any
   */
  static boolean narrows(long[] set, int one, long[] into) {
    long any = 0;
    long above = 0;
    long here = withOne(set, one, 0);
    for (int word = 0; word < WORDS; word++) {
      long below = word == WORDS - 1 ? 0 : withOne(set, one, word + 1);
      long up = here << 32 | above >>> 32;
      long down = here >>> 32 | below << 32;
      long left = here << 1;
      long right = here >>> 1;
      long first = up & ~(right & up >>> 1);
      long second = right & ~(down & down >>> 1);
      long third = down & ~(left & down << 1);
      long fourth = left & ~(up & up << 1);
      long two = (first | second) & (third | fourth) | first & second | third & fourth;
      into[word] = two & here;
      any |= into[word];
      above = here;
      here = below;
    }
    return any != 0;
  }

  /** The same of one cell alone, which may be in the set or not. */
  public static boolean isNarrow(long[] set, int cell) {
    int around = 0;
    for (int i = 0; i < RING.length; i++) {
      around |= isIn(set, cell + RING[i]) ? 1 << i : 0;
    }
    int next = around >>> 1 | around << 7;
    int afterNext = around >>> 2 | around << 6;
    return Integer.bitCount(around & ~(next & afterNext) & 0b01010101) > 1;
  }

  private static long withOne(long[] set, int one, int word) {
    return word == one >> 6 ? set[word] | 1L << one : set[word];
  }

  /** How many pairs of cells of {@code set} are neighbours. */
  public static int edges(long[] set) {
    int count = 0;
    for (int word = 0; word < WORDS; word++) {
      long here = set[word];
      long below = here >>> 32 | (word == WORDS - 1 ? 0 : set[word + 1] << 32);
      count += Long.bitCount(here & here << 1) + Long.bitCount(here & below);
    }
    return count;
  }

  /**
   * The neighbours of the cells of {@code set} that lie in one word; some may be outside the arena.
   */
  public static long around(long[] set, int word) {
    long here = set[word];
    long above = word == 0 ? 0 : set[word - 1];
    long below = word == WORDS - 1 ? 0 : set[word + 1];
    return here << 1 | here >>> 1 | here << 32 | here >>> 32 | above >>> 32 | below << 32;
  }

  /**
   * Makes {@code into} the cells of {@code within} that can be reached from {@code from}, those of
   * {@code from} that lie in it included.
   */
  public static void flood(long[] from, long[] within, long[] into) {
    for (int word = 0; word < WORDS; word++) {
      into[word] = from[word] & within[word];
    }
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int word = 0; word < WORDS; word++) {
        long grown = (into[word] | around(into, word)) & within[word];
        grows |= grown != into[word];
        into[word] = grown;
      }
    }
  }
}
