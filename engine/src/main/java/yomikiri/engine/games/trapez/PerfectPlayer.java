package yomikiri.engine.games.trapez;

import java.util.List;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Thinking;

/**
 * Reads the game out to its end: it wins as soon as possible, and where it loses it resists as long
 * as possible. What it finds out serves the later moves of the same game.
 */
final class PerfectPlayer implements Player<TrapezPosition> {
  /** Empty cells from which on positions are read out in about a second. */
  static final int READ_OUT = 7;

  /** The usual size of what it keeps in mind. */
  static final int TABLE_BITS = 20;

  private final EndTable table;

  /**
   * @param tableBits base-2 logarithm of the number of positions that it keeps in mind
   */
  PerfectPlayer(int tableBits) {
    this.table = new EndTable(tableBits);
  }

  @Override
  public int choose(TrapezPosition ownCopy, int seat, Thinking thinking) {
    return read(ownCopy, thinking).move();
  }

  /** Reads a position out as far as the budget goes, and tells what is proven. */
  ReadOut read(TrapezPosition ownCopy, Thinking thinking) {
    Meter meter = thinking.clock().meter();
    ReadOut readOut = new ReadOut(new EndSearch(table, meter), ownCopy);
    try {
      meter.visit();
      if (thinking.everyMove()) {
        readOut.everyOutcome();
        tell(thinking, ownCopy, readOut, List.of());
        readOut.everyWorth();
      } else {
        readOut.best();
      }
      tell(thinking, ownCopy, readOut, readOut.line());
    } catch (SearchStopped budgetSpent) {
      thinking.tellStopped();
      if (readOut.isEnough(thinking.everyMove())) {
        tell(thinking, ownCopy, readOut, List.of());
      }
    }
    return readOut;
  }

  private static void tell(
      Thinking thinking, TrapezPosition from, ReadOut readOut, List<Integer> line) {
    thinking.tell(
        () ->
            new SearchReport(
                from.empties(),
                thinking.clock().meter().nodes(),
                thinking.clock().elapsedNanos(),
                readOut.told(),
                line));
  }
}
