package yomikiri.engine.cli;

import java.util.Optional;
import yomikiri.engine.cli.DealCommand.MarginRange;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.FairLayoutSearch;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;

/**
 * Prints layouts of a given worth as they are found, and reports on the search on standard error.
 */
final class FairLayoutPrinter<P extends Position> {
  private final GameKit<P> kit;
  private final FairLayoutSearch<P> fair;
  private final MarginRange wanted;
  private final TimeKeeper clock;
  private final Console console;
  private final ReportInterval interval;
  private long tried;
  private int status;

  /**
   * @param clock ends the search when it is stopped
   */
  FairLayoutPrinter(
      GameKit<P> kit,
      FairLayoutSearch<P> fair,
      MarginRange wanted,
      TimeKeeper clock,
      Console console) {
    this.kit = kit;
    this.fair = fair;
    this.wanted = wanted;
    this.clock = clock;
    this.console = console;
    this.interval = new ReportInterval(console.ticker());
  }

  /** The command's exit status. */
  int status() {
    return status;
  }

  /** Prints the first {@code count} layouts among the deals from {@code first} on. */
  void print(long first, int count) {
    long next = first;
    for (int i = 0; i < count && status == 0; i++) {
      long before = tried;
      Optional<FairLayoutSearch.Deal<P>> deal =
          fair.find(next, wanted.least(), wanted.most(), clock, each -> tell(before + each));
      if (deal.isEmpty()) {
        giveUp(i, count);
        return;
      }
      next = deal.get().seed() + 1;
      console.note(
          "seed " + deal.get().seed() + ", worth " + deal.get().worth() + ", " + tried + " tried");
      console.out().line(kit.game().notation().positionText(deal.get().start()));
    }
  }

  private void tell(long now) {
    tried = now;
    if (interval.isDue()) {
      console.note(
          tried
              + " deals tried, "
              + ReportInterval.duration(interval.seconds())
              + "; Ctrl-C stops");
    }
  }

  private void giveUp(int found, int count) {
    boolean stopped = clock.isTimeOver();
    console.complain(
        stopped
            ? "stopped after "
                + (tried == 1 ? "1 deal: " : tried + " deals: ")
                + found
                + " of "
                + count
                + " worth "
                + wanted
                + " found"
            : "--worth: no layout of " + kit.game().id() + " is worth " + wanted);
    status = stopped ? Interrupts.STATUS : UserError.STATUS;
  }
}
