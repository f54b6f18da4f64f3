package yomikiri.engine.trace;

/**
 * Hears every step of one search, on the search's thread. A search speaks one of three languages:
 * depth first ({@link #enter} and {@link #leave} nest), layer by layer ({@link #candidate} names
 * nodes by numbers), or visit by visit ({@link #select} leads down from the root). Points and win
 * rates are from the view of the seat that thinks, points so far included. The root is the position
 * thought about; nobody enters it.
 */
public interface Trace {
  /** Nobody looks. */
  Trace NONE =
      new Trace() {
        @Override
        public boolean isOn() {
          return false;
        }
      };

  /** The number of the root. */
  int ROOT = 0;

  /** In {@link #leave}: no move is known to be best. */
  int NO_MOVE = -1;

  /** Where a depth-first search had a value from. */
  enum Source {
    /** From the moves below. */
    MOVES,
    /** The game is over there. */
    END,
    /** The points there, for the depth was spent. */
    HORIZON,
    /** Remembered from the same position elsewhere. */
    TABLE
  }

  /** Whether anybody looks; where telling costs work it may be left out if not. */
  default boolean isOn() {
    return true;
  }

  // ---- depth first

  /** A search to {@code depth} plies begins anew at the root. */
  default void depthStarts(int depth) {}

  /** Goes down by {@code move}. */
  default void enter(int move) {}

  /**
   * Goes back up with a value; once at the root, at the end of a depth.
   *
   * @param best the move the value comes from, or {@link #NO_MOVE}
   */
  default void leave(int value, Bound bound, Source source, int best) {}

  /**
   * Leaves out {@code move}: what was found before it already passes {@code limit}, at which the
   * seat that moved here would rather have moved elsewhere.
   */
  default void cut(int move, int limit) {}

  // ---- layer by layer

  /** Looks at what {@code move} makes of node {@code parent}; the new node's number. */
  default int candidate(int parent, int move, int score) {
    return ROOT;
  }

  /** The node is among the best of its layer so far. */
  default void kept(int node) {}

  /** The node has to go for lack of room in its layer. */
  default void dropped(int node) {}

  /** The node has to go because an equal position of its layer stays. */
  default void twin(int node) {}

  /** The node, taken from its layer, ends its game. */
  default void ended(int node) {}

  /** The moves from this node, taken from its layer, are looked at next. */
  default void expanded(int node) {}

  // ---- visit by visit

  /** Goes down from the root or the node selected last by {@code move}, or by a joint move. */
  default void select(int move) {}

  /** The playout from the node selected last has ended; the next one starts at the root. */
  default void playout(double reward) {}

  /**
   * Best play from the node {@code depth} plies down the last playout's path leads to {@code
   * reward}.
   */
  default void proven(int depth, double reward) {}
}
