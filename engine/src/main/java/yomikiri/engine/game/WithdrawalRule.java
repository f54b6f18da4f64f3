package yomikiri.engine.game;

/** The rule by which a seat leaves a game for more than two, which the others play on. */
@FunctionalInterface
public interface WithdrawalRule<P extends Position> {
  /**
   * Takes {@code seat} out of the game: from now on it has no choice, which means that it is never
   * to move or has a single move whenever it is.
   *
   * @param position one that is not over; it may be over then
   */
  void withdraw(P position, int seat);
}
