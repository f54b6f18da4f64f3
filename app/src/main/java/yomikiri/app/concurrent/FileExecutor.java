package yomikiri.app.concurrent;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs file work and hands its results to the UI thread.
 *
 * @param files one thread, which runs the work in the order asked
 * @param ui runs its argument on the UI thread, later
 */
public record FileExecutor(Executor files, Executor ui) {
  /** An answer of file work, to be run on the UI thread. */
  @UiThread
  @FunctionalInterface
  public interface Answer {
    void give();
  }

  /** Runs {@code work} on the file thread, then {@code then} with its result on the UI thread. */
  public <T> void ask(
      @WorkerThread Supplier<? extends T> work, @UiThread Consumer<? super T> then) {
    files.execute(
        () -> {
          T result = work.get();
          ui.execute(() -> then.accept(result));
        });
  }

  /** Runs {@code work} on the file thread. */
  public void run(@WorkerThread Runnable work) {
    files.execute(work);
  }

  /** Runs {@code then} on the UI thread, later. */
  public void answer(@UiThread Runnable then) {
    ui.execute(then);
  }
}
