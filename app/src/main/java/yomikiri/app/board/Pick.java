package yomikiri.app.board;

import org.jspecify.annotations.Nullable;

/** One part of a move as it is chosen on a board: a cell, a turn or a piece. */
public sealed interface Pick {
  /** The first board waits for cells to be compared: a record's own way takes long to begin. */
  record Cell(int cell) implements Pick {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Cell that && that.cell == cell;
    }

    @Override
    public int hashCode() {
      return cell;
    }
  }

  /** How what lies on the cell picked before is turned; {@code way} is up to the game. */
  record Turn(int way) implements Pick {}

  /** One of the pieces offered beside the board. */
  record Piece(int piece) implements Pick {}
}
