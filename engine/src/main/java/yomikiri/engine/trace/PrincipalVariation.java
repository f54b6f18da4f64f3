package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Trace;

/**
 * The principal variation of a search at one step, as a path from the root. {@code chosen} is the
 * root move that the search chose in the end.
 */
record PrincipalVariation(TraceReplay tree, int chosen) {
  private boolean isAtEnd() {
    return chosen != Trace.NO_MOVE && tree.at() == tree.length();
  }

  /** The nodes of the path, the root included. */
  List<Integer> nodes() {
    return switch (tree.kind()) {
      case DEPTH_FIRST -> byMoves();
      case LAYERS -> toBestScore();
      case VISITS -> byVisits();
    };
  }

  // ---- depth first

  private List<Integer> byMoves() {
    List<Integer> line = new ArrayList<>(List.of(Trace.ROOT));
    int node =
        isAtEnd()
            ? tree.child(Trace.ROOT, chosen)
            : tree.best(Trace.ROOT) == Trace.NO_MOVE ? bestRootChild() : bestChild(Trace.ROOT);
    while (node > 0) {
      line.add(node);
      node = bestChild(node);
    }
    return line;
  }

  private int bestChild(int node) {
    return tree.best(node) == Trace.NO_MOVE ? 0 : tree.child(node, tree.best(node));
  }

  /** The best of the root's children whose value is known, 0 if there is none. */
  private int bestRootChild() {
    int best = 0;
    for (int child : tree.children(Trace.ROOT)) {
      boolean exact = tree.state(child) == NodeState.SEARCHED && tree.bound(child) == Bound.EXACT;
      if (exact && (best == 0 || tree.points(child) > tree.points(best))) {
        best = child;
      }
    }
    return best;
  }

  // ---- layer by layer

  /** To the best of the games that ended and the deepest layer; on a tie the lower first move. */
  private List<Integer> toBestScore() {
    List<Integer> open =
        IntStream.range(1, tree.size())
            .filter(node -> !isAtEnd() || firstMove(node) == chosen)
            .boxed()
            .toList();
    int deepest =
        open.stream()
            .filter(node -> tree.state(node) == NodeState.KEPT)
            .mapToInt(tree::depth)
            .max()
            .orElse(0);
    return open.stream()
        .filter(
            node ->
                tree.state(node) == NodeState.ENDED
                    || tree.state(node) == NodeState.KEPT && tree.depth(node) == deepest)
        .min(
            Comparator.<Integer>comparingInt(node -> -tree.points(node))
                .thenComparingInt(this::firstMove))
        .map(tree::path)
        .orElseGet(() -> isAtEnd() ? toChosen() : List.of(Trace.ROOT));
  }

  private List<Integer> toChosen() {
    return tree.path(tree.child(Trace.ROOT, chosen));
  }

  private int firstMove(int node) {
    int first = node;
    while (tree.parent(first) > 0) {
      first = tree.parent(first);
    }
    return tree.move(first);
  }

  // ---- visit by visit

  private List<Integer> byVisits() {
    List<Integer> line = new ArrayList<>(List.of(Trace.ROOT));
    int node = isAtEnd() ? tree.child(Trace.ROOT, chosen) : first(Trace.ROOT);
    while (node > 0) {
      line.add(node);
      node = first(node);
    }
    return line;
  }

  /**
   * The child that would be played to: a proven win, the shortest before the others, else the one
   * visited most that is no proven loss, else the longest proven loss; 0 if there is none. While
   * one move was not tried, no proven loss is gone into.
   */
  private int first(int node) {
    Optional<Integer> first =
        tree.children(node).stream()
            .filter(child -> tree.visits(child) > 0)
            .min(
                Comparator.comparingInt(this::urgency)
                    .thenComparingDouble(child -> isSolved(node, child) ? -reward(child) : 0)
                    .thenComparingInt(child -> -tree.visits(child))
                    .thenComparingInt(tree::move));
    return first.filter(child -> urgency(child) <= 0 || isSolved(node, child)).orElse(0);
  }

  /** What who moved to {@code node} can expect there. */
  private double reward(int node) {
    return tree.reward(node, tree.seat(node));
  }

  /** Whether all that who moved from {@code node} to {@code child} can get is known. */
  private boolean isSolved(int node, int child) {
    return !Double.isNaN(tree.proven(node, tree.seat(child)));
  }

  /** Below 0 for a proven win, the lower the shorter; above 0 for a loss; else 0. */
  private int urgency(int node) {
    int end = Integer.MAX_VALUE - 1 - tree.distance(node);
    double reward = tree.proven(node, tree.seat(node));
    return reward >= 1 ? -end : reward <= 0 ? end : 0;
  }
}
