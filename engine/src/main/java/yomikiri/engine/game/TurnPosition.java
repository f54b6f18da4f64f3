package yomikiri.engine.game;

/** A position in which one seat at a time moves. */
public sealed interface TurnPosition extends Position
    permits SoloPosition, DuelPosition, MultiPosition {
  /** The seat to move; never to be guessed from the number of moves played. */
  int turn();

  /**
   * Clears {@code into} and fills it with the legal moves, ascending. There is at least one unless
   * {@link #isOver()}; a pass, where the rules have one, is a move.
   */
  void legalMoves(Moves into);

  @Override
  default void legalMoves(int seat, Moves into) {
    legalMoves(into);
  }

  /**
   * Plays a legal move; an illegal one leaves the position undefined ({@link GameSession} checks).
   */
  void play(int move);
}
