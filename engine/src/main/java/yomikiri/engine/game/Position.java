package yomikiri.engine.game;

import java.util.OptionalInt;

/**
 * A state of play that only its own rules change: what stands on the board, whose turn it is, the
 * points so far. It knows nothing of search and nothing of how it came about.
 */
public sealed interface Position permits TurnPosition, JointPosition {
  /** The number of seats; seats are numbered from 0. */
  int players();

  boolean isOver();

  /**
   * Clears {@code into} and fills it with the legal moves, ascending: those of {@code seat} where
   * all choose at once, else those of the seat to move. At least one unless {@link #isOver()}.
   */
  void legalMoves(int seat, Moves into);

  /** Points of {@code seat} so far. */
  int score(int seat);

  /** Points {@code seat} is ahead of the best other seat so far; alone, its own points. */
  default int lead(int seat) {
    int othersBest = Integer.MIN_VALUE;
    for (int other = 0; other < players(); other++) {
      if (other != seat) {
        othersBest = Math.max(othersBest, score(other));
      }
    }
    return players() == 1 ? score(seat) : score(seat) - othersBest;
  }

  /** Whether {@code seat} moves no more, although the others play on. */
  default boolean isOut(int seat) {
    return false;
  }

  /**
   * At most how many choices each seat has still to make, if they are shared evenly; empty where
   * the rules do not tell.
   */
  default OptionalInt movesLeft() {
    return OptionalInt.empty();
  }

  /**
   * The outcome for {@code seat}: 1 for the first place, 0 for the last, in even steps between;
   * seats that share places all get their mean. So for two it is 1 for a win, 0.5 for a draw and 0
   * for a loss, and over all seats it sums to half their number; {@link Places} gives the places.
   * Alone, it is the game's own measure from 0 to 1.
   *
   * @throws IllegalStateException unless {@link #isOver()}
   */
  double reward(int seat);

  /**
   * A 64-bit hash of all that decides the future, and of nothing else: equal for positions with the
   * same moves and points still to come, whatever the scores and the way there.
   */
  long key();

  /**
   * The {@link #key} of the canonical position: equal for all positions that are the same once the
   * board is turned or mirrored. A game without symmetries has none but the key itself.
   */
  default long canonicalKey() {
    return key();
  }
}
