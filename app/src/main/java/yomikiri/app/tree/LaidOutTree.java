package yomikiri.app.tree;

import java.util.List;
import java.util.Optional;
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

  /** The node {@code by} boxes further than {@code node} at its depth, or the last on that side. */
  Optional<Integer> beside(int node, int by) {
    List<Box> seen = boxes.stream().filter(Box::isSeen).toList();
    return seen.stream()
        .filter(box -> box.node() == node)
        .findFirst()
        .map(
            own -> {
              List<Box> row = seen.stream().filter(box -> box.depth() == own.depth()).toList();
              return row.get(Math.clamp(row.indexOf(own) + by, 0, row.size() - 1)).node();
            });
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
