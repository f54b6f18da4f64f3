package yomikiri.engine.stats;

/** The results of one side, layout by layout, and the estimate of its strength from them. */
public sealed interface ResultSample permits BlockedResults, ResultCounts.Counter {
  /** Takes in a reward from 0 to 1; it {@code counts} unless a duplicate game, no evidence. */
  void add(double reward, boolean counts);

  /** Ends the layout: results to come are independent of those before. */
  void endLayout();

  /** The estimate so far; an open layout counts as it stands. */
  EloEstimate estimate();
}
