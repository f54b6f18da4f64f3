package yomikiri.engine.think;

import java.time.Duration;

/**
 * The limits of the search for one move; whichever is met first ends it.
 *
 * @param nanos time in nanoseconds
 * @param spare what a search may take beyond that to finish what it has begun, in nanoseconds, on a
 *     clock that keeps what is not spent; 0 where it may not
 * @param nodes positions visited, or playouts for a search by playouts
 * @param depth plies looked ahead
 */
public record Budget(long nanos, long spare, long nodes, int depth) {
  public static final Budget UNLIMITED =
      new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);

  /** The same without a clock that would keep what is not spent. */
  public Budget(long nanos, long nodes, int depth) {
    this(nanos, 0, nodes, depth);
  }

  public Budget {
    if (spare < 0) {
      throw new IllegalArgumentException("a budget needs spare >= 0, not " + spare);
    }
    if (nanos < 0 || nodes < 0 || depth < 1) {
      throw new IllegalArgumentException(
          "a budget needs nanos >= 0, nodes >= 0 and depth >= 1, not "
              + nanos
              + ", "
              + nodes
              + ", "
              + depth);
    }
  }

  public static Budget ofTime(Duration time) {
    return new Budget(time.toNanos(), Long.MAX_VALUE, Integer.MAX_VALUE);
  }

  public static Budget ofNodes(long nodes) {
    return new Budget(Long.MAX_VALUE, nodes, Integer.MAX_VALUE);
  }

  public static Budget ofDepth(int depth) {
    return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, depth);
  }

  /** The tighter of both, limit by limit. */
  public Budget and(Budget other) {
    return new Budget(
        Math.min(nanos, other.nanos),
        Math.min(longest(), other.longest()) - Math.min(nanos, other.nanos),
        Math.min(nodes, other.nodes),
        Math.min(depth, other.depth));
  }

  /** These limits with the time of {@code other}. */
  public Budget withTimeOf(Budget other) {
    return new Budget(other.nanos, other.spare, nodes, depth);
  }

  /** The time that a search may take at most, in nanoseconds. */
  public long longest() {
    return nanos + spare;
  }

  public boolean hasTimeLimit() {
    return nanos != Long.MAX_VALUE;
  }

  /** Whether it may end a search that does not go by depth. */
  public boolean isLimited() {
    return hasTimeLimit() || nodes != Long.MAX_VALUE;
  }

  /** Whether a search that does not go by depth would have no limit. */
  public boolean isOfDepthAlone() {
    return depth != Integer.MAX_VALUE && !isLimited();
  }
}
