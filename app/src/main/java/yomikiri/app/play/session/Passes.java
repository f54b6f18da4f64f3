package yomikiri.app.play.session;

import java.util.List;
import java.util.OptionalInt;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.Picking;

/** Knows where a seat can do nothing but pass: its only move is made without a pick. */
public final class Passes {
  private final List<GameFace> shelf;

  public Passes(List<GameFace> shelf) {
    this.shelf = List.copyOf(shelf);
  }

  /** The pass that is the mover's only move; empty where there is any other, or no mover. */
  public OptionalInt forced(BoardSnapshot<?> board) {
    return board.legal().size() == 1
        ? Picking.of(board, GameFace.of(board.kit(), shelf).manner()).pass()
        : OptionalInt.empty();
  }

  /** The same after {@code ply} steps of a game. */
  public OptionalInt forced(Table<?> table, int ply) {
    return forced(table.board(ply, false));
  }
}
