package yomikiri.engine.games.tron;

import yomikiri.engine.game.IdleMove;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * A cycle that nobody steers goes straight on, and where that is blocked, to the side with more
 * free cells ahead; if it has not moved yet, that way too.
 */
final class StraightIdleMove<P extends TronPosition & Position> implements IdleMove<P> {
  @Override
  public int of(P position, int seat) {
    int heading = position.heading(seat);
    if (heading != TronPosition.NONE && freeAhead(position, seat, heading) > 0) {
      return heading;
    }
    Moves legal = new Moves();
    position.movesOf(seat, legal);
    int best = legal.get(0);
    for (int i = 1; i < legal.size(); i++) {
      if (freeAhead(position, seat, legal.get(i)) > freeAhead(position, seat, best)) {
        best = legal.get(i);
      }
    }
    return best;
  }

  private static int freeAhead(TronPosition position, int seat, int move) {
    int count = 0;
    int cell = Arena.target(position.head(seat), move);
    while (GridCellSet.isIn(position.free(), cell)) {
      count++;
      cell = Arena.target(cell, move);
    }
    return count;
  }
}
