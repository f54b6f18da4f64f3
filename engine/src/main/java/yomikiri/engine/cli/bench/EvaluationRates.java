package yomikiri.engine.cli.bench;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/**
 * The rates of evaluations, measured on the same positions in turns, so that whatever else the
 * machine does affects all of them alike.
 */
final class EvaluationRates<P extends Position> {
  private static final int WARM_UP = 3; // rounds

  private final List<P> positions;
  private final Ticker ticker;
  private final double[][] nanos; // for one position, by evaluation and round
  private long sum; // of all values, so that none is left uncomputed

  EvaluationRates(
      List<P> positions, List<Evaluation<P>> evaluations, int rounds, int repeats, Ticker ticker) {
    this.positions = positions;
    this.ticker = ticker;
    this.nanos = new double[evaluations.size()][rounds];
    for (int round = -WARM_UP; round < rounds; round++) {
      for (int one = 0; one < evaluations.size(); one++) {
        double taken = measure(evaluations.get(one), repeats);
        if (round >= 0) {
          nanos[one][round] = taken;
        }
      }
    }
  }

  private double measure(Evaluation<P> evaluation, int repeats) {
    long begin = ticker.nanos();
    for (int i = 0; i < repeats; i++) {
      for (P position : positions) {
        sum += evaluation.evaluate(position, SearchResult.seat(position));
      }
    }
    long taken = Math.max(1, ticker.nanos() - begin);
    return (double) taken / repeats / positions.size();
  }

  /** Evaluations a second, in the middle one of all rounds. */
  double rate(int evaluation) {
    return 1e9 / median(nanos[evaluation].clone());
  }

  /** How many times as fast as another one, in the middle one of all rounds. */
  double ratio(int evaluation, int other) {
    double[] ratios = new double[nanos[evaluation].length];
    for (int round = 0; round < ratios.length; round++) {
      ratios[round] = nanos[other][round] / nanos[evaluation][round];
    }
    return median(ratios);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  /** A number that depends on every value. */
  long sum() {
    return sum;
  }
}
