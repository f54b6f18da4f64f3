package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.Cells;
import yomikiri.engine.games.trapez.board.TileSet;

/**
 * Moves as ints: the cell, how the tile lies on it, and the turn of a surrounded tile. A tile is
 * the direction of the middle one of its light edges, 1 east to 6 north-east, clockwise.
 */
public final class TrapezMove {
  private static final int TURNS = 1 + 2 * Board.CELLS; // none, or a cell in two directions

  /** Every move is below this. */
  static final int LIMIT = Board.CELLS * Board.DIRECTIONS * TURNS;

  private TrapezMove() {}

  /** Places a tile and turns none. */
  public static int of(int cell, int tile) {
    return (cell * Board.DIRECTIONS + tile - 1) * TURNS;
  }

  /** Places a tile and turns another by a sixth of a circle. */
  public static int of(int cell, int tile, int turnedCell, boolean isClockwise) {
    return of(cell, tile) + 1 + 2 * turnedCell + (isClockwise ? 0 : 1);
  }

  /** A move that differs only in how the placed tile lies. */
  static int withTile(int move, int tile) {
    return move + (tile - tile(move)) * TURNS;
  }

  /** Plays a legal move. */
  static void play(int move, TileSet tiles) {
    tiles.put(Cells.bit(cell(move)), tile(move));
    int turnedCell = turnedCell(move);
    if (turnedCell >= 0) {
      tiles.turn(Cells.bit(turnedCell), isClockwise(move));
    }
  }

  /** Where the tile is placed. */
  public static int cell(int move) {
    return move / (TURNS * Board.DIRECTIONS);
  }

  /** How the placed tile lies, 1 to 6. */
  public static int tile(int move) {
    return 1 + move / TURNS % Board.DIRECTIONS;
  }

  /** Where a tile is turned; -1 if none is. */
  public static int turnedCell(int move) {
    int turn = move % TURNS;
    return turn == 0 ? -1 : (turn - 1) / 2;
  }

  /** Which way a tile is turned, if one is. */
  public static boolean isClockwise(int move) {
    return move % TURNS % 2 == 1;
  }
}
