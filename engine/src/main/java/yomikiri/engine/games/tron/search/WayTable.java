package yomikiri.engine.games.tron.search;

/**
 * A table of upper bounds: how many steps can be made at most from a head over the cells that it
 * reaches. New entries take the place of old ones. It serves all positions, one thread at a time.
 */
public final class WayTable {
  private final long[] keys;
  private final short[] most;
  private final int mask;

  /**
   * @param bits of the number of its entries
   */
  public WayTable(int bits) {
    this.keys = new long[1 << bits];
    this.most = new short[1 << bits];
    this.mask = (1 << bits) - 1;
  }

  /** The steps that are known to be the most; {@link Integer#MAX_VALUE} if nothing is known. */
  int most(long key) {
    int slot = (int) key & mask;
    return keys[slot] == key ? most[slot] : Integer.MAX_VALUE;
  }

  void put(long key, int steps) {
    int slot = (int) key & mask;
    keys[slot] = key;
    most[slot] = (short) steps;
  }
}
