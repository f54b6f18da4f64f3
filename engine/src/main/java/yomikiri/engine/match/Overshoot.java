package yomikiri.engine.match;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * By how much moves overran the time they had, told to within five per cent.
 *
 * @param counts moves by step; step 0 is in time, step {@code n} above it below {@code 2^(n/16)}
 *     microseconds too late and at least as late as the step before
 */
public record Overshoot(SortedMap<Integer, Long> counts) {
  /** Of no move. */
  public static final Overshoot NONE = new Overshoot(Collections.emptySortedMap());

  /** More than any move can overrun. */
  static final int MOST_STEP = 1_000;

  private static final int STEPS = 16; // in which the time doubles

  public Overshoot {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
  }

  /** With one more move, that many nanoseconds too late, or in time if there are none. */
  public Overshoot plus(long nanos) {
    double step = nanos <= 0 ? 0 : 1 + Math.floor(STEPS * log2(Math.max(1, nanos / 1e3)));
    return plus(new Overshoot(new TreeMap<>(Map.of((int) Math.min(step, MOST_STEP), 1L))));
  }

  private static double log2(double number) {
    return Math.log(number) / Math.log(2);
  }

  public Overshoot plus(Overshoot others) {
    if (counts.isEmpty() || others.counts.isEmpty()) {
      return counts.isEmpty() ? others : this;
    }
    SortedMap<Integer, Long> sum = new TreeMap<>(counts);
    others.counts.forEach((step, moves) -> sum.merge(step, moves, Long::sum));
    return new Overshoot(sum);
  }

  /** Moves that had a limit of time. */
  public long moves() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** What that share of the moves kept within, in nanoseconds; 0 without any move. */
  public double within(double share) {
    double left = share * moves();
    double nanos = 0;
    for (Map.Entry<Integer, Long> step : counts.entrySet()) {
      if (left > 0) {
        nanos = step.getKey() == 0 ? 0 : 1e3 * Math.pow(2, (double) step.getKey() / STEPS);
      }
      left -= step.getValue();
    }
    return nanos;
  }
}
