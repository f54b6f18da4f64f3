package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.NotationException;

/**
 * The worker threads of the store.
 *
 * @param files the one thread that saves, in the order asked: nothing may run there that waits for
 *     anything but the folders of the app, or takes long
 * @param reading does all else that touches files, each thing on a thread of its own
 * @param later does things after a while: what failed is tried again then
 * @param patience does things once saving has taken so long that people should know
 * @param answers where answers and notices are delivered
 */
public record Workers(
    Executor files, Executor reading, Executor later, Executor patience, Executor answers) {
  /** Something that touches files and answers. */
  interface Asked<T> {
    @WorkerThread
    T get() throws IOException, NotationException;
  }

  /**
   * Has {@code asked} done in its turn among what is saved, and its answer delivered, even if
   * something fails that nobody foresaw.
   *
   * @param place the file or folder that it is about
   */
  <T> void answer(Path place, Asked<T> asked, @UiThread Consumer<? super StoreResult<T>> then) {
    new FileExecutor(files, answers).ask(() -> outcome(place, asked, then), Runnable::run);
  }

  /** The same for what may take long; nothing waits for it. */
  <T> void read(Path place, Asked<T> asked, @UiThread Consumer<? super StoreResult<T>> then) {
    new FileExecutor(reading, answers).ask(() -> outcome(place, asked, then), Runnable::run);
  }

  /** Runs {@code then} on the UI thread, later. */
  void answer(@UiThread Runnable then) {
    answers.execute(then);
  }

  /** Runs {@code work} in its turn among what is saved. */
  void save(@WorkerThread Runnable work) {
    files.execute(work);
  }

  /** Runs what may take long; nothing waits for it. */
  void read(@WorkerThread Runnable work) {
    reading.execute(work);
  }

  /** The same, watched: {@code late} hears on any thread that saving is late, or no longer. */
  Workers watched(Consumer<? super Boolean> late) {
    return new Workers(new Punctual(files, patience, late), reading, later, patience, answers);
  }

  private <T> Runnable outcome(
      Path place, Asked<T> asked, @UiThread Consumer<? super StoreResult<T>> then) {
    try {
      T value = asked.get();
      return () -> then.accept(new StoreResult.Done<>(value));
    } catch (NotationException e) {
      return failed(Fault.damaged(place, e), then);
    } catch (IOException e) {
      return failed(Fault.of(e, place), then);
    } catch (RuntimeException | Error e) {
      answers.execute(failed(Fault.unforeseen(e, place), then));
      throw e;
    }
  }

  private static <T> Runnable failed(Fault fault, Consumer<? super StoreResult<T>> then) {
    return () -> then.accept(new StoreResult.Failed<>(fault));
  }

  /** Runs work on another executor, and reports when some of it is late. */
  private static final class Punctual implements Executor {
    private final Executor worker;
    private final Executor patience;
    private final Consumer<? super Boolean> late;

    @GuardedBy("this")
    private final Set<Object> undone = new HashSet<>();

    @GuardedBy("this")
    private final Set<Object> overdue = new HashSet<>();

    /**
     * @param patience does things once what was asked before should be done
     * @param late called when something is late, and when nothing is any more
     */
    Punctual(Executor worker, Executor patience, Consumer<? super Boolean> late) {
      this.worker = worker;
      this.patience = patience;
      this.late = late;
    }

    @Override
    public void execute(Runnable work) {
      Object ticket = new Object();
      asked(ticket);
      worker.execute(
          () -> {
            try {
              work.run();
            } finally {
              done(ticket);
            }
          });
      patience.execute(() -> expired(ticket));
    }

    private synchronized void asked(Object ticket) {
      undone.add(ticket);
    }

    private synchronized void done(Object ticket) {
      undone.remove(ticket);
      if (overdue.remove(ticket) && overdue.isEmpty()) {
        late.accept(false);
      }
    }

    private synchronized void expired(Object ticket) {
      if (undone.contains(ticket)) {
        boolean isFirst = overdue.isEmpty();
        overdue.add(ticket);
        if (isFirst) {
          late.accept(true);
        }
      }
    }
  }
}
