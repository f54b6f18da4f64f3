package yomikiri.engine.cli.terminal;

import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import yomikiri.engine.think.Ticker;

/**
 * Decides when a long command reports how far it has come: after two seconds, then at growing
 * intervals, but at least twice a minute as long as it is asked. For plain lines on terminals and
 * in log files.
 */
public final class ReportInterval {
  private static final double FIRST_SECONDS = 2;
  private static final double LONGEST_GAP_SECONDS = 30;

  private final Ticker ticker;
  private final long startNanos;
  private double nextSeconds = FIRST_SECONDS;

  /** Of a command that begins now. */
  public ReportInterval(Ticker ticker) {
    this.ticker = ticker;
    this.startNanos = ticker.nanos();
  }

  /** Time since the beginning. */
  public double seconds() {
    return (ticker.nanos() - startNanos) / 1e9;
  }

  /** Whether a report is due; if so, the next one is due later. */
  public boolean isDue() {
    double seconds = seconds();
    if (seconds < nextSeconds) {
      return false;
    }
    nextSeconds = seconds + Math.clamp(seconds / 4, FIRST_SECONDS, LONGEST_GAP_SECONDS);
    return true;
  }

  /** Runs {@code task} and meanwhile reports {@code line} on standard error, when that is due. */
  public static void reporting(Console console, Supplier<String> line, Runnable task) {
    CountDownLatch ended = new CountDownLatch(1);
    Thread printer =
        Thread.ofPlatform().daemon().name("progress").start(() -> print(console, line, ended));
    try {
      task.run();
    } finally {
      ended.countDown();
      try {
        printer.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void print(Console console, Supplier<String> line, CountDownLatch ended) {
    try {
      ReportInterval interval = new ReportInterval(console.ticker());
      while (!ended.await(1, TimeUnit.SECONDS)) {
        if (interval.isDue()) {
          console.note(line.get());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Such as {@code 42 s}, {@code 3 min 05 s} or {@code 2 h 07 min}. */
  public static String duration(double seconds) {
    long whole = Math.round(seconds);
    if (whole < 60) {
      return whole + " s";
    }
    return whole < 3600
        ? String.format(Locale.ROOT, "%d min %02d s", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d h %02d min", whole / 3600, whole % 3600 / 60);
  }
}
