package yomikiri.engine.games.trapez;

import java.util.Arrays;
import yomikiri.engine.game.Hashing;

/**
 * Between which bounds the {@link WinDistance} of positions lies. Positions are told apart by all
 * their tiles, so that none is ever taken for another; later ones take the room of earlier ones.
 */
final class EndTable {
  /** The bounds of a position of which nothing is known. */
  static final int UNKNOWN = packed(-WinDistance.BEYOND, WinDistance.BEYOND);

  private final long[] positions;
  private final short[] bounds;
  private final int shift;

  /**
   * @param bits base-2 logarithm of the number of entries of 10 bytes
   */
  EndTable(int bits) {
    positions = new long[1 << bits];
    bounds = new short[1 << bits];
    shift = Long.SIZE - bits;
    Arrays.fill(positions, -1);
  }

  /**
   * What is known of a position, to be taken apart by {@link #low} and {@link #high}.
   *
   * @param position the same number for positions of the same worth
   */
  int boundsOf(long position) {
    int slot = slot(position);
    return positions[slot] == position ? bounds[slot] : UNKNOWN;
  }

  /** Keeps what was found out. */
  void store(long position, int low, int high) {
    int slot = slot(position);
    positions[slot] = position;
    bounds[slot] = (short) packed(low, high);
  }

  static int low(int bounds) {
    return bounds >> 8;
  }

  static int high(int bounds) {
    return (byte) bounds;
  }

  private static int packed(int low, int high) {
    return low << 8 | high & 0xff;
  }

  private int slot(long position) {
    return (int) (Hashing.mixed(position) >>> shift);
  }
}
