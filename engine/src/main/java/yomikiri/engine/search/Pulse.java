package yomikiri.engine.search;

import java.util.function.Supplier;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;

/** Tells the progress of a search that does not go by depth: every 50 ms, and at its end. */
final class Pulse {
  private static final long GAP_NANOS = 50_000_000;
  private static final int STRIDE = 64;

  private final Thinking thinking;
  private final Supplier<SearchReport> report;
  private long lastNanos;
  private int beats;

  Pulse(Thinking thinking, Supplier<SearchReport> report) {
    this.thinking = thinking;
    this.report = report;
  }

  /** To be called once a playout or round. */
  void beat() {
    if (++beats % STRIDE == 0) {
      long now = thinking.clock().elapsedNanos();
      if (now - lastNanos >= GAP_NANOS) {
        lastNanos = now;
        end();
      }
    }
  }

  /** Tells what is known now. */
  void end() {
    thinking.progress().accept(report.get());
  }
}
