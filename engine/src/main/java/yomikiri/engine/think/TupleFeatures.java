package yomikiri.engine.think;

import yomikiri.engine.game.Position;

/**
 * The features of positions that an n-tuple network (Lucas 2008) uses. A tuple is a few cells; what
 * lies on them picks one of the tuple's weights. Images of a tuple under the symmetries of the
 * board read from the same weights.
 */
public interface TupleFeatures<P extends Position> {
  /** How many weights there are in all. */
  int weights();

  /** How many weights every position picks. */
  int count();

  /**
   * Finds which weights a position, which is not over, picks, from the view of the seat to move. A
   * weight that is picked twice counts twice.
   *
   * @param into takes {@link #count} numbers below {@link #weights}
   * @param from where in {@code into} they begin
   */
  void read(P position, int[] into, int from);

  /**
   * The margin of a full win in a game that is learnt by its margins; 0 in one that is learnt by
   * nothing but who wins.
   */
  default int fullMargin() {
    return 0;
  }
}
