package yomikiri.engine.games.othello.search;

import java.util.Arrays;
import yomikiri.engine.search.TranspositionTable;

/**
 * The transposition table of an endgame search. Positions of more than {@value #NEAR} empty squares
 * stand in one that threads share. Of the others there are so many that a large table would answer
 * slowly; each thread keeps those it met last in a small one that the processor's cache holds, in
 * buckets as long as a line of the cache. There the latest result comes first, and a new one takes
 * the place of the oldest.
 */
public final class EndgameTable {
  private static final int NEAR = 11;
  private static final int BITS = 14; // of the number of results in the small table
  private static final int BUCKET = 8; // longs: a key and a result by turns
  private static final int START = 6; // longs that fill a line after the array's own 16 bytes
  private static final int MASK = (2 << BITS) - BUCKET;

  private final TranspositionTable shared;
  private final long[] near = new long[START + (2 << BITS)];

  /**
   * For one thread.
   *
   * @param shared for what it shares with others
   */
  public EndgameTable(TranspositionTable shared) {
    this.shared = shared;
  }

  /** Forgets what is not shared. */
  public void clear() {
    Arrays.fill(near, 0);
  }

  /** The result for a position as {@link TranspositionTable#probe} tells it. */
  long probe(long key, int empties) {
    if (empties > NEAR) {
      return shared.probe(key);
    }
    int bucket = START + ((int) key & MASK);
    for (int i = bucket; i < bucket + BUCKET; i += 2) {
      if (near[i] == key) {
        return near[i + 1];
      }
    }
    return TranspositionTable.NONE;
  }

  /**
   * Stores a result.
   *
   * @param contents a {@link BoundsEntry}; up to {@value #NEAR} empty squares it leaves out nothing
   */
  void store(long key, int empties, long contents) {
    if (empties > NEAR) {
      shared.store(key, empties, contents);
      return;
    }
    int bucket = START + ((int) key & MASK);
    int at = bucket;
    while (at < bucket + BUCKET - 2 && near[at] != key) {
      at += 2;
    }
    for (; at > bucket; at -= 2) {
      near[at] = near[at - 2];
      near[at + 1] = near[at - 1];
    }
    near[bucket] = key;
    near[bucket + 1] = TranspositionTable.result(empties, contents);
  }
}
