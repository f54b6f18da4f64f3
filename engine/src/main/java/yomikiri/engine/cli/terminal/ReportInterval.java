package yomikiri.engine.cli.terminal;

import java.util.Locale;
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
