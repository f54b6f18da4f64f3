package yomikiri.engine.think;

import java.time.Duration;

/**
 * The limits of the search for one move; whichever is met first ends it.
 *
 * @param nanos time in nanoseconds
 * @param nodes positions visited, or playouts for a search by playouts
 * @param depth plies looked ahead
 */
public record Budget(long nanos, long nodes, int depth) {
  public static final Budget UNLIMITED =
      new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);

  public Budget {
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
        Math.min(nanos, other.nanos), Math.min(nodes, other.nodes), Math.min(depth, other.depth));
  }

  public boolean hasTimeLimit() {
    return nanos != Long.MAX_VALUE;
  }

  /** Whether a search that does not go by depth would have no limit. */
  public boolean isOfDepthAlone() {
    return depth != Integer.MAX_VALUE && nodes == Long.MAX_VALUE && !hasTimeLimit();
  }
}
