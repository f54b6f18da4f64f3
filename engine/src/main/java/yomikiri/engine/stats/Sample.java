package yomikiri.engine.stats;

import java.util.OptionalDouble;

/** Count, mean, standard error and extremes of values added one by one (Welford 1962). */
public final class Sample {
  private long count;
  private double mean;
  private double squares;
  private double least = Double.POSITIVE_INFINITY;
  private double most = Double.NEGATIVE_INFINITY;

  public void add(double value) {
    count++;
    double off = value - mean;
    mean += off / count;
    squares += off * (value - mean);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }

  public long count() {
    return count;
  }

  /** 0 without any value. */
  public double mean() {
    return mean;
  }

  /** Of the mean, from the spread of the values; empty for fewer than two, which show none. */
  public OptionalDouble standardError() {
    return count < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.sqrt(squares / (count - 1) / count));
  }

  /** Infinite without any value. */
  public double least() {
    return least;
  }

  /** Minus infinite without any value. */
  public double most() {
    return most;
  }
}
