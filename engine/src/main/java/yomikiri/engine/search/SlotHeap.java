package yomikiri.engine.search;

import java.util.Arrays;

/**
 * A binary heap, the lowest rank on top. What the ranks belong to is kept by its owner, in slots
 * numbered from 0: the heap says which slot to use next, and uses those that become free again.
 */
final class SlotHeap {
  private long[] ranks; // by place in the heap
  private int[] slots; // by place in the heap; those beyond the size are free
  private int size;

  /**
   * @param capacity of the beginning; it grows
   */
  SlotHeap(int capacity) {
    ranks = new long[capacity];
    slots = new int[capacity];
    clear();
  }

  void clear() {
    size = 0;
    Arrays.setAll(slots, slot -> slot);
  }

  int size() {
    return size;
  }

  /** Slots in use and free. */
  int capacity() {
    return slots.length;
  }

  /** The slot in the {@code i}th place: 0 is the top, the others are in no order. */
  int slot(int i) {
    return slots[i];
  }

  /** The rank in the {@code i}th place. */
  long rank(int i) {
    return ranks[i];
  }

  /** The free slot that will be used next. */
  int spare() {
    return slots[size];
  }

  /** Adds the spare slot. */
  void add(long rank) {
    siftUp(size, slots[size], rank);
    size++;
    if (size == slots.length) {
      grow();
    }
  }

  private void grow() {
    ranks = Arrays.copyOf(ranks, 2 * size);
    slots = Arrays.copyOf(slots, 2 * size);
    for (int slot = size; slot < slots.length; slot++) {
      slots[slot] = slot;
    }
  }

  /** Takes out the top, whose slot is the spare one then. */
  void removeTop() {
    int top = slots[0];
    int last = slots[--size];
    slots[size] = top;
    if (size > 0) {
      siftDown(0, last, ranks[size]);
    }
  }

  /**
   * Takes out all but the {@code count} lowest ranks, which must be different ones. The slots taken
   * out are in the places from {@code count} on until the next change.
   */
  void keepLowest(int count) {
    long[] sorted = Arrays.copyOf(ranks, size);
    Arrays.sort(sorted);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (ranks[i] <= sorted[count - 1]) {
        int slot = slots[i];
        long rank = ranks[i];
        slots[i] = slots[kept];
        ranks[i] = ranks[kept];
        put(kept++, slot, rank);
      }
    }
    size = kept;
    for (int i = size / 2 - 1; i >= 0; i--) {
      siftDown(i, slots[i], ranks[i]);
    }
  }

  private void put(int at, int slot, long rank) {
    slots[at] = slot;
    ranks[at] = rank;
  }

  private void siftUp(int from, int slot, long rank) {
    int at = from;
    while (at > 0 && ranks[(at - 1) / 2] > rank) {
      int parent = (at - 1) / 2;
      put(at, slots[parent], ranks[parent]);
      at = parent;
    }
    put(at, slot, rank);
  }

  private void siftDown(int from, int slot, long rank) {
    int at = from;
    for (int child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size) {
        child += ranks[child + 1] < ranks[child] ? 1 : 0;
      }
      if (ranks[child] >= rank) {
        break;
      }
      put(at, slots[child], ranks[child]);
      at = child;
    }
    put(at, slot, rank);
  }
}
