package yomikiri.engine.games.trapez;

import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;

/**
 * The perfect player of Trapez: solves the game, wins as soon as possible, and where it loses
 * resists as long as possible. Results are reused for later moves of the same game.
 */
final class TrapezPerfectPlayer implements Player<TrapezPosition> {
  /** Empty cells from which on positions are solved in about a second. */
  static final int READ_OUT = 7;

  /** The usual size of what it keeps in mind. */
  static final int TABLE_BITS = 19;

  private static final int ALONE = 1_000; // nodes searched before other threads help

  private final TranspositionTable table;
  private final int threads;

  /**
   * @param tableBits base-2 logarithm of the number of positions that it keeps in mind
   * @param threads that search together
   */
  TrapezPerfectPlayer(int tableBits, int threads) {
    this.table = new TranspositionTable(tableBits);
    this.threads = threads;
  }

  @Override
  public boolean begin(TrapezPosition start, long seed) {
    table.clear();
    return true;
  }

  @Override
  public int choose(TrapezPosition ownCopy, int seat, SearchContext context) {
    return read(ownCopy, context).move();
  }

  /** Solves a position as far as the budget goes, and reports what is proven. */
  TrapezRootSearch read(TrapezPosition ownCopy, SearchContext context) {
    table.beginSearch();
    Meter meter = context.clock().meter();
    TrapezEndgameSearch search = new TrapezEndgameSearch(table, meter);
    SearchHelpers<TrapezSplit> helpers =
        new SearchHelpers<>(
            search, threads - 1, ALONE, () -> search.another(context.clock().meterOfHelper()));
    TrapezRootSearch readOut = new TrapezRootSearch(search, ownCopy, helpers::beginIfWorthwhile);
    try (helpers) {
      meter.visit();
      if (context.everyMove()) {
        readOut.everyOutcome();
        report(context, ownCopy, readOut);
        readOut.everyWorth();
      } else {
        readOut.best();
      }
      readOut.followLines(context.everyMove());
      report(context, ownCopy, readOut);
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
      if (readOut.isEnough(context.everyMove())) {
        report(context, ownCopy, readOut);
      }
    }
    return readOut;
  }

  private static void report(SearchContext context, TrapezPosition from, TrapezRootSearch readOut) {
    context.report(
        () ->
            new SearchReport(
                from.empties(),
                context.clock().meter().nodes(),
                context.clock().elapsedNanos(),
                readOut.rankedMoves()));
  }
}
