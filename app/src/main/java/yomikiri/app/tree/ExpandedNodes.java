package yomikiri.app.tree;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.engine.think.Trace;
import yomikiri.engine.trace.TraceReplay;

/** The expanded nodes of a tree: those of its scope, except where a person opened or closed one. */
final class ExpandedNodes {
  private final SearchedTree<?> tree;
  private final Map<Integer, Boolean> said = new HashMap<>();
  private final Set<Integer> line;
  private final Set<Integer> underWay = new HashSet<>();
  private ExpansionScope scope;

  ExpandedNodes(SearchedTree<?> tree, ExpansionScope scope) {
    this.tree = tree;
    this.scope = scope;
    line = Set.copyOf(tree.finalLine());
    followSteps();
  }

  ExpansionScope scope() {
    return scope;
  }

  /** Opens what belongs to {@code wanted} and nothing else. */
  void setScope(ExpansionScope wanted) {
    scope = wanted;
    said.clear();
  }

  /** Opens the way to where the search is now, while it is under way. */
  void followSteps() {
    TraceReplay replay = tree.replay();
    underWay.clear();
    if (replay.at() < replay.length()) {
      underWay.addAll(replay.path(replay.latest()));
      underWay.remove(replay.latest());
    }
  }

  boolean isOpen(int node) {
    Boolean wish = said.get(node);
    if (wish != null) {
      return wish || underWay.contains(node);
    }
    return node == Trace.ROOT
        || line.contains(node)
        || underWay.contains(node)
        || tree.replay().depth(node) < scope.depth();
  }

  void set(int node, boolean open) {
    said.put(node, open);
  }

  /** Opens all that stands above a node. */
  void openTo(int node) {
    tree.replay().path(node).stream()
        .filter(above -> above != node)
        .forEach(above -> set(above, true));
  }
}
