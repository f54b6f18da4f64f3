package yomikiri.engine.games.othello.end;

import java.util.Arrays;

/**
 * What was found out about positions near the end of the game, by their discs: between which scores
 * the value lies for the side to move, and its best move. Buckets of four, each as long as a line
 * of the processor's cache; of those in one, that with the fewest empty squares gives way first.
 * Several threads may use one table: a result is found only where it belongs to its key (Hyatt and
 * Mann 2002).
 */
public final class EndTable {
  /** {@link #probe} found nothing. */
  static final long NONE = 0;

  private static final int BUCKET = 8; // longs: a key and a result by turns
  private static final int SHIFT = 128; // makes a score or a move positive

  private final long[] entries;
  private final int mask;

  /**
   * @param bits base-2 logarithm of the number of entries of 16 bytes
   */
  public EndTable(int bits) {
    entries = new long[2 << bits];
    mask = (2 << bits) - BUCKET;
  }

  public void clear() {
    Arrays.fill(entries, 0);
  }

  /** The result for {@code key}, to be taken apart by the methods below, or {@link #NONE}. */
  long probe(long key) {
    int bucket = (int) key & mask;
    for (int i = bucket; i < bucket + BUCKET; i += 2) {
      long result = entries[i + 1];
      if ((entries[i] ^ result) == key) {
        return result;
      }
    }
    return NONE;
  }

  /** Keeps what was found out about a position with {@code empties} empty squares. */
  void store(long key, int lower, int upper, int move, int empties) {
    int bucket = (int) key & mask;
    int at = bucket;
    for (int i = bucket; i < bucket + BUCKET; i += 2) {
      if ((entries[i] ^ entries[i + 1]) == key) {
        at = i;
        break;
      }
      if (emptiesOf(entries[i + 1]) < emptiesOf(entries[at + 1])) {
        at = i;
      }
    }
    long result =
        (long) (lower + SHIFT) << 24
            | (long) (upper + SHIFT) << 16
            | (long) (move + SHIFT) << 8
            | empties;
    entries[at] = key ^ result;
    entries[at + 1] = result;
  }

  static int lowerOf(long result) {
    return (int) (result >>> 24) - SHIFT;
  }

  static int upperOf(long result) {
    return (int) (result >>> 16 & 0xff) - SHIFT;
  }

  static int moveOf(long result) {
    return (int) (result >>> 8 & 0xff) - SHIFT;
  }

  private static int emptiesOf(long result) {
    return (int) result & 0xff;
  }
}
