package yomikiri.engine.games.othello.search;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.think.SearchStopped;

/** A split point: a node whose moves several threads search at the same time. */
final class SplitPoint {
  final ChildList moves;
  final int alpha;
  final int beta;
  final int depth;
  final int selectivity;
  private final @Nullable SplitPoint parent;

  @GuardedBy("this")
  private int next;

  @GuardedBy("this")
  private int best;

  @GuardedBy("this")
  private int bestMove;

  private volatile boolean cut;

  @GuardedBy("this")
  private @Nullable Throwable failure;

  /** Threads at work here; guarded by the {@link YbwcPool}. */
  int working;

  /** Visited by others, for the owner to count; guarded by the {@link YbwcPool}. */
  long nodes;

  /**
   * A node whose first moves have been searched.
   *
   * @param parent the node that its owner helps with
   * @param next the first of {@code moves} that is left
   * @param depth what is left to search: plies, or empty squares
   * @param best the best value so far, below {@code beta}
   */
  SplitPoint(
      @Nullable SplitPoint parent,
      ChildList moves,
      int next,
      int alpha,
      int beta,
      int depth,
      int best,
      int bestMove,
      int selectivity) {
    this.parent = parent;
    this.moves = moves;
    this.next = next;
    this.alpha = alpha;
    this.beta = beta;
    this.depth = depth;
    this.best = best;
    this.bestMove = bestMove;
    this.selectivity = selectivity;
  }

  /** Thrown by a thread that searches below a node that is settled. */
  static final class Settled extends RuntimeException {
    private static final long serialVersionUID = 1;

    Settled() {
      super(null, null, false, false);
    }
  }

  /** The move to be searched next, to nobody else's; -1 if none is left. */
  synchronized int take() {
    if (cut || next == moves.count()) {
      return -1;
    }
    moves.pick(next);
    return next++;
  }

  synchronized void put(int move, int value) {
    if (value > best) {
      best = value;
      bestMove = moves.square(move);
      cut |= best >= beta;
    }
  }

  /** The lower end of the window for the next move. */
  synchronized int floor() {
    return Math.max(alpha, best);
  }

  synchronized int best() {
    return best;
  }

  synchronized int bestMove() {
    return bestMove;
  }

  synchronized void fail(Throwable why) {
    failure = why;
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
      if (splitPoint == above) {
        return true;
      }
    }
    return false;
  }
}
