package yomikiri.engine.stats;

import java.util.OptionalDouble;

/**
 * Results of one side in blocks that hang together, such as all games on one layout, whoever met on
 * it. Only the blocks are independent of each other; they may be of different sizes.
 */
public final class BlockedResults implements ResultSample {
  private final int orders;
  private Sums closed = new Sums(0, 0, 0, 0, 0, 0);
  private long results; // of the open block
  private double points;

  /** Over whole blocks; the last three are of squares and products of a block's two numbers. */
  private record Sums(
      long blocks, long results, double points, double points2, double products, double results2) {
    Sums plus(long size, double gained) {
      return size == 0
          ? this
          : new Sums(
              blocks + 1,
              results + size,
              points + gained,
              points2 + gained * gained,
              products + gained * size,
              results2 + (double) size * size);
    }

    double mean() {
      return points / results;
    }

    /** By how much each block differs from what {@code mean} leads one to expect, squared. */
    double squares(double mean) {
      return Math.max(0, points2 - 2 * mean * products + mean * mean * results2);
    }
  }

  /**
   * @param orders results of one meeting in a block, those of its seat orders; more results come
   *     from further meetings, which may all go like the first
   */
  public BlockedResults(int orders) {
    this.orders = orders;
  }

  /**
   * Adds a result to the open block.
   *
   * @param result a share of a point from 0 to 1; or any number, such as a margin, as long as only
   *     {@link #mean} and {@link #standardError} are asked for
   */
  @Override
  public void add(double result, boolean counts) {
    if (counts) {
      results++;
      points += result;
    }
  }

  @Override
  public void endLayout() {
    closed = closed.plus(results, points);
    results = 0;
    points = 0;
  }

  /** With the open block as it stands. */
  private Sums all() {
    return closed.plus(results, points);
  }

  /**
   * The estimate, if all results are shares of points. Intervals hold the true value as often as
   * they say from some 40 blocks on, and a little less often with fewer.
   */
  @Override
  public EloEstimate estimate() {
    Sums all = all();
    double rate = all.results == 0 ? 0.5 : all.mean();
    double size = all.blocks == 0 ? orders : Math.max(orders, (double) all.results / all.blocks);
    return EloEstimate.of((double) all.results, rate, all.squares(rate), size, orders);
  }

  /** The mean of all results; 0 without any. */
  public double mean() {
    Sums all = all();
    return all.results == 0 ? 0 : all.mean();
  }

  /**
   * Of {@link #mean}, from the spread of the blocks, with the correction for few of them (Liang and
   * Zeger 1986); empty for fewer than two blocks, which show no spread.
   */
  public OptionalDouble standardError() {
    Sums all = all();
    return all.blocks < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            Math.sqrt(all.squares(all.mean()) * all.blocks / (all.blocks - 1)) / all.results);
  }
}
