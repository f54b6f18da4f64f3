package yomikiri.app.tree;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.engine.trace.TraceReplay;

/** The tree being shown, with its replay and facts. */
record ShownTree(
    SearchedTree<?> tree, ExpandedNodes expanded, SearchReach reach, Set<NodeMark> marks) {
  private static final int SMALL = 60;

  static ShownTree of(SearchedTree<?> tree) {
    TraceReplay replay = tree.replay();
    boolean small = replay.size() <= SMALL || replay.kind() == TraceReplay.Kind.LAYERS;
    return new ShownTree(
        tree,
        new ExpandedNodes(tree, small ? ExpansionScope.ALL : ExpansionScope.LINE),
        SearchReach.of(replay, tree.spec().budget()),
        NodeMark.of(replay, tree.subject().position()));
  }

  TraceReplay replay() {
    return tree.replay();
  }

  /** The child of a node on the line that is best at this step, else its first. */
  Optional<Integer> bestChild(int node) {
    List<Integer> children = replay().children(node);
    return children.stream()
        .filter(replay().line()::contains)
        .findFirst()
        .or(() -> children.stream().findFirst());
  }

  TreeSnapshot.View view(int selected) {
    return new TreeSnapshot.View(
        replay().at(),
        tree,
        reach,
        marks,
        expanded.scope(),
        new TreeLayout(tree, expanded).make(selected),
        NodeFacts.of(tree, selected),
        tree.board(selected),
        latest());
  }

  Optional<NodeFacts.Step> latest() {
    return replay()
        .event()
        .map(event -> new NodeFacts.Step(event, NodeFacts.of(tree, replay().latest())));
  }
}
