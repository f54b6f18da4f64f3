package yomikiri.engine.think;

/**
 * Counts the nodes of one search and ends it when its budget is spent. The node limit is exact; the
 * clock is read every {@value #LONGEST_STRIDE} visits, more often where visits are slow, so that a
 * limit of a few milliseconds holds for costly nodes too.
 */
public final class Meter {
  private static final int LONGEST_STRIDE = 1024;
  private static final long LONGEST_GAP_NANOS = 200_000;

  private final TimeKeeper keeper;
  private final long nodeLimit;
  private long nodes;
  private long added;
  private long nextCheck;
  private long stride = 1;
  private long lastCheckNanos;
  private volatile long nodesAtLastCheck;

  Meter(TimeKeeper keeper, long nodeLimit) {
    this.keeper = keeper;
    this.nodeLimit = nodeLimit;
  }

  /**
   * To be called once a node or playout, before anything else is done there.
   *
   * @throws SearchStopped if the budget is spent; the node then does not count
   */
  public void visit() {
    if (nodes >= nextCheck) {
      check();
    }
    nodes++;
  }

  /** Counts nodes that another thread has visited for the same search. */
  public void add(long visited) {
    nodes += visited;
    added += visited;
  }

  /** Nodes visited so far; for the search thread. */
  public long nodes() {
    return nodes;
  }

  /** Nodes that this thread has visited itself. */
  public long ownNodes() {
    return nodes - added;
  }

  /** Nodes visited when the clock was last read; for watchers on other threads. */
  public long nodesAtLastCheck() {
    return nodesAtLastCheck;
  }

  private void check() {
    if (nodes >= nodeLimit || keeper.isTimeOver()) {
      throw SearchStopped.INSTANCE;
    }
    long now = keeper.elapsedNanos();
    if (now - lastCheckNanos > LONGEST_GAP_NANOS) {
      stride = Math.max(1, stride / 2);
    } else if (stride < LONGEST_STRIDE) {
      stride *= 2;
    }
    lastCheckNanos = now;
    nodesAtLastCheck = nodes;
    nextCheck = Math.min(nodes + stride, nodeLimit);
  }
}
