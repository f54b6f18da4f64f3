package yomikiri.engine.cli;

import java.util.Locale;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;

/** Reports on standard error how far a match has come, as {@link ReportInterval} says. */
final class MatchProgressPrinter {
  private final Console console;
  private final int games;
  private final ReportInterval interval;
  private int done;

  /** A match of {@code games} games that begins now. */
  MatchProgressPrinter(Console console, int games) {
    this.console = console;
    this.games = games;
    this.interval = new ReportInterval(console.ticker());
  }

  /** One more game has ended. */
  void step() {
    done++;
    double seconds = interval.seconds();
    if (interval.isDue() && done < games) {
      double rate = done / seconds;
      console.note(done + " of " + games + " games" + speed(rate, (games - done) / rate));
    }
  }

  /** Such as {@code , 57 games/s, 15 s left}. */
  static String speed(double gamesPerSecond, double secondsLeft) {
    return String.format(
        Locale.ROOT,
        ", %s games/s, %s left",
        gamesPerSecond >= 10
            ? Math.round(gamesPerSecond)
            : String.format(Locale.ROOT, "%.2f", gamesPerSecond),
        ReportInterval.duration(secondsLeft));
  }
}
