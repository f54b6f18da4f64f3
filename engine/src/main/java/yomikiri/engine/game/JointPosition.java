package yomikiri.engine.game;

/** A position in which every seat chooses at the same time, without seeing the others' choices. */
public non-sealed interface JointPosition extends Position {
  /** Plays one legal move a seat: {@code joint[seat]}. The array is only read. */
  void play(int[] joint);
}
