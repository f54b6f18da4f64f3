package yomikiri.engine.stats;

/** The range in which a true value lies with 95% confidence. */
public record Interval(double low, double high) {
  /** The 97.5th percentile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /**
   * Wilson's score interval (Wilson 1927), without continuity correction; it ends at 0 for a share
   * of 0, and at 1 for a share of 1.
   *
   * @param rate the share seen, from 0 to 1
   * @param n coin tosses it was seen in, which need not be a whole number; 0 for none
   */
  public static Interval wilson(double rate, double n) {
    if (n == 0) {
      return new Interval(0, 1);
    }
    double centre = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * Math.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n));
    return new Interval(
        rate == 0 ? 0 : Math.max(0, centre - half), rate == 1 ? 1 : Math.min(1, centre + half));
  }

  /** Whether all of it lies above {@code value}, so that this is not chance. */
  public boolean isAbove(double value) {
    return low > value;
  }

  /**
   * The interval of a mean by Student's distribution, as far as the spread of few values is itself
   * known badly.
   *
   * @param standardError of the mean, from the spread of the values
   * @param n how many values there are, 2 or more
   */
  public static Interval ofMean(double mean, double standardError, long n) {
    double reach = student(n - 1) * standardError;
    return new Interval(mean - reach, mean + reach);
  }

  /**
   * The 97.5th percentile of Student's distribution, to a hundredth (Abramowitz and Stegun 26.7.5
   * from four degrees of freedom on).
   */
  private static double student(long degrees) {
    if (degrees <= 3) {
      return degrees == 1 ? 12.7062 : degrees == 2 ? 4.3027 : 3.1824;
    }
    double z2 = Z * Z;
    double first = Z * (z2 + 1) / 4;
    double second = Z * ((5 * z2 + 16) * z2 + 3) / 96;
    double third = Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    double n = degrees;
    return Z + first / n + second / (n * n) + third / (n * n * n);
  }

  /** How far the 95% interval of a mean of {@code n}, 1 or more, values reaches to each side. */
  public static double reach(double deviation, double n) {
    return Z * deviation / Math.sqrt(n);
  }
}
