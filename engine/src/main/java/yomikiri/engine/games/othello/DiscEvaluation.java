package yomikiri.engine.games.othello;

import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.think.Evaluation;

/** A disc evaluator as an evaluation: the lead in discs expected at the end, 64 units to a disc. */
final class DiscEvaluation implements Evaluation<OthelloPosition> {
  private final DiscEvaluator evaluator;

  DiscEvaluation(DiscEvaluator evaluator) {
    this.evaluator = evaluator;
  }

  @Override
  public int unit() {
    return DiscEvaluator.UNIT;
  }

  @Override
  public int evaluate(OthelloPosition position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    int turn = position.turn();
    int value = evaluator.of(position.discs(turn), position.discs(1 - turn), position.open());
    return (seat == turn ? value : -value) - unit() * position.margin(seat);
  }

  /**
   * The fewer moves are left to the other side, the earlier: that orders moves as well as the
   * estimate does, and is known already.
   */
  @Override
  public int orderingScore(OthelloPosition after, int mover) {
    return -Long.bitCount(after.open());
  }

  @Override
  public int logisticScale() {
    return 6 * unit();
  }
}
