package yomikiri.engine.think;

import yomikiri.engine.game.Position;

/**
 * The static value of a position beyond the points on the board, in units finer than a point. A
 * search values a position for a seat at {@code margin × unit + evaluate}, in a game for one at
 * {@code score × unit + evaluate}.
 *
 * <p>Two rules make a search with an evaluation as exact as one without. {@link #evaluate} depends
 * on nothing that {@link Position#key} leaves out, so that positions that differ only in the points
 * so far share what was found out about them. And it is 0 where the game is over, so that a
 * finished game counts for what it is. Where {@linkplain yomikiri.engine.game.Game#onlyWinsCount
 * only who wins counts}, {@link #evaluate} is below {@code unit}: a finished game that is won then
 * outweighs every estimate, and what a search values at a point is a win for certain. Other games
 * whose points come at the end only should do the same. Values stay between -4 and 4 million units.
 */
public interface Evaluation<P extends Position> {
  /** How many units make a point; 1 or more. */
  int unit();

  /**
   * The value for {@code seat} of what is to come, in units; in a game for two, the negative of the
   * other seat's. 0 if the game is over.
   */
  int evaluate(P position, int seat);

  /**
   * A lead, in units, with which a seat is about three times as likely to win as to lose. Searches
   * by playouts count a lead as the logistic of how many such leads it is: none is 0.50 of a win,
   * one 0.73, two 0.88.
   */
  default int logisticScale() {
    return unit();
  }

  /**
   * The ordering score of a move by which {@code mover} reached {@code after}: the higher, the
   * earlier. By value, unless a game knows a better order.
   */
  default int orderingScore(P after, int mover) {
    return after.lead(mover) * unit() + evaluate(after, mover);
  }
}
