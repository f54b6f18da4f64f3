package yomikiri.engine.search;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.Meter;

/**
 * A search whose nodes the threads of a {@link YbwcPool} share; each has a search of its own.
 *
 * @param <S> the nodes shared
 */
public abstract class SplitSearch<S extends SplitPoint> {
  private @Nullable YbwcPool<S> pool;
  private @Nullable SplitPoint splitPoint; // the shared node that this works for

  /** Counts the nodes that this visits. */
  protected abstract Meter meter();

  /** Searches a move of {@code shared} within what is left of its window, and puts its value. */
  protected abstract void search(S shared, int place);

  /** Shares nodes with the threads of {@code pool} from now on; null for none. */
  void join(@Nullable YbwcPool<S> pool) {
    this.pool = pool;
  }

  /** Whether a thread has nothing to do. */
  protected final boolean hasIdle() {
    return pool != null && pool.hasIdle();
  }

  /**
   * Has the moves of a node searched by all that are free, once there is a pool.
   *
   * @throws SplitPoint.Settled if nobody needs that any more
   */
  protected final void share(S shared) {
    shared.putBelow(splitPoint);
    Objects.requireNonNull(pool).share(this, shared);
    leaveIfSettled();
  }

  /** Searches moves of {@code shared} until none is left or none is needed. */
  final void help(S shared) {
    SplitPoint before = splitPoint;
    splitPoint = shared;
    try {
      for (int place = shared.take(); place >= 0; place = shared.take()) {
        search(shared, place);
      }
    } catch (SplitPoint.Settled settled) {
      // another thread has found a value that makes this move's needless
    } finally {
      splitPoint = before;
    }
  }

  /**
   * To be called where much is still to be searched.
   *
   * @throws SplitPoint.Settled if nobody needs that any more
   */
  protected final void leaveIfSettled() {
    if (splitPoint != null && splitPoint.isSettled()) {
      throw new SplitPoint.Settled();
    }
  }
}
