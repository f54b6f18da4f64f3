package yomikiri.engine.games.othello;

import yomikiri.engine.games.othello.estimate.DiscEstimate;
import yomikiri.engine.games.othello.estimate.PatternEstimate;
import yomikiri.engine.games.othello.estimate.Patterns;
import yomikiri.engine.learn.LearntEvaluation;
import yomikiri.engine.think.Tuples;

/** The patterns of 8×8 Othello, learnt by margins. */
final class PatternTuples implements Tuples<OthelloPosition> {
  private final Patterns patterns = new Patterns();

  /** The estimate by weights that a network has learnt, see {@link LearntEvaluation#weights}. */
  DiscEstimate estimate(short[] weights) {
    return new PatternEstimate(patterns, weights, LearntEvaluation.PARTS);
  }

  @Override
  public int weights() {
    return patterns.weights();
  }

  @Override
  public int count() {
    return patterns.count();
  }

  @Override
  public void read(OthelloPosition position, int[] into, int from) {
    int turn = position.turn();
    patterns.read(position.discs(turn), position.discs(1 - turn), into, from);
  }

  @Override
  public int fullMargin() {
    return 64;
  }
}
