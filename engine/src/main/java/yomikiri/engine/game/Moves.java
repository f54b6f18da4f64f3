package yomikiri.engine.game;

import java.util.Arrays;

/** A reusable, growing list of moves, unboxed. */
public final class Moves {
  private int[] items = new int[16];
  private int size;

  public void clear() {
    size = 0;
  }

  public void add(int move) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = move;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** The move at {@code index}, from 0 to {@code size() - 1}. */
  public int get(int index) {
    if (index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return items[index];
  }

  public boolean contains(int move) {
    return indexOf(move) >= 0;
  }

  /** Where {@code move} stands; -1 if it is none of these. */
  public int indexOf(int move) {
    for (int i = 0; i < size; i++) {
      if (items[i] == move) {
        return i;
      }
    }
    return -1;
  }

  public int[] toArray() {
    return Arrays.copyOf(items, size);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
