package yomikiri.engine.game;

/** A position in which every seat chooses at the same time, without seeing the others' choices. */
public non-sealed interface JointPosition extends Position {
  /**
   * Clears {@code into} and fills it with the legal moves of {@code seat}, ascending; at least one
   * unless {@link #isOver()}.
   */
  void legalMoves(int seat, Moves into);

  /** Plays one legal move a seat: {@code joint[seat]}. The array is only read. */
  void play(int[] joint);
}
