package yomikiri.engine.games.tron.search;

import yomikiri.engine.game.Hashing;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Two cycles, number 0 and number 1, that are moved and taken back in place. */
final class HuntPosition {
  private static final long[] CELL_CODES = codes(1);
  private static final long[][] HEAD_CODES = {codes(2), codes(3)};
  private static final long TURN_CODE = Hashing.mixed(4L << 12);

  private final long[] free = new long[GridCellSet.WORDS];
  private final int[] heads = new int[2];
  private long key;
  private int cameFrom;

  /**
   * A position in which number 0 is to move.
   *
   * @param free only read
   * @param heads by number; only read
   */
  HuntPosition(long[] free, int[] heads) {
    System.arraycopy(free, 0, this.free, 0, GridCellSet.WORDS);
    System.arraycopy(heads, 0, this.heads, 0, 2);
    key = HEAD_CODES[0][heads[0]] ^ HEAD_CODES[1][heads[1]];
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      key ^= GridCellSet.isIn(free, cell) ? CELL_CODES[cell] : 0;
    }
  }

  /** A copy. */
  HuntPosition(HuntPosition original) {
    become(original);
  }

  private static long[] codes(int kind) {
    long[] codes = new long[GridCellSet.LIMIT];
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      codes[cell] = Hashing.mixed((long) kind << 12 | cell);
    }
    return codes;
  }

  /** Becomes a copy of another. */
  void become(HuntPosition other) {
    System.arraycopy(other.free, 0, free, 0, GridCellSet.WORDS);
    System.arraycopy(other.heads, 0, heads, 0, 2);
    key = other.key;
    cameFrom = other.cameFrom;
  }

  /** The free cells; only to be read. */
  long[] free() {
    return free;
  }

  /** By number; only to be read. */
  int[] heads() {
    return heads;
  }

  int head(int seat) {
    return heads[seat];
  }

  long key() {
    return key;
  }

  /** The head, before the last move, of who made it. */
  int cameFrom() {
    return cameFrom;
  }

  /** Moves a cycle; returns where its head was, for {@link #leave}. */
  int enter(int seat, int cell) {
    int from = heads[seat];
    GridCellSet.remove(free, cell);
    heads[seat] = cell;
    cameFrom = from;
    key ^= CELL_CODES[cell] ^ HEAD_CODES[seat][from] ^ HEAD_CODES[seat][cell] ^ TURN_CODE;
    return from;
  }

  /** Takes the last move back. */
  void leave(int seat, int from) {
    int cell = heads[seat];
    GridCellSet.add(free, cell);
    heads[seat] = from;
    key ^= CELL_CODES[cell] ^ HEAD_CODES[seat][from] ^ HEAD_CODES[seat][cell] ^ TURN_CODE;
  }

  /** Whether a cycle can go to a cell. */
  boolean isFree(int cell) {
    return GridCellSet.isIn(free, cell);
  }

  int freeNeighbours(int seat) {
    int count = 0;
    for (int move = 0; move < Arena.MOVES; move++) {
      count += isFree(Arena.target(heads[seat], move)) ? 1 : 0;
    }
    return count;
  }

  /** Whether the heads are neighbours. */
  boolean areBeside() {
    int distance = Math.abs(heads[0] - heads[1]);
    return distance == 1 || distance == GridCellSet.ROW;
  }
}
