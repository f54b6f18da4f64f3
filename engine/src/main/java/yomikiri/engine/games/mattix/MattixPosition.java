package yomikiri.engine.games.mattix;

import java.util.OptionalInt;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;

/**
 * A Mattix position: which tiles are left (one bit per cell), where the cross stands, whose turn it
 * is, the scores. Cells are numbered along the rows from the top left.
 */
public final class MattixPosition implements DuelPosition {
  private int size;
  private byte[] values; // by cell, shared by all positions of one game and never written
  private long tiles;
  private int cross;
  private int turn;
  private int first;
  private int second;
  private long tilesKey;

  /**
   * @param values tile values by cell; those of cells without a tile are not read
   * @param tiles bit {@code c} set: the tile of cell {@code c} is still there
   */
  MattixPosition(int size, byte[] values, long tiles, int cross, int turn, int first, int second) {
    this.size = size;
    this.values = values;
    this.tiles = tiles;
    this.cross = cross;
    this.turn = turn;
    this.first = first;
    this.second = second;
    for (long left = tiles; left != 0; left &= left - 1) {
      tilesKey ^= keyOf(Long.numberOfTrailingZeros(left));
    }
  }

  MattixPosition(MattixPosition from) {
    this.values = from.values;
    become(from);
  }

  void become(MattixPosition from) {
    size = from.size;
    values = from.values;
    tiles = from.tiles;
    cross = from.cross;
    turn = from.turn;
    first = from.first;
    second = from.second;
    tilesKey = from.tilesKey;
  }

  /** A copy with points added to the scores. */
  MattixPosition withPoints(int toFirst, int toSecond) {
    MattixPosition copy = new MattixPosition(this);
    copy.first += toFirst;
    copy.second += toSecond;
    return copy;
  }

  /** Cells along one edge of the board. */
  public int size() {
    return size;
  }

  /** The cell of the cross. */
  public int cross() {
    return cross;
  }

  public boolean hasTile(int cell) {
    return (tiles >>> cell & 1) != 0;
  }

  /** The number on the tile of {@code cell}; only where {@link #hasTile}. */
  public int tile(int cell) {
    return values[cell];
  }

  /** The tiles left, one bit per cell. */
  long tiles() {
    return tiles;
  }

  /** Tile values by cell, meaningless where the tile is gone; not to be written. */
  byte[] values() {
    return values;
  }

  /** The row, or for the column player the column, the mover takes from. */
  int line() {
    return turn == 0 ? cross / size : cross % size;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public OptionalInt movesLeft() {
    return OptionalInt.of((Long.bitCount(tiles) + 1) / 2);
  }

  @Override
  public boolean isOver() {
    return choices() == 0;
  }

  @Override
  public int score(int seat) {
    return seat == 0 ? first : second;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    for (long left = choices(); left != 0; left &= left - 1) {
      into.add(Long.numberOfTrailingZeros(left));
    }
  }

  @Override
  public void play(int move) {
    if (turn == 0) {
      first += values[move];
    } else {
      second += values[move];
    }
    tiles &= ~(1L << move);
    tilesKey ^= keyOf(move);
    cross = move;
    turn = 1 - turn;
  }

  @Override
  public long key() {
    return tilesKey ^ Hashing.mixed(1L << 32 | (long) line() << 1 | turn);
  }

  /** The tiles that the side to move can take, one bit per cell. */
  long choices() {
    return tiles & lineMask(size, turn == 0, line());
  }

  /** The cells of a row or column, one bit per cell. */
  static long lineMask(int size, boolean row, int line) {
    if (row) {
      return ((1L << size) - 1) << line * size;
    }
    long firstColumn =
        switch (size) {
          case 4 -> 0x1111L;
          case 6 -> 0x41041041L;
          default -> 0x0101010101010101L;
        };
    return firstColumn << line;
  }

  private long keyOf(int cell) {
    return Hashing.mixed((long) cell << 8 | (values[cell] & 0xff));
  }
}
