package yomikiri.engine.game;

/** A position of a zero-sum game for two: what one seat wins, the other loses. */
public non-sealed interface DuelPosition extends TurnPosition {
  /** Points {@code seat} is ahead so far (negative: behind). */
  default int margin(int seat) {
    return score(seat) - score(1 - seat);
  }
}
