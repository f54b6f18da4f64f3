package yomikiri.engine.search;

import java.util.Arrays;

/**
 * Finds slots, which are numbered from 0, by 64-bit keys: a hash table with open addressing that
 * grows with the highest slot.
 */
final class KeyIndex {
  /** No slot. */
  static final int NONE = -1;

  private long[] keys; // by slot
  private int[] table;

  /**
   * @param capacity slots of the beginning, from 1
   */
  KeyIndex(int capacity) {
    keys = new long[capacity];
    table = emptyTable();
  }

  private int[] emptyTable() {
    int[] empty = new int[8 * Integer.highestOneBit(keys.length)]; // at most a quarter gets full
    Arrays.fill(empty, NONE);
    return empty;
  }

  void clear() {
    Arrays.fill(table, NONE);
  }

  /** The slot of {@code key}, or {@link #NONE}. */
  int slotOf(long key) {
    int at = home(key);
    while (table[at] != NONE && keys[table[at]] != key) {
      at = next(at);
    }
    return table[at];
  }

  /** Gives a slot to a key that has none. */
  void add(long key, int slot) {
    if (slot >= keys.length) {
      grow(2 * slot);
    }
    keys[slot] = key;
    enter(slot);
  }

  private void grow(int capacity) {
    keys = Arrays.copyOf(keys, capacity);
    int[] old = table;
    table = emptyTable();
    for (int slot : old) {
      if (slot != NONE) {
        enter(slot);
      }
    }
  }

  private void enter(int slot) {
    int at = home(keys[slot]);
    while (table[at] != NONE) {
      at = next(at);
    }
    table[at] = slot;
  }

  private int home(long key) {
    return (int) (key ^ key >>> 32) & (table.length - 1);
  }

  private int next(int at) {
    return at + 1 & (table.length - 1);
  }
}
