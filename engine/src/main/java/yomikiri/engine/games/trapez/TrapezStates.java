package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.Symmetry;
import yomikiri.engine.think.Learnable;

/** Trapez to be learnt: nothing but the tiles counts, in any of twelve images. */
final class TrapezStates implements Learnable<TrapezPosition> {
  @Override
  public int symmetries() {
    return Symmetry.COUNT;
  }

  @Override
  public long state(TrapezPosition position, int symmetry) {
    return Symmetry.bits(position.tileSet(), symmetry);
  }

  @Override
  public int image(int move, int symmetry) {
    int cell = Symmetry.cell(symmetry, TrapezMove.cell(move));
    int tile = Symmetry.tile(symmetry, TrapezMove.tile(move));
    int turnedCell = TrapezMove.turnedCell(move);
    return turnedCell < 0
        ? TrapezMove.of(cell, tile)
        : TrapezMove.of(
            cell,
            tile,
            Symmetry.cell(symmetry, turnedCell),
            TrapezMove.isClockwise(move) != Symmetry.isMirrored(symmetry));
  }
}
