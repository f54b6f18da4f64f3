package yomikiri.engine.search;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;

/**
 * Iterative deepening: searches to one depth after the other until the game is solved, the depth
 * limit is reached, the budget is spent or the next depth is not worth its time, and answers with
 * the last depth completed.
 */
public final class IterativeDeepening {
  private IterativeDeepening() {}

  /** Which depths are searched. */
  @FunctionalInterface
  public interface Depths {
    /** The depth that follows a completed one; asked with 0 for the first. */
    int after(int depth);

    /** Whether a search to this depth reads the game out, which is worth all the time there is. */
    default boolean isReadOut(int depth) {
      return false;
    }

    /**
     * Whether time is saved where the best move stays the same, and what there is to spare taken
     * where a depth is not completed; if not, each search uses its time, and no more.
     */
    default boolean savesTime() {
      return true;
    }
  }

  /**
   * The result of one completed depth.
   *
   * @param moves the root moves, best first
   * @param solved whether going deeper changes nothing, because no line was cut off by the depth or
   *     none that matters
   */
  public record Iteration(List<RankedMove> moves, boolean solved) {}

  /**
   * The best move of the last depth completed; nothing that a stopped depth has found counts.
   *
   * @param fallback answered if not even the first depth can be completed
   * @param search searches to a depth, or throws {@link SearchStopped}
   */
  public static int choose(
      int fallback, SearchContext context, Depths depths, IntFunction<Iteration> search) {
    return choose(fallback, context, depths, search, List::of);
  }

  /**
   * The same for a search that tries at each depth first the best move of the depth before.
   *
   * @param found the root moves as a stopped depth leaves them, best first; empty if it has found
   *     no better move than the depth before
   */
  public static int choose(
      int fallback,
      SearchContext context,
      Depths depths,
      IntFunction<Iteration> search,
      Supplier<List<RankedMove>> found) {
    int limit = context.clock().budget().depth();
    int best = fallback;
    int depth = 0;
    int completed = 0;
    try {
      boolean solved = false;
      ThinkingTime time = depths.savesTime() ? new ThinkingTime(context.clock()) : null;
      while (!solved && depth < limit) {
        int reached = Math.min(limit, depths.after(depth));
        if (time != null && completed > 0 && !depths.isReadOut(reached) && !time.goesOn(best)) {
          return best;
        }
        depth = reached;
        Iteration iteration = search.apply(reached);
        solved = iteration.solved();
        best = iteration.moves().getFirst().move();
        completed = reached;
        report(context, reached, iteration.moves());
      }
    } catch (SearchStopped budgetSpent) {
      List<RankedMove> better = completed == 0 ? List.of() : found.get();
      if (!better.isEmpty()) {
        best = better.getFirst().move();
        report(context, completed, better);
      }
      context.reportStopped();
      return best;
    }
    return best;
  }

  private static void report(SearchContext context, int depth, List<RankedMove> moves) {
    context.report(
        () ->
            new SearchReport(
                depth, context.clock().meter().nodes(), context.clock().elapsedNanos(), moves));
  }
}
