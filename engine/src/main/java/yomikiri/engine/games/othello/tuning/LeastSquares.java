package yomikiri.engine.games.othello.tuning;

/**
 * Linear regression: the weights with which sums of features come closest to given values, by the
 * squares of what is missing. Solves the normal equations by Cholesky's method.
 */
final class LeastSquares {
  private final double[][] products; // of features with each other, the lower half
  private final double[] targets; // products of features with the values

  LeastSquares(int features) {
    products = new double[features][features];
    targets = new double[features];
  }

  void add(int[] features, double value) {
    for (int i = 0; i < targets.length; i++) {
      targets[i] += features[i] * value;
      for (int j = 0; j <= i; j++) {
        products[i][j] += (double) features[i] * features[j];
      }
    }
  }

  /**
   * The weights.
   *
   * @param ridge above 0: keeps weights small that the examples leave open (Hoerl and Kennard 1970)
   */
  double[] solve(double ridge) {
    int n = targets.length;
    double[][] lower = new double[n][n];
    double[] weights = new double[n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        lower[i][j] = (products[i][j] - dot(lower[i], lower[j], j)) / lower[j][j];
      }
      lower[i][i] = Math.sqrt(products[i][i] + ridge - dot(lower[i], lower[i], i));
      weights[i] = (targets[i] - dot(lower[i], weights, i)) / lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int j = i + 1; j < n; j++) {
        weights[i] -= lower[j][i] * weights[j];
      }
      weights[i] /= lower[i][i];
    }
    return weights;
  }

  private static double dot(double[] a, double[] b, int length) {
    double sum = 0;
    for (int i = 0; i < length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }
}
