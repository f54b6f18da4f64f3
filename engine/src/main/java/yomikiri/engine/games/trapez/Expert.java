package yomikiri.engine.games.trapez;

import yomikiri.engine.search.AlphaBeta;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Thinking;

/** Looks ahead, and reads the game out to its end as soon as the budget allows it. */
final class Expert implements Player<TrapezPosition> {
  /** Nodes that hard ends with seven empty cells take, and how fast they grow. */
  private static final double NODES_AT_7 = 3e5;

  private static final double GROWTH = 7; // with each empty cell
  private static final double EVERY_MOVE = 8; // times as many nodes
  private static final double NODES_PER_NANO = 8e-4;

  private final Player<TrapezPosition> middle;
  private final PerfectPlayer end;

  /**
   * @param tableBits see {@link PerfectPlayer}
   */
  Expert(Trapez game, int tableBits) {
    end = new PerfectPlayer(tableBits);
    middle = new AlphaBeta<>(game, new GroupsEvaluation());
  }

  @Override
  public int choose(TrapezPosition ownCopy, int seat, Thinking thinking) {
    boolean isNear = nodesToRead(ownCopy.empties(), thinking) <= nodes(thinking.clock().budget());
    return (isNear ? end : middle).choose(ownCopy, seat, thinking);
  }

  private static double nodesToRead(int empties, Thinking thinking) {
    double nodes = NODES_AT_7 * Math.pow(GROWTH, empties - 7);
    return thinking.everyMove() ? EVERY_MOVE * nodes : nodes;
  }

  private static double nodes(Budget budget) {
    double byTime = budget.hasTimeLimit() ? NODES_PER_NANO * budget.nanos() : Double.MAX_VALUE;
    return Math.min((double) budget.nodes(), byTime);
  }
}
