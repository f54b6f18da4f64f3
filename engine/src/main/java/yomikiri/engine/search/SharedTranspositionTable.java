package yomikiri.engine.search;

/**
 * A transposition table that several threads may share: lower and upper bound of the value for the
 * side to move, the depth searched, and the best move. Buckets of four, each as long as a line of
 * the processor's cache; in one, the least deep gives way first, and sooner if it was found in an
 * earlier search. A result is found only where it belongs to its key (Hyatt and Mann 2002). What
 * was found before the table was cleared counts as nothing at all.
 */
public final class SharedTranspositionTable {
  /** {@link #probe} found nothing. */
  public static final long NONE = 0;

  public static final int ENTRY_BYTES = 16;

  private static final int BUCKET = 8; // longs: a key and a result by turns
  private static final int START =
      6; // longs that fill a line of the cache after the array's own 16 bytes
  private static final int OLDER = 4; // plies that a result loses in worth with each search
  private static final int LIMIT = 1 << 15; // added to a value, makes it positive
  private static final int SEARCH_SHIFT = 56;
  private static final int LAST_SEARCH = 0xff;
  private static final long RESULT_MASK = -1L >>> Long.SIZE - SEARCH_SHIFT;

  private final long[] entries;
  private final int mask;
  private int searches = 1; // numbers them from 1; stored results bear the number
  private int gone; // results up to this number count as none

  /**
   * An empty table.
   *
   * @param bits base-2 logarithm of the number of entries of {@value #ENTRY_BYTES} bytes
   */
  public SharedTranspositionTable(int bits) {
    entries = new long[START + (2 << bits)];
    mask = (2 << bits) - BUCKET;
  }

  /** Forgets everything. */
  public void clear() {
    gone = searches;
    beginSearch();
  }

  /** Begins a new search: all entries so far count as older from now on. */
  public void beginSearch() {
    if (searches == LAST_SEARCH) {
      renumber(gone > 0 ? gone : LAST_SEARCH / 2);
      gone = 0;
    }
    searches++;
  }

  /** Makes room for the numbers of more searches: {@code fewer} less for each, but 1 at least. */
  private void renumber(int fewer) {
    for (int i = START; i < entries.length; i += 2) {
      long result = entries[i + 1];
      long number = Math.max(numberOf(result) - fewer, 1);
      long renumbered = isCurrent(result) ? result & RESULT_MASK | number << SEARCH_SHIFT : NONE;
      entries[i] = isCurrent(result) ? entries[i] ^ result ^ renumbered : 0;
      entries[i + 1] = renumbered;
    }
    searches -= fewer;
  }

  private static int numberOf(long result) {
    return (int) (result >>> SEARCH_SHIFT);
  }

  /** Whether a result was found since the table was cleared. */
  private boolean isCurrent(long result) {
    return numberOf(result) > gone;
  }

  /** The result for {@code key}, to be taken apart by the methods below, or {@link #NONE}. */
  public long probe(long key) {
    int bucket = START + ((int) key & mask);
    for (int i = bucket; i < bucket + BUCKET; i += 2) {
      long result = entries[i + 1];
      if ((entries[i] ^ result) == key && isCurrent(result)) {
        return result;
      }
    }
    return NONE;
  }

  /**
   * Stores the result of a search.
   *
   * @param lower above -{@value #LIMIT}, as {@code upper} is below it
   * @param depth up to 255, as {@code selectivity} is
   * @param move a square, or -1 if none is known
   * @param selectivity how much was pruned, by the measure of the search that uses the table; 0 for
   *     nothing
   */
  public void store(long key, int lower, int upper, int depth, int move, int selectivity) {
    int bucket = START + ((int) key & mask);
    int at = bucket;
    for (int i = bucket; i < bucket + BUCKET; i += 2) {
      if ((entries[i] ^ entries[i + 1]) == key && isCurrent(entries[i + 1])) {
        at = i;
        break;
      }
      if (worth(entries[i + 1]) < worth(entries[at + 1])) {
        at = i;
      }
    }
    long result = (long) searches << SEARCH_SHIFT | result(lower, upper, depth, move, selectivity);
    entries[at] = key ^ result;
    entries[at + 1] = result;
  }

  /** What {@link #probe} tells of a stored result, for tables of another kind. */
  public static long result(int lower, int upper, int depth, int move, int selectivity) {
    return (long) (lower + LIMIT) << 40
        | (long) (upper + LIMIT) << 24
        | (long) (move + 1) << 16
        | (long) selectivity << 8
        | depth;
  }

  /** What one finds there is worth; nothing is as if it came from the first search. */
  private int worth(long result) {
    return isCurrent(result)
        ? depthOf(result) - OLDER * (searches - numberOf(result))
        : -OLDER * (searches - gone - 1);
  }

  public static int lowerOf(long result) {
    return (int) (result >>> 40 & 0xffff) - LIMIT;
  }

  public static int upperOf(long result) {
    return (int) (result >>> 24 & 0xffff) - LIMIT;
  }

  public static int moveOf(long result) {
    return (int) (result >>> 16 & 0xff) - 1;
  }

  public static int selectivityOf(long result) {
    return (int) (result >>> 8 & 0xff);
  }

  public static int depthOf(long result) {
    return (int) result & 0xff;
  }
}
