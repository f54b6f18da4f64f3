package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.Symmetry;

/** Positions and moves as the symmetries of the board show them. */
final class Images {
  private Images() {}

  static TrapezPosition position(int symmetry, TrapezPosition position) {
    int[] tiles = new int[Board.CELLS];
    for (int cell = 0; cell < Board.CELLS; cell++) {
      int tile = position.tile(cell);
      tiles[Symmetry.cell(symmetry, cell)] = tile == 0 ? 0 : Symmetry.tile(symmetry, tile);
    }
    return new TrapezPosition(tiles, position.turn());
  }

  static int move(int symmetry, int move) {
    return new TrapezStates().image(move, symmetry);
  }
}
