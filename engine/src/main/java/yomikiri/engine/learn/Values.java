package yomikiri.engine.learn;

import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.think.Verdict;

/** What is learnt of the moves of a game. For one thread. */
public interface Values<P extends DuelPosition> {
  /**
   * What {@code position}, which is not over, is worth after a legal move, for the seat to move.
   * The same call tells of one position after another at least cost if all its moves are asked for
   * in turn.
   */
  Verdict.Learnt of(P position, int move);
}
