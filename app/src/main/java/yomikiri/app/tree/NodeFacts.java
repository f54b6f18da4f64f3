package yomikiri.app.tree;

import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Figures;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Ucb;
import yomikiri.engine.trace.TraceReplay;

/**
 * All facts about one node at one step.
 *
 * @param thinker the seat that searches
 * @param path the moves from the root
 * @param passDepth see {@link TraceReplay#passDepth}
 * @param ended whether the step is the search's last one
 * @param less see {@link TraceReplay#less}
 * @param points see {@link TraceReplay#points}
 * @param mover see {@link TraceReplay#seat}
 */
record NodeFacts(
    GameKit<?> kit,
    int thinker,
    int seats,
    List<String> path,
    int passDepth,
    boolean ended,
    NodeState state,
    int points,
    Bound bound,
    TraceEvent.Source source,
    Optional<SearchWindow> window,
    int less,
    Optional<TraceEvent.Cut> cut,
    int visits,
    double winRate,
    boolean proven,
    int mover,
    Optional<Ucb> ucb,
    boolean over,
    boolean inLine) {
  static NodeFacts of(SearchedTree<?> tree, int node) {
    TraceReplay replay = tree.replay();
    return new NodeFacts(
        tree.subject().kit(),
        tree.subject().mover().orElseThrow(),
        tree.subject().position().players(),
        tree.path(node),
        replay.passDepth(),
        replay.at() == replay.length(),
        replay.state(node),
        replay.points(node),
        replay.bound(node),
        replay.source(node),
        replay.window(node),
        replay.less(node),
        replay.cut(node),
        replay.visits(node),
        replay.winRate(node),
        replay.isProven(node),
        replay.seat(node),
        replay.ucb(node),
        tree.isOver(node),
        replay.line().contains(node));
  }

  /** A node's value, as {@code ≤−2}, {@code 62% 120}; empty if none yet, {@code ?} if never. */
  static String figure(SearchedTree<?> tree, int node) {
    TraceReplay replay = tree.replay();
    return switch (replay.state(node)) {
      case UNSEEN, OPEN -> "";
      case CUT -> "?";
      case SEARCHED -> sign(replay.bound(node)) + Figures.signed(replay.points(node));
      case CANDIDATE, KEPT, DROPPED, TWIN, ENDED, EXPANDED -> Figures.plain(replay.points(node));
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

  /** One step of a search; {@code where} is its node, as it is after the step. */
  record Step(TraceEvent event, NodeFacts where) {}
}
