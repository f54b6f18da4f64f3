package yomikiri.engine.games.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Chambers;
import yomikiri.engine.games.tron.search.FillOutcome;
import yomikiri.engine.games.tron.search.HuntRootSearch;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.games.tron.search.SeparatedRootSearch;
import yomikiri.engine.games.tron.search.Separation;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;

/**
 * The strongest player of Tron. Against one other it searches by {@link HuntRootSearch} as long as
 * the two can reach each other; where all move at once it supposes that the other sees its move
 * first. Against several that can reach it, it leaves the choice to another player. Once it is
 * separated from all others it compares its longest path with that of the only other one, or goes
 * the longest one that it finds.
 */
final class Hunter<P extends TronPosition & Position> implements Player<P> {
  private static final int READ_OUT = 60; // cells that take some milliseconds, seldom a second
  private static final int WAY_BITS = 17;
  private static final int RESULT_BITS = 18;
  private static final int ALONE = 5_000; // nodes looked ahead before other threads help

  private final Optional<Player<P>> amongSeveral;
  private final Separation separation = new Separation();
  private final WayTable wayTable = new WayTable(WAY_BITS);
  private final SeparatedRootSearch ways = new SeparatedRootSearch(wayTable);
  private final List<FillOutcome> fills = new ArrayList<>(); // one for each thread
  private final TranspositionTable table = new TranspositionTable(RESULT_BITS);
  private final Moves legal = new Moves();

  /**
   * @param amongSeveral asked as long as several others are in; empty in a game for two
   * @param threads that search together while two can reach each other
   */
  Hunter(Optional<Player<P>> amongSeveral, int threads) {
    this.amongSeveral = amongSeveral;
    fills.add(new FillOutcome(wayTable));
    while (fills.size() < threads) {
      fills.add(new FillOutcome(new WayTable(WAY_BITS)));
    }
  }

  @Override
  public boolean begin(P start, long seed) {
    ways.beginGame();
    table.clear();
    return amongSeveral.isEmpty() || amongSeveral.get().begin(start, seed);
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    int opponent = onlyOther(ownCopy, seat);
    if (separation.isApart(ownCopy.free(), ownCopy.heads(), seat)) {
      int other = opponent < 0 ? -1 : ownCopy.head(opponent);
      return ways.choose(ownCopy.free(), ownCopy.head(seat), other, ownCopy.isJoint(), context);
    }
    if (opponent < 0) {
      return amongSeveral.orElseThrow().choose(ownCopy, seat, context);
    }
    ownCopy.movesOf(seat, legal);
    int[] heads = {ownCopy.head(seat), ownCopy.head(opponent)};
    return new HuntRootSearch(
            table, fills, ownCopy.free(), heads, ownCopy.isJoint(), ALONE, context)
        .choose(legal);
  }

  /** The only other seat that is in, or -1. */
  private static int onlyOther(TronPosition position, int seat) {
    int only = -1;
    for (int other = 0; other < position.players(); other++) {
      if (other != seat && !position.isOut(other)) {
        if (only >= 0) {
          return -1;
        }
        only = other;
      }
    }
    return only;
  }

  /** Whether it reads a duel out in about a second. */
  static boolean reaches(TronPosition.Duel position) {
    return position.isOver()
        || new Separation().isApart(position.free(), position.head(0), position.head(1))
            && isSmall(position, 0)
            && isSmall(position, 1);
  }

  private static boolean isSmall(TronPosition position, int seat) {
    Chambers chambers = new Chambers();
    chambers.divide(position.free(), position.head(seat));
    return chambers.size() <= READ_OUT;
  }
}
