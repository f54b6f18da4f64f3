package yomikiri.engine.cli;

import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.Beat;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.think.SearchReport;

/**
 * Reports on standard error how far the solver has come with a position, at growing intervals: in
 * what place it is, how deep, how many moves are settled, and about how long the others will take.
 */
final class SolveProgress implements AutoCloseable {
  private final Console console;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread printer;
  private volatile @Nullable Current current;

  /** A position that is being solved, and what is known of it. */
  private static final class Current {
    private final String place;
    private final int moves;
    private final Beat beat;
    private volatile @Nullable SearchReport last;

    Current(String place, int moves, Beat beat) {
      this.place = place;
      this.moves = moves;
      this.beat = beat;
    }
  }

  SolveProgress(Console console) {
    this.console = console;
    this.printer = Thread.ofPlatform().daemon().name("progress").start(this::print);
  }

  /**
   * A position is begun.
   *
   * @param moves how many it has
   */
  void begin(String place, int moves) {
    current = new Current(place, moves, new Beat(console.ticker()));
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
        if (now != null && now.beat.isDue()) {
          console.note(line(now.place, now.moves, now.last, now.beat.seconds()));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Such as {@code --position: depth 14, 12,345,678 nodes, 32 s; 4 of 11 moves settled, about 56 s
   * left}. The time left supposes that each move takes as long as those before it.
   *
   * @param moves of the position
   * @param report the last one; null before the first
   * @param seconds since the position was begun
   */
  static String line(String place, int moves, @Nullable SearchReport report, double seconds) {
    String spent = Beat.duration(seconds);
    if (report == null) {
      return place + ": " + spent + "; no move settled yet, time left unknown";
    }
    long settled = report.moves().stream().filter(move -> move.verdict().proven()).count();
    String left =
        settled == 0 || settled >= moves
            ? "time left unknown"
            : "about " + Beat.duration(seconds * (moves - settled) / settled) + " left";
    return String.format(
        Locale.ROOT,
        "%s: depth %d, %,d nodes, %s; %d of %d moves settled, %s",
        place,
        report.depth(),
        report.nodes(),
        spent,
        settled,
        moves,
        left);
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
