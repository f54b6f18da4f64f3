package yomikiri.engine.game;

/**
 * A state of play that only its own rules change: what stands on the board, whose turn it is, the
 * points so far. It knows nothing of search and nothing of how it came about.
 */
public sealed interface Position permits TurnPosition, JointPosition {
  /** The number of seats; seats are numbered from 0. */
  int players();

  boolean isOver();

  /** Points of {@code seat} so far. */
  int score(int seat);

  /**
   * The outcome for {@code seat}: 0 a loss, 0.5 a draw, 1 a win; over all seats of a game for two
   * they sum to 1.
   *
   * @throws IllegalStateException unless {@link #isOver()}
   */
  double reward(int seat);

  /**
   * A 64-bit hash of all that decides the future, and of nothing else: equal for positions with the
   * same moves and points still to come, whatever the scores and the way there.
   */
  long key();
}
