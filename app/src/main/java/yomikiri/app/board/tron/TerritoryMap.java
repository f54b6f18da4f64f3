package yomikiri.app.board.tron;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Chambers;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.board.Territory;

/**
 * The territory of each seat as the players' evaluation sees it, and the chambers it falls into.
 * Made once and divided again and again.
 */
final class TerritoryMap {
  private final Territory territory = new Territory();
  private final Chambers chambers = new Chambers();
  private final int[] owners = new int[GridCellSet.LIMIT];
  private final int[] numbers = new int[GridCellSet.LIMIT];
  private final long[] joints = new long[GridCellSet.WORDS];
  private @Nullable TronPosition divided;

  /** Divides the free cells of {@code tron}, which is not to change, unless that has been done. */
  void divide(TronPosition tron) {
    if (tron.equals(divided)) {
      return;
    }
    divided = tron;
    territory.divide(tron.free(), tron.heads(), tron.turn(), Territory.UNLIMITED);
    Arrays.fill(owners, TronPosition.NONE);
    Arrays.fill(joints, 0);
    for (int seat = 0; seat < tron.players(); seat++) {
      if (!tron.isOut(seat)) {
        take(seat, tron.head(seat));
      }
    }
  }

  private void take(int seat, int head) {
    long[] own = territory.owned(seat);
    chambers.divide(own, head);
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      if (GridCellSet.isIn(own, cell)) {
        owners[cell] = seat;
        numbers[cell] = chambers.chamber(cell);
        if (GridCellSet.isIn(chambers.joints(), cell)) {
          GridCellSet.add(joints, cell);
        }
      }
    }
  }

  /** How many free cells a seat reaches first. */
  int cells(int seat) {
    return territory.cells(seat);
  }

  /** The seat that reaches a cell first, or {@link TronPosition#NONE}. */
  int owner(int cell) {
    return cell < 0 || cell >= GridCellSet.LIMIT ? TronPosition.NONE : owners[cell];
  }

  /** Whether a free cell is reached first by nobody. */
  boolean isNobodys(int cell) {
    TronPosition tron = divided;
    return tron != null && owner(cell) < 0 && GridCellSet.isIn(tron.free(), cell);
  }

  /** Whether whoever passes a cell cuts off what lies behind it from what lies before it. */
  boolean isJoint(int cell) {
    return GridCellSet.isIn(joints, cell);
  }

  /** Whether two neighbouring cells of one seat lie in different chambers. */
  boolean isBorder(int cell, int next) {
    return owner(cell) >= 0 && owner(cell) == owner(next) && numbers[cell] != numbers[next];
  }
}
