package yomikiri.engine.search;

import java.util.List;
import java.util.function.Supplier;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;

/** Reports the progress of a search without iterations: every 50 ms and once at the end. */
final class ProgressReporter {
  private static final long GAP_NANOS = 50_000_000;
  private static final int STRIDE = 64;

  private final SearchContext context;
  private final Supplier<SearchReport> report;
  private long lastNanos;
  private int beats;

  ProgressReporter(SearchContext context, Supplier<SearchReport> report) {
    this.context = context;
    this.report = report;
  }

  /**
   * Of a search by playouts.
   *
   * @param ranked the root moves, best first
   */
  static ProgressReporter ofPlayouts(SearchContext context, Supplier<List<RankedMove>> ranked) {
    return new ProgressReporter(
        context,
        () ->
            new SearchReport(
                0, context.clock().meter().nodes(), context.clock().elapsedNanos(), ranked.get()));
  }

  /** To be called once per playout or round. */
  void beat() {
    if (++beats % STRIDE == 0) {
      long now = context.clock().elapsedNanos();
      if (now - lastNanos >= GAP_NANOS) {
        lastNanos = now;
        report();
      }
    }
  }

  /** Reports what is known now. */
  void report() {
    context.report(report);
  }
}
