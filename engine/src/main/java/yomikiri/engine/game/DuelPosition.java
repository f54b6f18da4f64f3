package yomikiri.engine.game;

/** A position of a zero-sum game for two: what one seat wins, the other loses. */
public non-sealed interface DuelPosition extends TurnPosition {
  @Override
  default int players() {
    return 2;
  }

  /** Points {@code seat} is ahead so far (negative: behind). */
  default int margin(int seat) {
    return score(seat) - score(1 - seat);
  }

  /** The side with more points wins. */
  @Override
  default double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    return (Integer.signum(margin(seat)) + 1) / 2.0;
  }
}
