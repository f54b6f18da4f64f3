package yomikiri.engine.games.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.search.LongestPath;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.games.tron.search.Separation;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Teaching;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** The free cells that a cycle of two can reach and the other cannot. */
final class TronRoom<P extends TronPosition & Position> implements Teaching.PrivateRoom<P> {
  private static final int WAY_BITS = 16;
  private static final int VISITS = 1 << 15;

  private final Separation separation = new Separation();
  private final LongestPath way = new LongestPath(new WayTable(WAY_BITS));

  @Override
  public Optional<List<Integer>> longest(P position, int seat, int move) {
    int cell = Arena.target(position.head(seat), move);
    if (!separation.isApart(position.free(), position.heads(), seat)) {
      return Optional.empty();
    }
    if (!GridCellSet.isIn(position.free(), cell)) {
      return Optional.of(List.of());
    }
    long[] after = position.free().clone();
    GridCellSet.remove(after, cell);
    way.begin(after, cell);
    way.improve(TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM).meter(), VISITS);
    return way.isExact() ? Optional.of(moves(move, cell)) : Optional.empty();
  }

  private List<Integer> moves(int first, int cell) {
    List<Integer> moves = new ArrayList<>(List.of(first));
    int from = cell;
    for (int i = 0; i < way.least(); i++) {
      int to = way.way()[i];
      int move = 0;
      while (Arena.target(from, move) != to) {
        move++;
      }
      moves.add(move);
      from = to;
    }
    return moves;
  }
}
