package yomikiri.engine.search;

import java.util.Arrays;

/**
 * Orders scores, the highest first and equal ones as they stand, byte by byte from the lowest up
 * (Knuth, The Art of Computer Programming 3, 5.2.5): the work grows with their number alone, and
 * with the bytes in which they differ.
 */
final class ScoreOrder {
  private static final int BYTES = 256; // different ones

  private final int[] places = new int[BYTES];
  private int[] order = {};
  private int[] next = {};

  /** Orders the first {@code count} scores, which stay where they are. */
  void sort(int[] scores, int count) {
    if (order.length < count) {
      order = new int[scores.length];
      next = new int[scores.length];
    }
    int highest = Integer.MIN_VALUE;
    int lowest = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      highest = Math.max(highest, scores[i]);
      lowest = Math.min(lowest, scores[i]);
      order[i] = i;
    }
    int span = highest - lowest; // without a sign, like all differences here
    for (int shift = 0; shift < Integer.SIZE && span >>> shift != 0; shift += Byte.SIZE) {
      sortByByte(scores, count, highest, shift);
    }
  }

  /** Keeps the order of scores that do not differ in the byte. */
  private void sortByByte(int[] scores, int count, int highest, int shift) {
    Arrays.fill(places, 0);
    for (int i = 0; i < count; i++) {
      places[highest - scores[i] >>> shift & BYTES - 1]++;
    }
    int before = 0;
    for (int i = 0; i < BYTES; i++) {
      int here = places[i];
      places[i] = before;
      before += here;
    }
    for (int i = 0; i < count; i++) {
      int index = order[i];
      next[places[highest - scores[index] >>> shift & BYTES - 1]++] = index;
    }
    int[] sorted = next;
    next = order;
    order = sorted;
  }

  /** The index of the score that stands at a place of the order. */
  int at(int place) {
    return order[place];
  }
}
