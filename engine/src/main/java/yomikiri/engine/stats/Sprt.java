package yomikiri.engine.stats;

import java.util.List;

/**
 * The sequential probability ratio test of Wald (1945) on Elo differences, generalised to unknown
 * shares of draws and of pair results: each hypothesis takes the most likely distribution with its
 * mean, as found by Van den Bergh (<i>The generalized SPRT</i>, 2017) for the chess engine test
 * bench Fishtest. Elo is logistic.
 *
 * @param elo0 the smaller difference, which the lower bound speaks for
 * @param elo1 the larger difference, which the upper bound speaks for
 * @param alpha how often a difference of {@code elo0} may be taken for {@code elo1}
 * @param beta how often a difference of {@code elo1} may be taken for {@code elo0}
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** The largest difference in Elo, up or down: a point lost in ten billion. */
  public static final double MOST_ELO = 4000;

  public static final double LEAST_RISK = 1e-9;

  /** What makes a test, for an error sentence. */
  public static final String EXPECTED =
      "elo0 below elo1, both from -4000 to 4000, and alpha and beta from 0.000000001 to below 0.5";

  private static final double UNSEEN = 1e-3; // counted for what never happened, as Fishtest does
  private static final int HALVINGS = 100;

  /**
   * A test that can be computed whatever is seen.
   *
   * @throws IllegalArgumentException if it is not as {@link #EXPECTED}
   */
  public Sprt {
    if (!(-MOST_ELO <= elo0 && elo0 < elo1 && elo1 <= MOST_ELO)
        || !isRisk(alpha)
        || !isRisk(beta)) {
      throw new IllegalArgumentException(
          "expected " + EXPECTED + ", found " + elo0 + ", " + elo1 + ", " + alpha + ", " + beta);
    }
  }

  /** The decision of the test. */
  public enum Decision {
    GOES_ON("goes_on"),
    ELO0("elo0"),
    ELO1("elo1");

    private final String key;

    Decision(String key) {
      this.key = key;
    }

    /** What files call it. */
    public String key() {
      return key;
    }
  }

  private static boolean isRisk(double risk) {
    return risk >= LEAST_RISK && risk < 0.5;
  }

  /** At or below this the test speaks for {@code elo0}. */
  public double lower() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** At or above this the test speaks for {@code elo1}. */
  public double upper() {
    return StrictMath.log((1 - beta) / alpha);
  }

  public Decision decision(double ratio) {
    return ratio <= lower() ? Decision.ELO0 : ratio >= upper() ? Decision.ELO1 : Decision.GOES_ON;
  }

  /** The logarithm of the likelihood ratio of {@code elo1} to {@code elo0}; 0 without any game. */
  public double ratio(ResultCounts counts) {
    return ratio(counts.games()) + ratio(counts.pairs());
  }

  private double ratio(List<Long> numbers) {
    if (numbers.stream().allMatch(n -> n == 0)) {
      return 0;
    }
    double[] seen = numbers.stream().mapToDouble(n -> n == 0 ? UNSEEN : n).toArray();
    return logLikelihood(seen, expected(elo1)) - logLikelihood(seen, expected(elo0));
  }

  /** The share of points to be expected from a difference of {@code elo}. */
  private static double expected(double elo) {
    return 1 / (1 + StrictMath.pow(10, -elo / 400));
  }

  /**
   * How likely the most likely distribution with mean {@code mean} makes what was seen, next to the
   * seen distribution itself: it has p / (1 + t (x - mean)) in place of p, where t makes the mean
   * right.
   */
  private static double logLikelihood(double[] seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < HALVINGS; i++) {
      double t = (low + high) / 2;
      double excess = 0;
      for (int k = 0; k < seen.length; k++) {
        double off = (double) k / (seen.length - 1) - mean;
        excess += seen[k] * off / (1 + t * off);
      }
      if (excess > 0) {
        low = t;
      } else {
        high = t;
      }
    }
    double t = (low + high) / 2;
    double sum = 0;
    for (int k = 0; k < seen.length; k++) {
      sum -= seen[k] * StrictMath.log1p(t * ((double) k / (seen.length - 1) - mean));
    }
    return sum;
  }
}
