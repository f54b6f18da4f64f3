package yomikiri.engine.cli;

import java.util.Locale;
import yomikiri.engine.cli.terminal.Beat;
import yomikiri.engine.cli.terminal.Console;

/** Tells on standard error how far a match has come, as often as the {@link Beat} says. */
final class MatchProgress {
  private final Console console;
  private final int games;
  private final Beat beat;
  private int done;

  /** A match of {@code games} games that begins now. */
  MatchProgress(Console console, int games) {
    this.console = console;
    this.games = games;
    this.beat = new Beat(console.ticker());
  }

  /** One more game has ended. */
  void step() {
    done++;
    double seconds = beat.seconds();
    if (beat.isDue() && done < games) {
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
        duration(secondsLeft));
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
