package yomikiri.app.tree;

import java.util.List;
import yomikiri.app.text.Figures;
import yomikiri.engine.trace.Bound;
import yomikiri.engine.trace.NodeState;
import yomikiri.engine.trace.Trace;
import yomikiri.engine.trace.TraceEvent;
import yomikiri.engine.trace.TraceReplay;

/**
 * What is known of one node at one step.
 *
 * @param path the moves from the root
 * @param points see {@link TraceReplay#points}
 * @param bound of the points; of a cut node, of the points of its parent
 */
record NodeFacts(
    List<String> path,
    NodeState state,
    int points,
    Bound bound,
    TraceEvent.Source source,
    int visits,
    double winRate,
    boolean proven,
    boolean thinkerNext,
    boolean over,
    boolean inLine) {
  static NodeFacts of(GrownTree<?> tree, int node) {
    TraceReplay replay = tree.replay();
    return new NodeFacts(
        tree.path(node),
        replay.state(node),
        replay.points(node),
        bound(tree, node),
        replay.source(node),
        replay.visits(node),
        replay.winRate(node),
        replay.isProven(node),
        tree.isThinkerNext(node),
        tree.isOver(node),
        replay.line().contains(node));
  }

  /** Of a cut node, the side of its parent's bound: the mover there has that much or more. */
  private static Bound bound(GrownTree<?> tree, int node) {
    TraceReplay replay = tree.replay();
    if (replay.state(node) != NodeState.CUT) {
      return replay.bound(node);
    }
    return tree.isThinkerNext(replay.parent(node)) ? Bound.AT_LEAST : Bound.AT_MOST;
  }

  /** A node's value, such as {@code ≤−2} or {@code 62% 120}; empty where there is none yet. */
  static String figure(GrownTree<?> tree, int node) {
    TraceReplay replay = tree.replay();
    return switch (replay.state(node)) {
      case UNSEEN, OPEN -> "";
      case SEARCHED, CUT -> sign(bound(tree, node)) + Figures.signed(replay.points(node));
      case CANDIDATE, KEPT, DROPPED, TWIN, ENDED -> Figures.plain(replay.points(node));
      case EXPANDED -> node == Trace.ROOT ? "" : Figures.plain(replay.points(node));
      case VISITED -> replay.visits(node) == 0 ? "" : visits(replay, node);
    };
  }

  private static String visits(TraceReplay replay, int node) {
    return Figures.share(replay.winRate(node))
        + (replay.isProven(node) ? "✓ " : " ")
        + Figures.count(replay.visits(node));
  }

  private static String sign(Bound bound) {
    return switch (bound) {
      case EXACT -> "";
      case AT_LEAST -> "≥";
      case AT_MOST -> "≤";
    };
  }
}
