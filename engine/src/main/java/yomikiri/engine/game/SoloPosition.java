package yomikiri.engine.game;

/** A position of a game for one: the higher {@code score(0)} at the end, the better. */
public non-sealed interface SoloPosition extends TurnPosition {
  @Override
  default int players() {
    return 1;
  }

  @Override
  default int turn() {
    return 0;
  }

  /** About how many bytes it takes, rather more than less; searches that keep many go by it. */
  int bytes();

  /** The score after a legal move, which is not played. */
  int scoreAfter(int move);

  /** The key after a legal move, which is not played. */
  long keyAfter(int move);
}
