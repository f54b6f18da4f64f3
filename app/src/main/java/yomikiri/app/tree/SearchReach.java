package yomikiri.app.tree;

import yomikiri.engine.think.Budget;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.Trace;
import yomikiri.engine.trace.TraceReplay;

/** How far a search came, where its settings do not say so: {@code count} plies or playouts. */
record SearchReach(Way way, long count) {
  /** How a search may end. */
  enum Way {
    /** As it was set to. */
    AS_SET,
    /** All games were read to their end at fewer plies than were set. */
    READ_OUT,
    /** The budget was spent after some plies were completed. */
    STOPPED_AT_DEPTH,
    /** The budget was spent before one ply was completed. */
    STOPPED_AT_ONCE,
    /** The result was proven with fewer playouts than were set. */
    PROVEN,
    /** The budget was spent after fewer playouts than were set. */
    STOPPED_AFTER_PLAYOUTS,
    /** The budget was spent before all layers were done. */
    STOPPED_IN_LAYERS
  }

  /** How far the search came that {@code replay} shows the end of. */
  static SearchReach of(TraceReplay replay, Budget set) {
    if (set.equals(Budget.UNLIMITED) && !replay.isStopped()) {
      return new SearchReach(Way.AS_SET, 0); // nobody knows what it was set to
    }
    return switch (replay.kind()) {
      case DEPTH_FIRST -> ofDepth(replay, set);
      case LAYERS -> new SearchReach(replay.isStopped() ? Way.STOPPED_IN_LAYERS : Way.AS_SET, 0);
      case VISITS -> ofPlayouts(replay, set);
    };
  }

  private static SearchReach ofDepth(TraceReplay replay, Budget set) {
    int depth = replay.passDepth();
    if (replay.isStopped()) {
      return replay.state(Trace.ROOT) == NodeState.SEARCHED
          ? new SearchReach(Way.STOPPED_AT_DEPTH, depth)
          : new SearchReach(Way.STOPPED_AT_ONCE, 0);
    }
    return new SearchReach(depth < set.depth() ? Way.READ_OUT : Way.AS_SET, depth);
  }

  private static SearchReach ofPlayouts(TraceReplay replay, Budget set) {
    long made = replay.visits(Trace.ROOT) + replay.unrecorded();
    Way early = replay.isStopped() ? Way.STOPPED_AFTER_PLAYOUTS : Way.PROVEN;
    return new SearchReach(made < set.nodes() ? early : Way.AS_SET, made);
  }
}
