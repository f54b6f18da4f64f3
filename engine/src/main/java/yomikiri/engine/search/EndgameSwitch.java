package yomikiri.engine.search;

import yomikiri.engine.think.Budget;
import yomikiri.engine.think.SearchContext;

/**
 * The switch from midgame to endgame search, by what is left of the budget. The midgame search of
 * the same move shows how fast this machine is; with a budget of nodes alone the clock is not read.
 * Where only the depth is limited, an end that takes about a second is read.
 */
public final class EndgameSwitch {
  private static final double BESIDE_DEPTH = 2e7; // nodes where depth alone is limited: a second

  private final Effort effort;
  private final SearchContext context;
  private final double threads;

  /**
   * The cost of an endgame search.
   *
   * @param nodes that should be left for it with so many {@code empties}
   * @param growth how many times as many with one more
   * @param everyMove how many times as many where each move needs its own value
   * @param speed nodes of the endgame search in the time of one of the midgame search
   * @param help what each further thread adds to the speed of one, as measured with two
   */
  public record Effort(
      double nodes, int empties, double growth, double everyMove, double speed, double help) {
    double nodes(int left, boolean ofEveryMove) {
      return nodes * Math.pow(growth, left - empties) * (ofEveryMove ? everyMove : 1);
    }
  }

  /**
   * For a search that has visited no node yet.
   *
   * @param threads that read the game out together
   */
  public EndgameSwitch(Effort effort, SearchContext context, int threads) {
    int busy = Math.min(threads, Runtime.getRuntime().availableProcessors());
    this.effort = effort;
    this.context = context;
    this.threads = 1 + effort.help * (busy - 1);
  }

  /**
   * Whether what is left of the budget is enough. Before any node is visited, there is always
   * enough time.
   *
   * @param empties places where something can still be played
   */
  public boolean covers(int empties) {
    return effort.nodes(empties, context.everyMove()) <= nodesLeft();
  }

  private double nodesLeft() {
    Budget budget = context.clock().budget();
    long seen = context.clock().meter().nodes();
    boolean isOfNodes = budget.nodes() != Long.MAX_VALUE;
    if (budget.isOfDepthAlone()) {
      return BESIDE_DEPTH; // a depth says nothing of how long an end may take
    }
    double byNodes = isOfNodes ? (double) budget.nodes() - seen : Double.MAX_VALUE;
    long own = context.clock().meter().ownNodes();
    return budget.hasTimeLimit() && own > 0 ? Math.min(byNodes, byTime(own)) : byNodes;
  }

  private double byTime(long seen) {
    long elapsed = Math.max(1, context.clock().elapsedNanos());
    Budget budget = context.clock().budget();
    double left = (double) (budget.longest() - elapsed);
    return left * effort.speed * threads * seen / elapsed;
  }
}
