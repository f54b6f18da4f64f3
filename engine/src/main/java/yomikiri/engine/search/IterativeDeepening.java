package yomikiri.engine.search;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;

/**
 * Iterative deepening: searches to one depth after the other until the game is solved, the depth
 * limit is reached or the budget is spent, and answers with the last depth completed.
 */
public final class IterativeDeepening {
  private IterativeDeepening() {}

  /**
   * The result of one completed depth.
   *
   * @param moves the root moves, best first
   * @param solved whether no line was cut off by the depth, so that going deeper changes nothing
   */
  public record Iteration(List<RankedMove> moves, boolean solved) {}

  /**
   * The best move of the last depth completed.
   *
   * @param fallback answered if not even the first depth can be completed
   * @param next the depth that follows a completed one; asked with 0 for the first
   * @param search searches to a depth, or throws {@link SearchStopped}
   */
  public static int choose(
      int fallback, SearchContext context, IntUnaryOperator next, IntFunction<Iteration> search) {
    int limit = context.clock().budget().depth();
    int best = fallback;
    int depth = 0;
    try {
      boolean solved = false;
      while (!solved && depth < limit) {
        int reached = Math.min(limit, next.applyAsInt(depth));
        depth = reached;
        Iteration iteration = search.apply(reached);
        solved = iteration.solved();
        best = iteration.moves().getFirst().move();
        context.report(
            () ->
                new SearchReport(
                    reached,
                    context.clock().meter().nodes(),
                    context.clock().elapsedNanos(),
                    iteration.moves()));
      }
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
      return best;
    }
    return best;
  }
}
