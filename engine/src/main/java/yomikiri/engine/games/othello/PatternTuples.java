package yomikiri.engine.games.othello;

import java.io.IOException;
import java.io.InputStream;
import yomikiri.engine.games.othello.eval.PatternEvaluator;
import yomikiri.engine.games.othello.eval.Patterns;
import yomikiri.engine.learn.LearntEvaluation;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.think.TupleFeatures;

/** The patterns of 8×8 Othello as the features of a network that learns by margins. */
final class PatternTuples implements TupleFeatures<OthelloPosition> {
  /** Made when they are first looked at. */
  private static final class Shown {
    static final Patterns PATTERNS = new Patterns();
  }

  /**
   * The estimate by the weights of a learnt file.
   *
   * @param name of the file, for sentences
   * @throws TrainingException if it is no such file, or a damaged one, or of another game
   * @throws IOException if {@code in} cannot be read
   */
  PatternEvaluator evaluator(InputStream in, String name) throws IOException, TrainingException {
    short[] weights = LearntEvaluation.weights(in, name, "othello-8", this);
    return new PatternEvaluator(Shown.PATTERNS, weights, LearntEvaluation.PARTS);
  }

  @Override
  public int weights() {
    return Shown.PATTERNS.weights();
  }

  @Override
  public int count() {
    return Shown.PATTERNS.count();
  }

  @Override
  public void read(OthelloPosition position, int[] into, int from) {
    int turn = position.turn();
    Shown.PATTERNS.read(position.discs(turn), position.discs(1 - turn), into, from);
  }

  @Override
  public int fullMargin() {
    return 64;
  }
}
