package yomikiri.engine.games.othello;

import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Thinking;

/** Tells when to stop looking ahead and to read the game out, by what is left of the budget. */
final class ReachOfEnd {
  /**
   * Nodes that the ends of the FFO suite with 20 empty squares take on average, and how fast they
   * grow.
   */
  private static final double NODES_AT_20 = 6e6;

  private static final double GROWTH = 2.3; // with each empty square
  private static final double EVERY_MOVE = 4; // times as many nodes
  private static final double NODES_PER_NANO = 0.015;
  private static final double SHARE = 0.8; // of what is left, that the end may be expected to take
  private static final int UNPREPARED = 10; // empty squares that are read out without preparation
  private static final int ENOUGH = 12; // plies that are enough to prepare

  private final Thinking thinking;

  ReachOfEnd(Thinking thinking) {
    this.thinking = thinking;
  }

  /**
   * Whether to read out a position now.
   *
   * @param depth plies looked ahead so far
   */
  boolean isNear(int empties, int depth) {
    boolean isPrepared = depth >= Math.min((empties - UNPREPARED) * 2 / 3, ENOUGH);
    return isPrepared && nodesToRead(empties) <= SHARE * nodesLeft() || depth >= empties;
  }

  private double nodesToRead(int empties) {
    double nodes = NODES_AT_20 * Math.pow(GROWTH, empties - 20);
    return thinking.everyMove() ? EVERY_MOVE * nodes : nodes;
  }

  private double nodesLeft() {
    Budget budget = thinking.clock().budget();
    double byNodes =
        budget.nodes() == Long.MAX_VALUE
            ? Double.MAX_VALUE
            : (double) budget.nodes() - thinking.clock().meter().nodes();
    double byTime =
        budget.hasTimeLimit()
            ? NODES_PER_NANO * (budget.nanos() - thinking.clock().elapsedNanos())
            : Double.MAX_VALUE;
    return Math.min(byNodes, byTime);
  }
}
