package yomikiri.engine.games.othello.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import yomikiri.engine.games.othello.eval.DiscEvaluator;

/**
 * A tuner of the weights of one phase, which measures them on positions that it did not learn from.
 */
final class PhaseTuner {
  private static final double RIDGE = 1;

  private final LeastSquares squares;
  private final List<Example> heldOut = new ArrayList<>();
  private int learnt;

  /**
   * @param features how many
   */
  PhaseTuner(int features) {
    squares = new LeastSquares(features);
  }

  /** A position that was not learnt from, and what it is worth. */
  private static final class Example {
    private final int[] features;
    private final int value;

    Example(int[] features, int value) {
      this.features = features;
      this.value = value;
    }

    int value() {
      return value;
    }
  }

  /**
   * What came of it.
   *
   * @param learnt positions
   * @param heldOut other positions
   * @param meanError of those, in discs
   * @param explained share of the variance of their values that the estimate explains
   */
  record Outcome(
      List<Integer> weights, int learnt, int heldOut, double meanError, double explained) {
    static final String HEAD = "empties learnt held-out mean-error r2";

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%d %d %.2f %.3f", learnt, heldOut, meanError, explained);
    }
  }

  /**
   * Learns from a position.
   *
   * @param value what it is worth, in units
   */
  void learn(int[] features, int value) {
    squares.add(features, value);
    learnt++;
  }

  /** Measures on a position. See {@link #learn}. */
  void holdOut(int[] features, int value) {
    heldOut.add(new Example(features.clone(), value));
  }

  Outcome outcome() {
    List<Integer> weights =
        DoubleStream.of(squares.solve(RIDGE)).mapToObj(w -> (int) Math.round(w)).toList();
    double mean = heldOut.stream().mapToInt(Example::value).average().orElse(0);
    double errors = 0;
    double squaredErrors = 0;
    double variance = 0;
    for (Example example : heldOut) {
      double error = example.value - sum(weights, example.features);
      errors += Math.abs(error);
      squaredErrors += error * error;
      variance += (example.value - mean) * (example.value - mean);
    }
    return new Outcome(
        weights,
        learnt,
        heldOut.size(),
        errors / heldOut.size() / DiscEvaluator.UNIT,
        1 - squaredErrors / variance);
  }

  private static int sum(List<Integer> weights, int[] features) {
    int sum = 0;
    for (int i = 0; i < features.length; i++) {
      sum += weights.get(i) * features[i];
    }
    return sum;
  }
}
