package yomikiri.engine.games.othello.search;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.think.Meter;

/** A search whose nodes the threads of a {@link YbwcPool} share; each has a search of its own. */
public abstract class SplitSearch {
  final Meter meter;
  private @Nullable YbwcPool pool;
  private @Nullable SplitPoint splitPoint; // the shared node that this works for

  SplitSearch(Meter meter) {
    this.meter = meter;
  }

  /** The value of the {@code i}-th move of a node, within what is left of its window. */
  abstract int after(SplitPoint shared, int i);

  /** Shares nodes with the threads of {@code pool} from now on. */
  void join(YbwcPool pool) {
    this.pool = pool;
  }

  /** Whether a thread has nothing to do. */
  boolean hasIdle() {
    return pool != null && pool.hasIdle();
  }

  /**
   * Has the moves of a node searched by all that are free, once there is a pool.
   *
   * @param next the first move that is left
   * @param depth what is left to search: plies, or empty squares
   * @param best the best value so far, below {@code beta}
   * @return the node, with its value
   * @throws SplitPoint.Settled if nobody needs that any more
   */
  SplitPoint split(
      ChildList children,
      int next,
      int alpha,
      int beta,
      int depth,
      int best,
      int bestMove,
      int selectivity) {
    SplitPoint shared =
        new SplitPoint(splitPoint, children, next, alpha, beta, depth, best, bestMove, selectivity);
    Objects.requireNonNull(pool).share(this, shared);
    leaveIfSettled();
    return shared;
  }

  /** Searches moves of {@code shared} until none is left or none is needed. */
  void help(SplitPoint shared) {
    SplitPoint before = splitPoint;
    splitPoint = shared;
    try {
      for (int i = shared.take(); i >= 0; i = shared.take()) {
        shared.put(i, after(shared, i));
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
  void leaveIfSettled() {
    if (splitPoint != null && splitPoint.isSettled()) {
      throw new SplitPoint.Settled();
    }
  }

  /** Nodes visited so far. */
  long nodes() {
    return meter.nodes();
  }

  /** Counts nodes that others have visited for this. */
  void count(long nodes) {
    meter.add(nodes);
  }
}
