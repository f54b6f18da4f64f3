package yomikiri.engine.cli;

import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.study.run.StudyRun;

/** Reports on standard error how far a study has come, at growing intervals, until it ends. */
final class StudyProgressPrinter {
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread teller;

  StudyProgressPrinter(Console console, StudyRun<?> run) {
    teller = Thread.ofPlatform().daemon().name("progress").start(() -> tell(console, run));
  }

  private void tell(Console console, StudyRun<?> run) {
    try {
      ReportInterval interval = new ReportInterval(console.ticker());
      while (!ended.await(1, TimeUnit.SECONDS)) {
        if (interval.isDue()) {
          console.note(line(run.progress()));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Such as {@code 120 of 1000 games, 57 games/s, 15 s left}. */
  static String line(RunProgress now) {
    return String.format(
        Locale.ROOT,
        "%d of %d games%s",
        now.done(),
        now.planned(),
        now.secondsLeft().isEmpty()
            ? ""
            : MatchProgressPrinter.speed(now.gamesPerSecond(), now.secondsLeft().getAsDouble()));
  }

  /** Stops reporting. */
  void end() {
    ended.countDown();
    try {
      teller.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
