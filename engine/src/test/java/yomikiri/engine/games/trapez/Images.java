package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.tiles.Symmetry;
import yomikiri.engine.games.trapez.tiles.TileSet;

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
    int cell = Symmetry.cell(symmetry, TrapezMove.cell(move));
    int tile = Symmetry.tile(symmetry, TrapezMove.tile(move));
    int turned = TrapezMove.turnedCell(move);
    boolean isMirrored = symmetry >= TileSet.TILES;
    return turned < 0
        ? TrapezMove.of(cell, tile)
        : TrapezMove.of(
            cell,
            tile,
            Symmetry.cell(symmetry, turned),
            TrapezMove.isClockwise(move) != isMirrored);
  }
}
