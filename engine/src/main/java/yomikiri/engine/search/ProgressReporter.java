package yomikiri.engine.search;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;

/** Tells the progress of a search that does not go by depth: every 50 ms, and at its end. */
final class ProgressReporter {
  private static final long GAP_NANOS = 50_000_000;
  private static final int STRIDE = 64;

  private final SearchContext thinking;
  private final Supplier<SearchReport> report;
  private long lastNanos;
  private int beats;

  ProgressReporter(SearchContext thinking, Supplier<SearchReport> report) {
    this.thinking = thinking;
    this.report = report;
  }

  /** Of a search by playouts that looks no further than its own best move. */
  static ProgressReporter ofPlayouts(SearchContext thinking, Supplier<List<RankedMove>> ranked) {
    return ofPlayouts(thinking, ranked, moves -> List.of(moves.getFirst().move()));
  }

  /**
   * Of a search by playouts.
   *
   * @param ranked the root moves, best first
   * @param line the moves expected from here on, given the ranked ones
   */
  static ProgressReporter ofPlayouts(
      SearchContext thinking,
      Supplier<List<RankedMove>> ranked,
      Function<List<RankedMove>, List<Integer>> line) {
    return new ProgressReporter(
        thinking,
        () -> {
          List<RankedMove> moves = ranked.get();
          return new SearchReport(
              0,
              thinking.clock().meter().nodes(),
              thinking.clock().elapsedNanos(),
              moves,
              line.apply(moves));
        });
  }

  /** To be called once per playout or round. */
  void beat() {
    if (++beats % STRIDE == 0) {
      long now = thinking.clock().elapsedNanos();
      if (now - lastNanos >= GAP_NANOS) {
        lastNanos = now;
        tell();
      }
    }
  }

  /** Tells what is known now. */
  void tell() {
    thinking.report(report);
  }
}
