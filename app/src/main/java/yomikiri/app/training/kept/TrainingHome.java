package yomikiri.app.training.kept;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import yomikiri.app.store.FileWorker;

/**
 * Where and by whom trainings are done.
 *
 * @param folder holds the trainings
 * @param worker reads trainings and keeps them
 * @param runs a thread of its own for every training
 */
public record TrainingHome(Path folder, FileWorker worker, Executor runs) {
  /** With threads that end with the app; all others go before those that learn. */
  @SuppressWarnings("ThreadPriorityCheck") // the system need not heed it; nothing relies on it
  public static TrainingHome withThreads(Path folder, Executor answers) {
    Executor files =
        Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("training-files").factory());
    return new TrainingHome(
        folder,
        new FileWorker(files, answers),
        Executors.newCachedThreadPool(
            Thread.ofPlatform()
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .name("training-", 1)
                .factory()));
  }
}
