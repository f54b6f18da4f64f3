package yomikiri.engine.games.mattix;

import yomikiri.engine.search.SplitPoint;

/** A node of Mattix whose moves several threads search at the same time. */
final class MattixSplit extends SplitPoint {
  final Node node;
  private final int[] orders; // stays as it is until the node is done, but for the picks
  private final int end;

  /**
   * A position, as {@link MattixSolver} has it.
   *
   * @param rest sum of the bounds over the lines of the side to move but the one it is in
   * @param otherSum the same over all lines of the other side
   * @param depth plies to go, where they are limited
   */
  record Node(long own, long other, int side, int line, int rest, int otherSum, int depth) {}

  /**
   * A node whose first moves have been searched.
   *
   * @param orders the moves that are left stand from {@code next} to {@code end}
   * @param best the best value so far, below {@code beta}
   */
  MattixSplit(Node node, int[] orders, int next, int end, int alpha, int beta, int best) {
    super(next, end, alpha, beta, best);
    this.node = node;
    this.orders = orders;
    this.end = end;
  }

  @Override
  protected void pick(int place) {
    int _ = MattixSolver.takeFirst(orders, place, end);
  }

  /** The crossing line of a move that was picked. */
  int cross(int place) {
    return MattixSolver.cross(orders[place]);
  }

  /** The crossing line of the best move; {@code before} if it is one of those searched before. */
  int bestCross(int before) {
    int place = bestPlace();
    return place < 0 ? before : cross(place);
  }
}
