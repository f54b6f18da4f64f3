package yomikiri.engine.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every test that can be set up can be computed, whatever is seen. */
final class SprtTest {
  private static final double[] DIFFERENCES = {
    -Sprt.MOST_ELO, -1000, -1, 0, Double.MIN_VALUE, 1e-9, 0.5, 10, 1000, Sprt.MOST_ELO
  };
  private static final double[] RISKS = {Sprt.LEAST_RISK, 0.05, Math.nextDown(0.5)};
  private static final List<ResultCounts> SEEN =
      List.of(
          ResultCounts.ofGames(0, 0, 1),
          ResultCounts.ofGames(1, 0, 0),
          ResultCounts.ofGames(0, 10_000_000, 0),
          ResultCounts.ofGames(10_000_000, 0, 0),
          ResultCounts.ofGames(0, 0, 10_000_000),
          ResultCounts.ofGames(3, 2, 7),
          ResultCounts.ofGames(5_000_000, 0, 5_000_000));

  @Test
  void everyPairOfBoundsIsComputed() {
    for (int i = 0; i < DIFFERENCES.length; i++) {
      for (int j = i + 1; j < DIFFERENCES.length; j++) {
        for (double risk : RISKS) {
          Sprt sprt = new Sprt(DIFFERENCES[i], DIFFERENCES[j], risk, risk);
          assertThat(sprt.lower()).isFinite().isNegative();
          assertThat(sprt.upper()).isFinite().isPositive();
          for (ResultCounts seen : SEEN) {
            assertThat(sprt.ratio(seen)).isFinite();
          }
        }
      }
    }
  }

  @Test
  void theLikelihoodRatioIsThatOfTheMostLikelyShares() {
    for (int i = 0; i < DIFFERENCES.length; i++) {
      for (int j = i + 1; j < DIFFERENCES.length; j++) {
        Sprt sprt = new Sprt(DIFFERENCES[i], DIFFERENCES[j], 0.05, 0.05);
        for (ResultCounts seen : SEEN) {
          double slow = likelihood(seen, DIFFERENCES[j]) - likelihood(seen, DIFFERENCES[i]);
          assertThat(sprt.ratio(seen))
              .as("%s %s", sprt, seen)
              .isCloseTo(slow, within(1e-6 * Math.max(1, seen.count())));
        }
      }
    }
  }

  /**
   * The highest log-likelihood of shares of losses, draws and wins with the mean of {@code elo}.
   */
  private static double likelihood(ResultCounts seen, double elo) {
    double lost = 1 / (1 + Math.pow(10, elo / 400)); // mean share of points lost and won
    double won = 1 / (1 + Math.pow(10, -elo / 400));
    double[] n = seen.games().stream().mapToDouble(k -> k == 0 ? 1e-3 : k).toArray();
    return highest(
        half ->
            n[0] * Math.log(lost - half) + n[1] * Math.log(2 * half) + n[2] * Math.log(won - half),
        Math.min(lost, won));
  }

  /**
   * The maximum of a concave function between 0 and {@code end}, looked for in ever finer steps.
   */
  private static double highest(DoubleUnaryOperator function, double end) {
    double low = 0;
    double high = end;
    for (int i = 0; i < 300; i++) {
      double a = low + (high - low) / 3;
      double b = high - (high - low) / 3;
      if (function.applyAsDouble(a) < function.applyAsDouble(b)) {
        low = a;
      } else {
        high = b;
      }
    }
    return function.applyAsDouble((low + high) / 2);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 6400, 0.05, 0.05",
    "-6400, 0, 0.05, 0.05",
    "0, Infinity, 0.05, 0.05",
    "NaN, 0, 0.05, 0.05",
    "0, NaN, 0.05, 0.05",
    "1, 1, 0.05, 0.05",
    "2, 1, 0.05, 0.05",
    "0, 10, 0, 0.05",
    "0, 10, 1e-320, 0.05",
    "0, 10, 0.05, 0.5",
    "0, 10, 0.05, NaN",
  })
  void whatCannotBeComputedIsRefused(double elo0, double elo1, double alpha, double beta) {
    assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("expected " + Sprt.EXPECTED + ", found ");
  }
}
