package yomikiri.engine.stats;

/** The results of one side, layout by layout, and the estimate of its strength from them. */
public sealed interface ResultSample permits BlockedResults, ResultCounts.Counter {
  /**
   * Takes in a result.
   *
   * @param reward the points of one game, from 0 to 1
   * @param counts false for a duplicate game, which is no evidence
   */
  void add(double reward, boolean counts);

  /** Ends the layout: results to come are independent of those before. */
  void endLayout();

  /** The estimate so far; an open layout counts as it stands. */
  EloEstimate estimate();
}
