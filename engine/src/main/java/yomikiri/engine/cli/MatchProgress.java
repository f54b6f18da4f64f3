package yomikiri.engine.cli;

import java.util.Locale;

/**
 * Tells on standard error how far a match has come: after two seconds, then at growing distances,
 * at least twice a minute as long as games end. Plain lines, for terminals and log files alike.
 */
final class MatchProgress {
  private static final double FIRST_SECONDS = 2;
  private static final double LONGEST_GAP_SECONDS = 30;

  private final Console console;
  private final int games;
  private final long startNanos;
  private double nextSeconds = FIRST_SECONDS;
  private int done;

  /** A match of {@code games} games that begins now. */
  MatchProgress(Console console, int games) {
    this.console = console;
    this.games = games;
    this.startNanos = console.ticker().nanos();
  }

  /** One more game has ended. */
  void step() {
    done++;
    double seconds = (console.ticker().nanos() - startNanos) / 1e9;
    if (seconds >= nextSeconds && done < games) {
      nextSeconds = seconds + Math.clamp(seconds / 4, FIRST_SECONDS, LONGEST_GAP_SECONDS);
      double rate = done / seconds;
      console.note(
          String.format(
              Locale.ROOT,
              "%d of %d games, %s games/s, %s left",
              done,
              games,
              rate >= 10 ? Math.round(rate) : String.format(Locale.ROOT, "%.2f", rate),
              duration((games - done) / rate)));
    }
  }

  /** Such as {@code 42 s}, {@code 3 min 05 s} or {@code 2 h 07 min}. */
  static String duration(double seconds) {
    long whole = Math.round(seconds);
    if (whole < 60) {
      return whole + " s";
    }
    return whole < 3600
        ? String.format(Locale.ROOT, "%d min %02d s", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d h %02d min", whole / 3600, whole % 3600 / 60);
  }
}
