package yomikiri.app.tree;

import java.util.List;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.trace.TraceReplay;

/**
 * The layout of a searched tree at one step.
 *
 * @param boxes the root first, parents before their children
 * @param columns by depth
 * @param hidden nodes seen that have no box
 */
record LaidOutTree(
    TraceReplay.Kind kind, List<Box> boxes, List<Column> columns, int selected, long hidden) {
  /**
   * One node.
   *
   * @param parent index of the parent's box, -1 for the root
   * @param place across its column, see {@link TidyTree}
   * @param figure its value; empty while it has none
   * @param thinkerNext whether the seat that thinks is to move there
   * @param over whether the game is over there
   * @param inLine whether it is on the line that is best at this step
   * @param latest whether the last step was made there
   * @param hidden nodes seen below it that have no box
   */
  record Box(
      int node,
      int parent,
      int depth,
      double place,
      String move,
      String figure,
      NodeState state,
      boolean remembered,
      boolean thinkerNext,
      boolean over,
      boolean inLine,
      boolean latest,
      int hidden) {
    boolean isSeen() {
      return state != NodeState.UNSEEN;
    }
  }

  /**
   * All nodes of one depth, drawn or not.
   *
   * @param seen so far
   * @param kept of a search by layers, those that are still in their layer or were
   * @param cut left out by a bound
   */
  record Column(int seen, int kept, int cut) {}
}
