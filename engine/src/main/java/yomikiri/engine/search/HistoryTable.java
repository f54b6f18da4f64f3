package yomikiri.engine.search;

import java.util.Arrays;

/**
 * Counts of the cutoffs of moves elsewhere, each weighted by the square of the plies below it
 * (history heuristic, Schaeffer 1989). When a count comes to the limit, all counts of its kind are
 * halved, so that they never cease to tell one move from another. Threads may share a table: what
 * one counts may be lost to another, which changes the order of moves and no value.
 */
public final class HistoryTable {
  private final int[][] counts;
  private final int limit;

  /**
   * All counts are 0.
   *
   * @param kinds of moves that are counted apart, such as those of each seat
   * @param moveLimit moves are below it
   * @param limit counts stay below it, at least as one thread counts; at most 2³⁰
   */
  public HistoryTable(int kinds, int moveLimit, int limit) {
    this.counts = new int[kinds][moveLimit];
    this.limit = limit;
  }

  /** Begins anew. */
  public void clear() {
    for (int[] ofKind : counts) {
      Arrays.fill(ofKind, 0);
    }
  }

  public int count(int kind, int move) {
    return counts[kind][move];
  }

  /**
   * Notes a move that has cut off.
   *
   * @param depth plies searched below it, from 1
   */
  public void add(int kind, int move, int depth) {
    int[] ofKind = counts[kind];
    ofKind[move] += Math.min(depth * depth, limit - 1);
    if (ofKind[move] >= limit) {
      halve(ofKind);
    }
  }

  /** Makes what was counted so far weigh half as much as what comes. */
  void halve() {
    for (int[] ofKind : counts) {
      halve(ofKind);
    }
  }

  private static void halve(int[] ofKind) {
    for (int i = 0; i < ofKind.length; i++) {
      ofKind[i] /= 2;
    }
  }
}
