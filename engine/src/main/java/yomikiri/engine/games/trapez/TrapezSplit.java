package yomikiri.engine.games.trapez;

import yomikiri.engine.games.trapez.board.TrapezTileSet;
import yomikiri.engine.search.SplitPoint;

/** A node of Trapez whose moves several threads search at the same time. */
final class TrapezSplit extends SplitPoint {
  final TrapezTileSet tiles; // stays as it is until the node is done
  final int empties;
  private final TrapezChildList moves;

  /**
   * A node whose first moves have been searched.
   *
   * @param next the first of {@code moves} that is left
   * @param best the best value so far, below {@code beta}
   */
  TrapezSplit(
      TrapezTileSet tiles,
      int empties,
      TrapezChildList moves,
      int next,
      int alpha,
      int beta,
      int best) {
    super(next, moves.count(), alpha, beta, best);
    this.tiles = tiles;
    this.empties = empties;
    this.moves = moves;
  }

  @Override
  protected void pick(int place) {
    int _ = moves.pick(place);
  }

  /** A move that was picked. */
  int move(int place) {
    return moves.move(place);
  }
}
