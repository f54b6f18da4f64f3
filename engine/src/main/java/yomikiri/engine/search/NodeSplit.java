package yomikiri.engine.search;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import yomikiri.engine.game.DuelPosition;

/** A node of {@link PvsSearch} whose moves several threads search at the same time. */
final class NodeSplit<P extends DuelPosition> extends SplitPoint {
  final NodeMoves<P> node;
  final int seat;
  final int depth;
  final int ply;
  private final int known;
  private final int[] indices; // by place

  @GuardedBy("this")
  private boolean horizonSeen;

  @GuardedBy("this")
  private boolean horizonSeenBehindBest;

  /**
   * A node whose first moves have been searched, and whose others are ranked.
   *
   * @param seat the seat to move
   * @param next the place of the first move that is left
   * @param known how many moves come before those that are ranked
   * @param depth plies to go
   * @param best the best value so far, below {@code beta}
   */
  NodeSplit(
      NodeMoves<P> node,
      int seat,
      int next,
      int known,
      int depth,
      int ply,
      int alpha,
      int beta,
      int best) {
    super(next, node.legal.size(), alpha, beta, best);
    this.node = node;
    this.seat = seat;
    this.known = known;
    this.depth = depth;
    this.ply = ply;
    this.indices = new int[node.legal.size()];
  }

  @Override
  protected void pick(int place) {
    indices[place] = node.order.pick(place - known);
  }

  /** The index of a move that was picked. */
  int index(int place) {
    return indices[place];
  }

  /**
   * Notes the value of a move.
   *
   * @param seen whether the horizon was seen behind it
   */
  synchronized void put(int place, int value, boolean seen) {
    horizonSeen |= seen;
    if (put(place, value)) {
      horizonSeenBehindBest = seen;
    }
  }

  synchronized boolean isHorizonSeen() {
    return horizonSeen;
  }

  synchronized boolean isHorizonSeenBehindBest() {
    return horizonSeenBehindBest;
  }

  /** The best of the moves that were shared. */
  int bestMove() {
    return node.legal.get(indices[bestPlace()]);
  }
}
