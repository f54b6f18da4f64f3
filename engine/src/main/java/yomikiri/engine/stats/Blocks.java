package yomikiri.engine.stats;

/**
 * Points of one side in blocks of results that hang together, such as all games on one layout. Only
 * the blocks are independent of each other; they may be of different sizes.
 */
public final class Blocks {
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
  }

  /** Adds a result to the open block: a share of a point from 0 to 1. */
  public void add(double share) {
    results++;
    points += share;
  }

  /** Ends the open block. */
  public void end() {
    closed = closed.plus(results, points);
    results = 0;
    points = 0;
  }

  /** What they speak for; the open block counts as it stands. */
  public Estimate estimate() {
    Sums all = closed.plus(results, points);
    double rate = all.results == 0 ? 0.5 : all.points / all.results;
    double squares = all.points2 - 2 * rate * all.products + rate * rate * all.results2;
    double size = all.blocks == 0 ? 1 : (double) all.results / all.blocks;
    return Estimate.of((double) all.results, rate, Math.max(0, squares), size);
  }
}
