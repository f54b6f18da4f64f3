package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.think.StateSpace;

/** Trapez to be learnt: nothing but the tiles counts, in any of twelve images. */
final class TrapezStates implements StateSpace<TrapezPosition> {
  @Override
  public int symmetries() {
    return HexSymmetry.COUNT;
  }

  @Override
  public long state(TrapezPosition position, int symmetry) {
    return HexSymmetry.bits(position.tileSet(), symmetry);
  }

  @Override
  public int image(int move, int symmetry) {
    int cell = HexSymmetry.cell(symmetry, TrapezMove.cell(move));
    int tile = HexSymmetry.tile(symmetry, TrapezMove.tile(move));
    int turnedCell = TrapezMove.turnedCell(move);
    return turnedCell < 0
        ? TrapezMove.of(cell, tile)
        : TrapezMove.of(
            cell,
            tile,
            HexSymmetry.cell(symmetry, turnedCell),
            TrapezMove.isClockwise(move) != HexSymmetry.isMirrored(symmetry));
  }
}
