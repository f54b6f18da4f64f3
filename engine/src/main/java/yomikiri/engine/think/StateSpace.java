package yomikiri.engine.think;

import yomikiri.engine.game.Position;

/**
 * The states of a game as learners see it: which positions are one state, and which are images of
 * each other.
 *
 * <p>A symmetry turns positions and moves into others with the same prospects. Symmetries have
 * numbers; number 0 leaves everything as it is.
 */
public interface StateSpace<P extends Position> {
  /**
   * A number that decides all that can still happen and how each end is rewarded; so it tells
   * positions with other points so far apart where {@link Position#key} does not. Positions of
   * games with another start may share it.
   *
   * @param symmetry the position's image under it is meant
   */
  long state(P position, int symmetry);

  /** How many symmetries the game has, the one that changes nothing included. */
  default int symmetries() {
    return 1;
  }

  /** The move that does in the image of a position what {@code move} does in the position. */
  default int image(int move, int symmetry) {
    return move;
  }
}
