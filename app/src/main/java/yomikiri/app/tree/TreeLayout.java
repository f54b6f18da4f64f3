package yomikiri.app.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.trace.TraceReplay;

/** Lays out the open part of a tree; nodes keep their places from step to step. */
final class TreeLayout {
  /** Boxes in one picture at most. */
  static final int MOST_BOXES = 2_000;

  private final SearchedTree<?> tree;
  private final TraceReplay replay;
  private final ExpandedNodes expanded;

  TreeLayout(SearchedTree<?> tree, ExpandedNodes expanded) {
    this.tree = tree;
    this.replay = tree.replay();
    this.expanded = expanded;
  }

  LaidOutTree make(int selected) {
    List<Integer> nodes = new ArrayList<>(List.of(Trace.ROOT));
    List<Integer> parentList = new ArrayList<>(List.of(-1));
    for (int box = 0; box < nodes.size(); box++) {
      if (expanded.isOpen(nodes.get(box))) {
        for (int child : replay.allChildren(nodes.get(box))) {
          if (nodes.size() < MOST_BOXES) {
            nodes.add(child);
            parentList.add(box);
          }
        }
      }
    }
    int[] parents = parentList.stream().mapToInt(Integer::intValue).toArray();
    double[] places = TidyTree.places(parents);
    int[] hidden = hidden(nodes, parents);
    Set<Integer> line = new HashSet<>(replay.line());
    List<LaidOutTree.Box> boxes = new ArrayList<>();
    for (int box = 0; box < nodes.size(); box++) {
      boxes.add(box(nodes.get(box), parents[box], places[box], hidden[box], line));
    }
    long missing = Arrays.stream(hidden).asLongStream().sum();
    return new LaidOutTree(replay.kind(), boxes, columns(), selected, missing);
  }

  private LaidOutTree.Box box(int node, int parent, double place, int hidden, Set<Integer> line) {
    return new LaidOutTree.Box(
        node,
        parent,
        replay.depth(node),
        place,
        tree.moveText(node),
        NodeFacts.figure(tree, node),
        replay.state(node),
        replay.source(node) == TraceEvent.Source.TABLE,
        tree.isThinkerNext(node),
        tree.isOver(node),
        line.contains(node),
        replay.at() > 0 && replay.at() < replay.length() && node == replay.latest(),
        hidden);
  }

  /** By box, the nodes seen below it that have no box. */
  private int[] hidden(List<Integer> nodes, int[] parents) {
    int[] below = new int[replay.size()];
    for (int node = replay.size() - 1; node > 0; node--) {
      if (replay.isSeen(node)) {
        below[replay.parent(node)] += 1 + below[node];
      }
    }
    int[] hidden = new int[parents.length];
    for (int box = 0; box < parents.length; box++) {
      int node = nodes.get(box);
      hidden[box] += below[node];
      if (box > 0 && replay.isSeen(node)) {
        hidden[parents[box]] -= 1 + below[node];
      }
    }
    return hidden;
  }

  private List<LaidOutTree.Column> columns() {
    int depth = 0;
    for (int node = 0; node < replay.size(); node++) {
      depth = Math.max(depth, replay.depth(node));
    }
    int[] seen = new int[depth + 1];
    int[] kept = new int[depth + 1];
    int[] cut = new int[depth + 1];
    for (int node = 0; node < replay.size(); node++) {
      NodeState state = replay.state(node);
      int column = replay.depth(node);
      seen[column] += state == NodeState.UNSEEN ? 0 : 1;
      kept[column] +=
          state == NodeState.KEPT || state == NodeState.EXPANDED || state == NodeState.ENDED
              ? 1
              : 0;
      cut[column] += state == NodeState.CUT ? 1 : 0;
    }
    List<LaidOutTree.Column> columns = new ArrayList<>();
    for (int column = 0; column <= depth; column++) {
      columns.add(new LaidOutTree.Column(seen[column], kept[column], cut[column]));
    }
    return columns;
  }
}
