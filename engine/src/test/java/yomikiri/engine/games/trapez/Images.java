package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.Trapez.TrapezStates;
import yomikiri.engine.games.trapez.board.HexSymmetry;

/** Positions and moves as the symmetries of the board show them. */
final class Images {
  private Images() {}

  static TrapezPosition position(int symmetry, TrapezPosition position) {
    int[] tiles = new int[HexBoard.CELLS];
    for (int cell = 0; cell < HexBoard.CELLS; cell++) {
      int tile = position.tile(cell);
      tiles[HexSymmetry.cell(symmetry, cell)] = tile == 0 ? 0 : HexSymmetry.tile(symmetry, tile);
    }
    return new TrapezPosition(tiles, position.turn());
  }

  static int move(int symmetry, int move) {
    return new TrapezStates().image(move, symmetry);
  }
}
