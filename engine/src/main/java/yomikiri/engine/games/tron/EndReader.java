package yomikiri.engine.games.tron;

import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.apart.Apart;
import yomikiri.engine.games.tron.apart.ApartRoot;
import yomikiri.engine.games.tron.apart.WayTable;
import yomikiri.engine.games.tron.territory.Chambers;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Thinking;

/**
 * Leaves the game to another player until its cycle is apart from all others, and plays from there
 * on by the longest way. A duel is then read out to its end.
 */
final class EndReader<P extends TronPosition & Position> implements Player<P> {
  private static final int TABLE_BITS = 17;
  private static final int READ_OUT = 60; // cells that take some milliseconds, seldom a second

  private final Player<P> before;
  private final Apart apart = new Apart();
  private final ApartRoot root = new ApartRoot(new WayTable(TABLE_BITS));

  /**
   * @param before plays while others can be met
   */
  EndReader(Player<P> before) {
    this.before = before;
  }

  @Override
  public int choose(P ownCopy, int seat, Thinking thinking) {
    int[] heads = ownCopy.heads();
    if (!apart.isApart(ownCopy.free(), heads, seat)) {
      return before.choose(ownCopy, seat, thinking);
    }
    int opponent = heads.length == 2 ? heads[1 - seat] : -1;
    return root.choose(ownCopy.free(), heads[seat], opponent, thinking);
  }

  /** Whether it reads a duel out in about a second. */
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
