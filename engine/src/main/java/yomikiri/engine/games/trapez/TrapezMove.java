package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.TrapezTileSet;

/**
 * Moves as ints: the cell, how the tile lies on it, and the turn of a surrounded tile. A tile is
 * the direction of the middle one of its light edges, 1 east to 6 north-east, clockwise.
 */
public final class TrapezMove {
  private static final int TURNS = 1 + 2 * HexBoard.CELLS; // none, or a cell in two directions

  /** Every move is below this. */
  static final int LIMIT = HexBoard.CELLS * HexBoard.DIRECTIONS * TURNS;

  private TrapezMove() {}

  /** Places a tile and turns none. */
  public static int of(int cell, int tile) {
    return (cell * HexBoard.DIRECTIONS + tile - 1) * TURNS;
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
  static void play(int move, TrapezTileSet tiles) {
    tiles.put(HexCellSet.bit(cell(move)), tile(move));
    int turnedCell = turnedCell(move);
    if (turnedCell >= 0) {
      tiles.turn(HexCellSet.bit(turnedCell), isClockwise(move));
    }
  }

  /** Where the tile is placed. */
  public static int cell(int move) {
    return move / (TURNS * HexBoard.DIRECTIONS);
  }

  /** How the placed tile lies, 1 to 6. */
  public static int tile(int move) {
    return 1 + move / TURNS % HexBoard.DIRECTIONS;
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
