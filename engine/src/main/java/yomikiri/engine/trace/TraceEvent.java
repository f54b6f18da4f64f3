package yomikiri.engine.trace;

/**
 * One step of a search. A search speaks one of three languages: depth first ({@link Enter} and
 * {@link Leave} nest), layer by layer (nodes go by numbers that the search gives them), or visit by
 * visit ({@link Select} leads down from the root). Values and rewards are from the view of the seat
 * that thinks, points so far included. The root is the position thought about; it is never entered.
 */
public sealed interface TraceEvent {
  // ---- depth first

  /** A search to {@code depth} plies begins anew at the root. */
  record DepthStarts(int depth) implements TraceEvent {}

  /** Goes down by {@code move}. */
  record Enter(int move) implements TraceEvent {}

  /**
   * Goes back up with a value; once at the root, at the end of a depth.
   *
   * @param best the move the value comes from, or {@link Trace#NO_MOVE}
   */
  record Leave(int value, Bound bound, Source source, int best) implements TraceEvent {}

  /**
   * Skips {@code move}: what was found before it already passes {@code limit}, at which the seat
   * that moved here would rather have moved elsewhere.
   */
  record Cut(int move, int limit) implements TraceEvent {}

  // ---- layer by layer

  /**
   * Looks at what {@code move} makes of {@code parent}.
   *
   * @param node the new node's number: 1 for the first one, then one more each time
   */
  record Candidate(int node, int parent, int move, int value) implements TraceEvent {}

  /** The node was a candidate and is now something else. */
  record Becomes(int node, NodeState state) implements TraceEvent {}

  // ---- visit by visit

  /** Goes down by {@code move}, or by a joint move, from the node selected last or the root. */
  record Select(int move) implements TraceEvent {}

  /** The playout from the node selected last has ended; the next one starts at the root. */
  record Playout(double reward) implements TraceEvent {}

  /** Best play leads to {@code reward} from the node {@code depth} plies down the last playout. */
  record Proven(int depth, double reward) implements TraceEvent {}

  /** Where a depth-first search had a value from. */
  enum Source {
    /** From the moves below. */
    MOVES,
    /** The game is over there. */
    END,
    /** The depth was spent, so the position was valued as it stands. */
    HORIZON,
    /** Remembered from the same position elsewhere. */
    TABLE
  }
}
