package yomikiri.engine.games.mattix;

import java.util.Arrays;

/** What a player of Mattix keeps from move to move: the tiles of a game and what is known of it. */
final class MattixMemory {
  private static final int SMALL_TABLE_BITS = 18; // enough for 6×6 from the first move
  private static final int LARGE_TABLE_BITS = 21; // 32 MiB
  private static final int DEEP_LOOK_BITS = 19; // 8 MiB
  private static final int SHORT_LOOK_BITS = 13; // 128 KiB
  private static final int FEW = 34; // tiles of 8×8 for which the small table is enough too
  private static final int SMALL_SIZE = 6; // solved from the first move
  private static final int SOON_SOLVED = 38; // tiles of 8×8

  final int size;
  final MattixBounds bounds = new MattixBounds();

  private final byte[] values = new byte[MattixSolver.SIDE_CELLS];
  private long known; // cells whose tile was seen
  private MattixTable proven = new MattixTable(1); // until it is known how much is needed
  private MattixTable estimated = new MattixTable(1);

  MattixMemory(int size) {
    this.size = size;
  }

  /** Whether the game is soon solved from where so many tiles are left. */
  static boolean reaches(int size, int tiles) {
    return size <= SMALL_SIZE || tiles <= SOON_SOLVED;
  }

  /** Whether the board is too large to be solved from the first move. */
  boolean isLarge() {
    return size > SMALL_SIZE;
  }

  /** Forgets everything. */
  void clear() {
    proven.clear();
    known = 0;
    Arrays.fill(bounds.weight, 0);
  }

  /**
   * Takes in the tile values by cell; only cells in {@code tiles} count. What is known of earlier
   * positions is kept unless a tile seen before has another value now.
   */
  void load(byte[] tileValues, long tiles) {
    for (long left = tiles & known; left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      if (values[cell] != tileValues[cell]) {
        clear();
        break;
      }
    }
    known |= tiles;
    for (long left = tiles; left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      values[cell] = tileValues[cell];
      weigh(cell / size, cell % size, values[cell]);
    }
  }

  private void weigh(int row, int column, int value) {
    bounds.weight[row * MattixSolver.SPAN + column] = value;
    bounds.weight[MattixSolver.SIDE_CELLS + column * MattixSolver.SPAN + row] = value;
  }

  /** What is proven of positions, with room for searches from where so many tiles are left. */
  MattixTable proven(int tiles) {
    int bits = isLarge() && tiles > FEW ? LARGE_TABLE_BITS : SMALL_TABLE_BITS;
    if (!proven.holds(bits)) {
      proven = new MattixTable(bits);
    }
    return proven;
  }

  /** A table for what is only estimated, which holds for one root: nothing is in it. */
  MattixTable estimated() {
    int bits = isLarge() ? DEEP_LOOK_BITS : SHORT_LOOK_BITS;
    if (!estimated.holds(bits)) {
      estimated = new MattixTable(bits);
    }
    estimated.clear();
    return estimated;
  }
}
