package yomikiri.engine.search;

/**
 * A transposition table, which several threads may share: results of searches by 64-bit keys. What
 * a result says is up to the search, see {@link ValueEntry} and {@link BoundsEntry}. Buckets of
 * four, each as long as a line of the processor's cache, with key and result side by side; in one,
 * the least deep gives way first, and sooner if it was found in an earlier search. A result is
 * found only where it belongs to its key (Hyatt and Mann 2002). What was found before the table was
 * cleared counts as nothing at all.
 */
public final class TranspositionTable {
  /** Depth of a result that no horizon has touched: it holds for any depth. Depths are below it. */
  public static final int SOLVED = 0xfff;

  /** {@link #probe} found nothing. */
  public static final long NONE = 0;

  public static final int ENTRY_BYTES = 16;

  static final int CONTENTS_SHIFT = 12; // a result's depth stands below its contents
  static final int SEARCH_BITS = 8; // and the number of the search above them
  static final long CONTENTS = -1L >>> CONTENTS_SHIFT + SEARCH_BITS;

  private static final int SEARCH_SHIFT = Long.SIZE - SEARCH_BITS;
  private static final int LAST_SEARCH = (1 << SEARCH_BITS) - 1;
  private static final long RESULT_MASK = -1L >>> SEARCH_BITS;

  private static final int BUCKET = 8; // longs: a key and a result by turns
  private static final int START = 6; // longs that fill a line after the array's own 16 bytes
  private static final int OLDER = 4; // plies that a result loses in worth with each search
  private static final int DEEPEST = 64; // more is worth no more: what is solved may end in a ply

  private final long[] entries;
  private final int mask;
  private int searches = 1; // numbers them from 1; stored results bear the number
  private int gone; // results up to this number count as none

  /**
   * An empty table.
   *
   * @param bits base-2 logarithm of the number of entries of {@value #ENTRY_BYTES} bytes
   */
  public TranspositionTable(int bits) {
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

  /** The result for {@code key}, or {@link #NONE}. */
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
   * @param depth below {@link #SOLVED}, or that
   * @param contents what the search found, as {@link ValueEntry} or {@link BoundsEntry} writes it
   */
  public void store(long key, int depth, long contents) {
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
    long result = (long) searches << SEARCH_SHIFT | result(depth, contents);
    entries[at] = key ^ result;
    entries[at + 1] = result;
  }

  /** What {@link #probe} returns for a stored result, for tables of another kind. */
  public static long result(int depth, long contents) {
    return contents << CONTENTS_SHIFT | depth;
  }

  /** What one finds there is worth; nothing is as if it came from the first search. */
  private int worth(long result) {
    return isCurrent(result)
        ? Math.min(depthOf(result), DEEPEST) - OLDER * (searches - numberOf(result))
        : -OLDER * (searches - gone - 1);
  }

  public static int depthOf(long result) {
    return (int) result & SOLVED;
  }
}
