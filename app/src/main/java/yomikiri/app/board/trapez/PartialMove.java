package yomikiri.app.board.trapez;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.Pick;
import yomikiri.engine.games.trapez.HexBoard;
import yomikiri.engine.games.trapez.TrapezMove;
import yomikiri.engine.games.trapez.TrapezPosition;

/**
 * A move of Trapez while it is being chosen, and the board as it looks then.
 *
 * @param position as the picks made and the one offered would leave it
 * @param placed the cell of the tile being placed; -1 for none
 * @param isSet whether it has been placed, and another is to be turned
 * @param turned the cell of the tile being turned; -1 for none
 * @param way which way it is turned: 1 clockwise, -1 the other way, 0 if none is
 */
record PartialMove(TrapezPosition position, int placed, boolean isSet, int turned, int way) {
  static PartialMove of(BoardViewState state) {
    TrapezPosition begun = TrapezPresenter.trapez(state.snapshot().position());
    List<Pick> made = state.selection().made();
    Optional<Pick> offered = state.offered();
    boolean isSet = made.size() > 1;
    if (made.isEmpty()
        || !(made.getFirst() instanceof Pick.Cell(int placed))
        || !((isSet ? made.get(1) : offered.orElse(null)) instanceof Pick.Piece(int tile))) {
      return new PartialMove(begun, -1, false, -1, 0);
    }
    int turned = made.size() > 2 && made.get(2) instanceof Pick.Cell(int cell) ? cell : -1;
    int way = turned >= 0 && offered.orElse(null) instanceof Pick.Turn(int to) ? to : 0;
    int move =
        way == 0 ? TrapezMove.of(placed, tile) : TrapezMove.of(placed, tile, turned, way > 0);
    return new PartialMove(TrapezPresenter.after(begun, move), placed, isSet, turned, way);
  }

  /** By cell, the size of the group of a seat that its tile belongs to; 0 without a tile. */
  List<Integer> sizes(int seat) {
    Integer[] sizes = new Integer[HexBoard.CELLS];
    Arrays.fill(sizes, 0);
    for (int group : position.groups(seat)) {
      for (int left = group; left != 0; left &= left - 1) {
        sizes[Integer.numberOfTrailingZeros(left)] = Integer.bitCount(group);
      }
    }
    return List.of(sizes);
  }
}
