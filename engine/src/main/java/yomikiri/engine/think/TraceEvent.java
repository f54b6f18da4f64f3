package yomikiri.engine.think;

import java.util.List;

/**
 * One step of a search. A search speaks one of three languages: depth first ({@link Enter} and
 * {@link Leave} nest), layer by layer (nodes go by numbers that the search gives them), or visit by
 * visit ({@link Select} leads down from the root). Values and rewards are from the view of the seat
 * that thinks, points so far included. The root is the position searched; it is never entered.
 */
public sealed interface TraceEvent {
  /** What comes first and tells the language that follows. */
  sealed interface Start extends TraceEvent {}

  // ---- depth first

  /** A search to {@code depth} plies begins anew at the root. */
  record DepthStarts(int depth, Scale scale) implements Start {}

  /**
   * Goes down by {@code move}, also once more by one whose value is not known well enough.
   *
   * @param window open where a search cuts nothing
   * @param less plies by which this is searched less deep than the depth asks for
   */
  record Enter(int move, SearchWindow window, int less) implements TraceEvent {
    /** One that is searched as deep as it should be. */
    public Enter(int move, SearchWindow window) {
      this(move, window, 0);
    }
  }

  /**
   * Goes back up with a value; once at the root, at the end of a depth.
   *
   * @param best the move the value comes from, or {@link Trace#NO_MOVE}
   */
  record Leave(int value, Bound bound, Source source, int best) implements TraceEvent {}

  /**
   * Skips {@code move}, of which nothing is known: the position before it is already worth {@code
   * value} or more or less, as far as an edge of its window, so that it will not be played to.
   *
   * @param bound {@code AT_MOST} where alpha is reached, {@code AT_LEAST} where beta is
   * @param limit alpha or beta
   */
  record Cut(int move, int value, Bound bound, int limit) implements TraceEvent {}

  // ---- any search

  /** The budget is spent before the search has come to its own end; nothing follows. */
  record Stopped() implements TraceEvent {}

  // ---- layer by layer

  /** A search layer by layer begins at a root that is worth {@code value} as it stands. */
  record LayersStart(int value, Scale scale) implements Start {}

  /**
   * Looks at what {@code move} makes of {@code parent}.
   *
   * @param node the new node's number: 1 for the first one, then one more each time
   */
  record Candidate(int node, int parent, int move, int value) implements TraceEvent {}

  /** The node was a candidate and is now something else. */
  record Becomes(int node, NodeState state) implements TraceEvent {}

  // ---- visit by visit

  /**
   * A search visit by visit begins.
   *
   * @param seat the one that thinks
   * @param exploration the constant of UCB1, or {@link #OTHER_RULE}
   */
  record VisitsStart(int seat, double exploration) implements Start {
    /** Where choices go by a rule that is not UCB1. */
    public static final double OTHER_RULE = -1;
  }

  /**
   * Goes down by {@code move} from the node selected last or the root.
   *
   * @param seat the one that moves; {@link Trace#ALL_SEATS} makes it a joint move
   */
  record Select(int move, int seat) implements TraceEvent {}

  /**
   * The playout from the node selected last has ended; the next one starts at the root.
   *
   * @param rewards by seat
   * @param tallies what the search has now stored at each node it selected, the root first; empty
   *     if it does not tell
   */
  record Playout(List<Double> rewards, List<Tally> tallies) implements TraceEvent {}

  /**
   * What best play leads to from the node {@code depth} plies down the last playout.
   *
   * @param rewards by seat; NaN for a seat of which nothing is proven
   * @param distance plies from there to the end of the game
   */
  record Proven(int depth, List<Double> rewards, int distance) implements TraceEvent {}

  /**
   * What a search by visits has stored at a node.
   *
   * @param rewards their sums by seat; empty if it keeps none there
   */
  record Tally(long visits, List<Double> rewards) {}

  /**
   * What values are counted in.
   *
   * @param unit how many make a point
   * @param estimated whether leaves are worth an estimate of the search's own, not their points
   */
  record Scale(int unit, boolean estimated) {
    public static final Scale POINTS = new Scale(1, false);
  }

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
