package yomikiri.engine.games.tron.search;

import yomikiri.engine.search.SplitPoint;

/**
 * A node of {@link HuntSearch} whose moves several threads search at the same time; no move of it
 * is expected to cut off. It keeps a copy of its position, from which each of them starts.
 */
final class HuntSplit extends SplitPoint {
  final HuntPosition position;
  final int seat;
  final int depth;
  final int ply;
  private final int[] cells; // by place

  /**
   * A node of which some moves are left.
   *
   * @param position copied
   * @param cells where the moves that are left lead, the most promising first
   * @param seat the seat to move
   * @param depth plies to go
   * @param best the best value so far, below {@code beta}
   */
  HuntSplit(
      HuntPosition position,
      int[] cells,
      int seat,
      int depth,
      int ply,
      int alpha,
      int beta,
      int best) {
    super(0, cells.length, alpha, beta, best);
    this.position = new HuntPosition(position);
    this.cells = cells;
    this.seat = seat;
    this.depth = depth;
    this.ply = ply;
  }

  @Override
  protected void pick(int place) {
    // they are in order from the start
  }

  int cell(int place) {
    return cells[place];
  }

  /** Where the best move leads; {@code before} if it is one of those searched before. */
  int bestCell(int before) {
    int place = bestPlace();
    return place < 0 ? before : cells[place];
  }
}
