package yomikiri.engine.games.tron;

import yomikiri.engine.games.tron.apart.Apart;
import yomikiri.engine.games.tron.apart.ApartRoot;
import yomikiri.engine.games.tron.apart.WayTable;
import yomikiri.engine.games.tron.territory.Chambers;
import yomikiri.engine.games.tron.territory.Territory;
import yomikiri.engine.search.AlphaBeta;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Thinking;

/**
 * Reads the duel out to its end as soon as the cycles are apart; looks ahead by territory before.
 */
final class EndReader implements Player<TronPosition.Duel> {
  private static final int TABLE_BITS = 17;
  private static final int READ_OUT = 60; // cells that take some milliseconds, seldom a second

  private final Apart apart = new Apart();
  private final ApartRoot root = new ApartRoot(new WayTable(TABLE_BITS));
  private final AlphaBeta<TronPosition.Duel> before;

  EndReader(Tron<TronPosition.Duel> game) {
    before = new AlphaBeta<>(game, new Voronoi<>(Territory.UNLIMITED));
  }

  @Override
  public int choose(TronPosition.Duel ownCopy, int seat, Thinking thinking) {
    long[] free = ownCopy.free();
    int head = ownCopy.head(seat);
    int other = ownCopy.head(1 - seat);
    return apart.isApart(free, head, other)
        ? root.choose(free, head, other, thinking)
        : before.choose(ownCopy, seat, thinking);
  }

  /** Whether it reads a position out in about a second. */
  static boolean reaches(TronPosition.Duel position) {
    return position.isOver()
        || new Apart().isApart(position.free(), position.head(0), position.head(1))
            && isSmall(position, 0)
            && isSmall(position, 1);
  }

  private static boolean isSmall(TronPosition.Duel position, int seat) {
    Chambers chambers = new Chambers();
    chambers.divide(position.free(), position.head(seat));
    return chambers.size() <= READ_OUT;
  }
}
