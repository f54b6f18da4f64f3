package yomikiri.engine.games.mattix;

/** The official number tiles. */
final class MattixTileSet {
  private MattixTileSet() {}

  /** The tiles of a board with edge {@code size}, 4 or 6: one fewer than it has cells. */
  static byte[] of(int size) {
    return size == 4
        ? new byte[] {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8}
        : new byte[] {
          1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, -1, -1, -2, -2, -3, -3,
          -4, -5, -6, -7, -8, -9, -10
        };
  }

  /** How many tiles of {@code value} there are. */
  static int count(int size, int value) {
    int count = 0;
    for (byte tile : of(size)) {
      count += tile == value ? 1 : 0;
    }
    return count;
  }
}
