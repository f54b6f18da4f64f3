package yomikiri.engine.games.mattix;

/**
 * What searches of Mattix have found, by position. Several threads may share it: an entry is what
 * is known and, beside it, the tiles with that mixed in, so two halves of different results count
 * as none (Hyatt and Mann 2002). The newer result replaces the older.
 */
final class MattixTable {
  /** Nothing is known. */
  static final int NONE = 0;

  /** Bits of what is known of a position. */
  static final int CONTENTS_BITS = 24;

  private static final int CONTENTS_MASK = (1 << CONTENTS_BITS) - 1;
  private static final int PLACE_BITS = 4; // side and line
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** Two numbers an entry: the tiles, mixed; then epoch, side and line, contents. */
  private final long[] entries;

  private final int shift; // what the hash of a position is shifted by
  private long epoch = 1;

  /**
   * An empty table.
   *
   * @param bits base-2 logarithm of the number of entries of 16 bytes
   */
  MattixTable(int bits) {
    entries = new long[2 << bits];
    shift = Long.SIZE - bits;
  }

  /** Whether it has so many entries at least. */
  boolean holds(int bits) {
    return entries.length >= 2 << bits;
  }

  /** Forgets everything. There are more epochs than anybody plays games. */
  void clear() {
    epoch++;
  }

  /** Stands for a side that is to move in a line; part of what names a position. */
  long tag(int side, int line) {
    return epoch << PLACE_BITS | side << 3 | line;
  }

  /** Where a position is kept. */
  int slot(long own, long tag) {
    long hash = (own ^ tag << Long.SIZE - PLACE_BITS) * MIX;
    hash ^= hash >>> 32;
    return (int) (hash * 0xD6E8FEB86659FD93L >>> shift) << 1;
  }

  /** What is known of a position, or {@link #NONE}. */
  int probe(int slot, long own, long tag) {
    long entry = entries[slot + 1];
    return (entries[slot] ^ own ^ entry * MIX | entry >>> CONTENTS_BITS ^ tag) == 0
        ? (int) entry & CONTENTS_MASK
        : NONE;
  }

  /**
   * Keeps what is known of a position.
   *
   * @param contents {@value #CONTENTS_BITS} bits, not {@link #NONE}
   */
  void store(int slot, long own, long tag, int contents) {
    long entry = tag << CONTENTS_BITS | contents;
    entries[slot] = own ^ entry * MIX;
    entries[slot + 1] = entry;
  }
}
