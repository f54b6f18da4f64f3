package yomikiri.app.board;

/** A part of a move, as it is chosen on a board. */
public sealed interface Pick {
  record Cell(int cell) implements Pick {}

  /**
   * How what lies on the cell picked before is turned; what {@code way} means is up to the game.
   */
  record Turn(int way) implements Pick {}

  /** One of the pieces offered beside the board. */
  record Piece(int piece) implements Pick {}
}
