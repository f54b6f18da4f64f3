package yomikiri.engine.games.othello.search;

import yomikiri.engine.games.othello.board.ChildList;
import yomikiri.engine.search.SplitPoint;

/** A node of Othello whose moves several threads search at the same time. */
public final class ChildSplit extends SplitPoint {
  final ChildList children;
  final int depth;
  final int selectivity;

  /**
   * A node whose first moves have been searched.
   *
   * @param next the first of {@code children} that is left
   * @param depth what is left to search: plies, or empty squares
   * @param best the best value so far, below {@code beta}
   */
  ChildSplit(
      ChildList children, int next, int alpha, int beta, int depth, int best, int selectivity) {
    super(next, children.count(), alpha, beta, best);
    this.children = children;
    this.depth = depth;
    this.selectivity = selectivity;
  }

  @Override
  protected void pick(int place) {
    children.pick(place);
  }

  /** The square of the best move; {@code before} if it is one of those searched before. */
  int bestMove(int before) {
    int place = bestPlace();
    return place < 0 ? before : children.square(place);
  }
}
