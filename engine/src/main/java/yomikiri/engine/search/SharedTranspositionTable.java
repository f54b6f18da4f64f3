package yomikiri.engine.search;

import java.util.Arrays;

/**
 * A transposition table that several threads may share: lower and upper bound of the value for the
 * side to move, the depth searched, and the best move. Buckets of four, each as long as a line of
 * the processor's cache; in one, the least deep gives way first, and sooner if it was found in an
 * earlier search. A result is found only where it belongs to its key (Hyatt and Mann 2002).
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

  private final long[] entries;
  private final int mask;
  private int searches;

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
    Arrays.fill(entries, 0);
  }

  /** Begins a new search: all entries so far count as older from now on. */
  public void beginSearch() {
    searches = searches + 1 & 0xff;
  }

  /** The result for {@code key}, to be taken apart by the methods below, or {@link #NONE}. */
  public long probe(long key) {
    int bucket = START + ((int) key & mask);
    for (int i = bucket; i < bucket + BUCKET; i += 2) {
      long result = entries[i + 1];
      if ((entries[i] ^ result) == key) {
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
      if ((entries[i] ^ entries[i + 1]) == key) {
        at = i;
        break;
      }
      if (worth(entries[i + 1]) < worth(entries[at + 1])) {
        at = i;
      }
    }
    long result =
        (long) searches << 56
            | (long) (lower + LIMIT) << 40
            | (long) (upper + LIMIT) << 24
            | (long) (move + 1) << 16
            | (long) selectivity << 8
            | depth;
    entries[at] = key ^ result;
    entries[at + 1] = result;
  }

  private int worth(long result) {
    int age = searches - (int) (result >>> 56) & 0xff;
    return depthOf(result) - OLDER * age;
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
