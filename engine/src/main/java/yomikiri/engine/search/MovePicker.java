package yomikiri.engine.search;

import java.util.Arrays;

/**
 * The moves of one node, handed out from the highest rank to the lowest; equal ranks in the order
 * in which they were added. Few are wanted where the search cuts off early, so the first ones are
 * picked one by one and the rest is sorted only when it comes to them.
 */
final class MovePicker {
  /** The highest rank; all others are below it and above its negative. */
  static final long FIRST = 1L << 45;

  private static final int PICKED = 8;
  private static final int INDEX_BITS = 17;
  private static final int LAST = (1 << INDEX_BITS) - 1;

  private final long[] keys; // the rank, then the index such that the lower one is the larger
  private int size;

  /**
   * @param limit at most so many moves
   */
  MovePicker(int limit) {
    keys = new long[limit];
  }

  void clear() {
    size = 0;
  }

  void add(long rank) {
    keys[size] = rank << INDEX_BITS | LAST - size;
    size++;
  }

  /** The index of the {@code n}th move in order; to be asked for 0, 1, 2 … in turn. */
  int pick(int n) {
    if (n < PICKED) {
      int best = n;
      for (int i = n + 1; i < size; i++) {
        if (keys[i] > keys[best]) {
          best = i;
        }
      }
      long key = keys[best];
      keys[best] = keys[n];
      keys[n] = key;
      return index(key);
    }
    if (n == PICKED) {
      Arrays.sort(keys, PICKED, size);
    }
    return index(keys[size - 1 - (n - PICKED)]);
  }

  private static int index(long key) {
    return LAST - (int) (key & LAST);
  }
}
