package yomikiri.engine.search;

import yomikiri.engine.think.Bound;

/**
 * A transposition table of one search: a value with its bound, its depth and the best move, by
 * 64-bit keys. Buckets of two: the deeper result stays in the first slot, the latest goes to the
 * second. Starting a new search clears it at once. Not thread-safe.
 */
public final class TranspositionTable {
  /** Depth of a result that no horizon has touched: it holds for any depth. Depths are below it. */
  public static final int SOLVED = 0xfff;

  /** {@link #probe} found nothing. */
  public static final long NONE = -1;

  static final int ENTRY_BYTES = 16;

  private static final int GENERATIONS = 1 << 9;

  private final long[] keys;
  private final long[] results;
  private final int mask;
  private int generation;

  /**
   * @param bits base-2 logarithm of the number of entries of {@value #ENTRY_BYTES} bytes
   */
  public TranspositionTable(int bits) {
    keys = new long[1 << bits];
    results = new long[1 << bits];
    mask = (1 << bits) - 2;
  }

  /** Forgets everything. */
  public void startSearch() {
    generation++;
    if (generation == GENERATIONS) {
      java.util.Arrays.fill(results, 0);
      generation = 1;
    }
  }

  /** The result for {@code key}, to be taken apart by the methods below, or {@link #NONE}. */
  public long probe(long key) {
    int slot = slot(key);
    for (int i = slot; i <= slot + 1; i++) {
      if (keys[i] == key && generationOf(results[i]) == generation) {
        return results[i];
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
    boolean keepFirst =
        keys[slot] != key
            && generationOf(results[slot]) == generation
            && depthOf(results[slot]) > depth;
    int i = keepFirst ? slot + 1 : slot;
    keys[i] = key;
    results[i] =
        (long) value << 40 | (long) depth << 28 | (long) move << 11 | bits(bound) << 9 | generation;
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
    return (int) (key ^ key >>> 32) & mask;
  }
}
