package yomikiri.engine.search;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.SearchStopped;

/**
 * A split point: a node whose moves several threads search at the same time. Moves are named by
 * their place in the order in which they are tried.
 */
public abstract class SplitPoint {
  private final int count;
  private final int alpha;
  private final int beta;
  private @Nullable SplitPoint parent; // the node that its owner helps with

  @GuardedBy("this")
  private int next;

  @GuardedBy("this")
  private int best;

  @GuardedBy("this")
  private int bestPlace = -1;

  private volatile boolean cut;

  @GuardedBy("this")
  private @Nullable Throwable failure;

  /** Threads at work here; guarded by the {@link YbwcPool}. */
  int working;

  /** Visited by others, for the owner to count; guarded by the {@link YbwcPool}. */
  long nodes;

  /**
   * A node of which some moves are left.
   *
   * @param next the first of them
   * @param count how many moves there are
   * @param best the best value so far, below {@code beta}
   */
  protected SplitPoint(int next, int count, int alpha, int beta, int best) {
    this.next = next;
    this.count = count;
    this.alpha = alpha;
    this.beta = beta;
    this.best = best;
  }

  /** Thrown by a thread that searches below a node that is settled. */
  public static final class Settled extends RuntimeException {
    private static final long serialVersionUID = 1;

    Settled() {
      super(null, null, false, false);
    }
  }

  /** Finds out which move is the next one; for one thread at a time, place by place. */
  protected abstract void pick(int place);

  /** To be called before others see this: its owner helps with {@code above}. */
  void putBelow(@Nullable SplitPoint above) {
    parent = above;
  }

  /** The move to be searched next, to nobody else's; -1 if none is left. */
  synchronized int take() {
    if (cut || next == count) {
      return -1;
    }
    pick(next);
    return next++;
  }

  /** Notes the value of a move; tells whether it is the best so far. */
  public synchronized boolean put(int place, int value) {
    boolean isBest = value > best;
    if (isBest) {
      best = value;
      bestPlace = place;
      cut |= best >= beta;
    }
    return isBest;
  }

  /** The lower end of the window for the next move. */
  public synchronized int floor() {
    return Math.max(alpha, best);
  }

  public int beta() {
    return beta;
  }

  public synchronized int best() {
    return best;
  }

  /** The place of the best move; -1 if it is one of those searched before. */
  public synchronized int bestPlace() {
    return bestPlace;
  }

  /** Ends this; that the budget is spent counts for less than what went wrong. */
  synchronized void fail(Throwable why) {
    failure = failure == null || failure instanceof SearchStopped ? why : failure;
    cut = true;
  }

  /**
   * Throws what has ended the search of a move.
   *
   * @throws SearchStopped if the budget is spent
   */
  synchronized void rethrow() {
    switch (failure) {
      case null -> {}
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new IllegalStateException(failure);
    }
  }

  /** Whether no search below this is needed any more. */
  boolean isSettled() {
    for (SplitPoint splitPoint = this; splitPoint != null; splitPoint = splitPoint.parent) {
      if (splitPoint.cut) {
        return true;
      }
    }
    return false;
  }

  boolean isBelow(SplitPoint above) {
    for (SplitPoint splitPoint = parent; splitPoint != null; splitPoint = splitPoint.parent) {
      if (splitPoint.equals(above)) {
        return true;
      }
    }
    return false;
  }
}
