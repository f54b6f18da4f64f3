package yomikiri.app.play.session;

import java.util.List;
import java.util.OptionalInt;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.MoveSelection;

/** Knows where a seat can do nothing but pass: its only move is made without a pick. */
public final class ForcedPasses {
  private final List<GameUi> shelf;

  public ForcedPasses(List<GameUi> shelf) {
    this.shelf = List.copyOf(shelf);
  }

  /** The pass that is the mover's only move; empty where there is any other, or no mover. */
  public OptionalInt forced(BoardSnapshot<?> board) {
    return board.legal().size() == 1
        ? MoveSelection.of(board, GameUi.of(board.kit(), shelf).presenter()).pass()
        : OptionalInt.empty();
  }

  /** The same after {@code ply} steps of a game. */
  public OptionalInt forced(PlaySession<?> session, int ply) {
    return forced(session.board(ply, false));
  }
}
