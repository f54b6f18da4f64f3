package yomikiri.app.shell;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Logs every uncaught exception, on whatever thread, and reports it to the user. */
public final class Uncaught implements Thread.UncaughtExceptionHandler {
  private final Executor answers;
  private final Consumer<? super Throwable> report;
  private final AtomicBoolean reporting = new AtomicBoolean();

  /** {@code answers} runs {@code report}; if that fails too, nothing more is reported. */
  public Uncaught(Executor answers, Consumer<? super Throwable> report) {
    this.answers = answers;
    this.report = report;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable cause) {
    report(cause);
  }

  /** The same for an exception that was caught, but that nobody foresaw. */
  public void report(Throwable cause) {
    System.getLogger(Uncaught.class.getName())
        .log(
            System.Logger.Level.ERROR,
            "nobody foresaw this, on " + Thread.currentThread().getName(),
            cause);
    if (reporting.compareAndSet(false, true)) {
      answers.execute(
          () -> {
            report.accept(cause);
            reporting.set(false);
          });
    }
  }
}
