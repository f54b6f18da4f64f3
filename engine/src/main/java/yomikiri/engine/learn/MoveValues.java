package yomikiri.engine.learn;

import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.think.Verdict;

/** Learnt values of the moves of a game. For one thread. */
public interface MoveValues<P extends DuelPosition> {
  /**
   * What {@code position}, which is not over, is worth after a legal move, for the seat to move. It
   * is cheapest to ask for all moves of one position in turn before those of the next.
   */
  Verdict.Learnt of(P position, int move);
}
