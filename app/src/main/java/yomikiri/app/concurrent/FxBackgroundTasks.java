package yomikiri.app.concurrent;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.concurrent.Task;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Runs each computation as a JavaFX {@link Task} on a daemon thread of its own. */
public final class FxBackgroundTasks implements BackgroundTasks {
  private final Ticker ticker;
  private final Consumer<? super Throwable> unforeseen;

  /** {@code unforeseen} hears exceptions of computations, as their listeners do. */
  public FxBackgroundTasks(Ticker ticker, Consumer<? super Throwable> unforeseen) {
    this.ticker = ticker;
    this.unforeseen = unforeseen;
  }

  @Override
  public <R> TaskHandle begin(Work<R> work, Listener<R> listener) {
    WorkTask<R> task =
        new WorkTask<>(work, listener, TimeKeeper.start(Budget.UNLIMITED, ticker), unforeseen);
    Thread.ofPlatform().daemon().name("yomikiri-background").start(task);
    return task;
  }

  private static final class WorkTask<R> extends Task<Optional<R>> implements TaskHandle {
    private final Work<R> work;
    private final TimeKeeper clock;
    private boolean discarded;

    WorkTask(
        Work<R> work,
        Listener<R> listener,
        TimeKeeper clock,
        Consumer<? super Throwable> unforeseen) {
      this.work = work;
      this.clock = clock;
      workDoneProperty()
          .addListener(
              (value, before, far) -> {
                if (!discarded && far.longValue() >= 0) {
                  listener.came(far.longValue());
                }
              });
      setOnSucceeded(
          event -> {
            if (!discarded) {
              listener.ended(getValue());
            }
          });
      setOnFailed(
          event -> {
            @Nullable Throwable cause = getException();
            if (!discarded && cause != null) {
              unforeseen.accept(cause);
              listener.failed(cause);
            }
          });
    }

    @Override
    @WorkerThread
    protected Optional<R> call() {
      return work.run(clock, far -> updateProgress(far, Long.MAX_VALUE));
    }

    @Override
    public void discard() {
      discarded = true;
      clock.stop();
      cancel(false);
    }
  }
}
