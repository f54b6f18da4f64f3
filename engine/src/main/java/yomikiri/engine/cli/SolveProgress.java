package yomikiri.engine.cli;

import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchReport;

/**
 * Reports the progress of {@code solve} on standard error, at growing intervals: which position is
 * searched, how deep, how many moves are settled, and about how long the others will take.
 */
final class SolveProgress implements AutoCloseable {
  private static final double YEAR = 365.0 * 24 * 3600; // in seconds

  private final Console console;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread printer;
  private volatile @Nullable Current current;

  /** A position that is being solved, and what is known of it. */
  private static final class Current {
    private final String place;
    private final int moves;
    private final Meter meter;
    private final double expected;
    private final ReportInterval interval;
    private volatile @Nullable SearchReport last;

    Current(String place, int moves, Meter meter, double expected, ReportInterval interval) {
      this.place = place;
      this.moves = moves;
      this.meter = meter;
      this.expected = expected;
      this.interval = interval;
    }

    private String line() {
      return SolveProgress.line(
          place, moves, last, meter.nodesAtLastCheck(), expected, interval.seconds());
    }
  }

  SolveProgress(Console console) {
    this.console = console;
    this.printer = Thread.ofPlatform().daemon().name("progress").start(this::print);
  }

  /**
   * A position is begun.
   *
   * @param expected nodes in all; {@code NaN} if nobody knows
   */
  void begin(String place, int moves, Meter meter, double expected) {
    current = new Current(place, moves, meter, expected, new ReportInterval(console.ticker()));
  }

  /** What the solver knows of it by now. */
  void report(SearchReport report) {
    Current now = current;
    if (now != null) {
      now.last = report;
    }
  }

  /** It is solved, or given up. */
  void end() {
    current = null;
  }

  private void print() {
    try {
      while (!closed.await(1, TimeUnit.SECONDS)) {
        Current now = current;
        if (now != null && now.interval.isDue()) {
          console.note(now.line());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Such as {@code --position: depth 14, 12,345,678 nodes, 385,802 a second, 32 s; 4 of 11 moves
   * settled, about 56 s left}. The time left supposes that each move takes as long as those before
   * it; before the first is settled, that the nodes expected will do.
   *
   * @param report the last one; null before the first
   * @param expected nodes in all; {@code NaN} if nobody knows
   * @param seconds since the position was begun, more than 0
   */
  static String line(
      String place,
      int moves,
      @Nullable SearchReport report,
      long nodes,
      double expected,
      double seconds) {
    long settled =
        report == null
            ? 0
            : report.moves().stream().filter(move -> move.verdict().proven()).count();
    boolean isPartly = settled > 0 && settled < moves;
    double toGo =
        isPartly ? (double) (moves - settled) / settled : (expected - nodes) / Math.max(1, nodes);
    return String.format(
        Locale.ROOT,
        "%s: %s%,d nodes, %,d a second, %s; %s, %s",
        place,
        report == null ? "" : "depth " + report.depth() + ", ",
        nodes,
        Math.round(nodes / seconds),
        ReportInterval.duration(seconds),
        settled == 0 ? "no move settled yet" : settled + " of " + moves + " moves settled",
        left(seconds * toGo));
  }

  private static String left(double seconds) {
    if (Double.isNaN(seconds)) {
      return "time left unknown";
    }
    return seconds < 0
        ? "longer than expected"
        : seconds > YEAR
            ? "more than a year left"
            : "about " + ReportInterval.duration(seconds) + " left";
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      printer.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
