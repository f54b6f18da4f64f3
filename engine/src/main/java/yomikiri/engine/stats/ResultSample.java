package yomikiri.engine.stats;

/** Takes in the results of one side, layout by layout, and estimates its strength from them. */
public sealed interface ResultSample permits BlockedResults, ResultCounts.Counter {
  /**
   * Takes in a result.
   *
   * @param reward a share of a point from 0 to 1
   * @param counts whether it is evidence, rather than a copy
   */
  void add(double reward, boolean counts);

  /** Ends the layout: results to come are independent of those before. */
  void endLayout();

  /** The estimate so far; an open layout counts as it stands. */
  EloEstimate estimate();
}
