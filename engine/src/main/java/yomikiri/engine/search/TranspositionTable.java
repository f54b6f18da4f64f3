package yomikiri.engine.search;

import java.util.Arrays;
import yomikiri.engine.think.Bound;

/**
 * A transposition table of one player: a value with its bound, its depth and the best move, by
 * 64-bit keys. Buckets of two, key and result side by side: the deeper result of a search stays in
 * the first slot, the latest goes to the second. Several threads may share it: a result is found
 * only where it belongs to its key (Hyatt and Mann 2002).
 */
public final class TranspositionTable {
  /** Depth of a result that no horizon has touched: it holds for any depth. Depths are below it. */
  public static final int SOLVED = 0xfff;

  /** {@link #probe} found nothing. */
  public static final long NONE = -1;

  static final int ENTRY_BYTES = 16;

  private static final int GENERATIONS = 1 << 9;

  private static final int START = 6; // longs that fill a line of the cache after 16 bytes

  private final long[] entries; // a key xor its result, then the result, by turns
  private final int mask;
  private int generation = 1; // of the search, from 1; stored results bear it
  private int oldest = 1; // results from before it count as none

  /**
   * An empty table.
   *
   * @param bits base-2 logarithm of the number of entries of {@value #ENTRY_BYTES} bytes
   */
  public TranspositionTable(int bits) {
    entries = new long[START + (2 << bits)];
    mask = (1 << bits) - 2;
  }

  /** Forgets everything, as if it were new. */
  void clear() {
    Arrays.fill(entries, 0);
    generation = 1;
    oldest = 1;
  }

  /** Begins a search that knows nothing. */
  public void startSearch() {
    continueSearch();
    oldest = generation;
  }

  /** Begins a search that knows what the one before has found, but needs it less than its own. */
  public void continueSearch() {
    if (generation == GENERATIONS - 1) {
      clear();
    } else {
      generation++;
    }
  }

  /** The result for {@code key}, to be taken apart by the methods below, or {@link #NONE}. */
  public long probe(long key) {
    int slot = slot(key);
    for (int i = slot; i <= slot + 2; i += 2) {
      long result = entries[i + 1];
      if ((entries[i] ^ result) == key && generationOf(result) >= oldest) {
        return result;
      }
    }
    return NONE;
  }

  /**
   * Stores the result of a search.
   *
   * @param value between -2²² and 2²²
   * @param depth below {@link #SOLVED}, or that
   * @param move below 2¹⁷
   */
  public void store(long key, int value, int depth, Bound bound, int move) {
    int slot = slot(key);
    long first = entries[slot + 1];
    boolean keepFirst =
        (entries[slot] ^ first) != key
            && generationOf(first) == generation
            && depthOf(first) > depth;
    int i = keepFirst ? slot + 2 : slot;
    long result =
        (long) value << 40 | (long) depth << 28 | (long) move << 11 | bits(bound) << 9 | generation;
    entries[i] = key ^ result;
    entries[i + 1] = result;
  }

  private static long bits(Bound bound) {
    return switch (bound) {
      case EXACT -> 0;
      case AT_LEAST -> 1;
      case AT_MOST -> 2;
    };
  }

  public static int valueOf(long result) {
    return (int) (result >> 40);
  }

  public static int depthOf(long result) {
    return (int) (result >>> 28) & 0xfff;
  }

  public static int moveOf(long result) {
    return (int) (result >>> 11) & 0x1ffff;
  }

  public static Bound boundOf(long result) {
    return switch ((int) (result >>> 9) & 3) {
      case 1 -> Bound.AT_LEAST;
      case 2 -> Bound.AT_MOST;
      default -> Bound.EXACT;
    };
  }

  private static int generationOf(long result) {
    return (int) result & (GENERATIONS - 1);
  }

  private int slot(long key) {
    return START + 2 * ((int) (key ^ key >>> 32) & mask);
  }
}
