package yomikiri.app.lab.studies;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import yomikiri.app.store.FileWorker;

/**
 * Where and by whom the Lab's work is done.
 *
 * @param folder holds the studies
 * @param cores of this computer; one of them is left to the rest of the app
 * @param worker reads and keeps studies; not the one that saves games, which need not wait for it
 * @param runs a thread of its own for every study that is played
 */
public record LabHome(Path folder, int cores, FileWorker worker, Executor runs) {
  /** With threads that end with the app; all others go before those that play. */
  @SuppressWarnings("ThreadPriorityCheck") // the system need not heed it; nothing relies on it
  public static LabHome withThreads(Path folder, int cores, Executor answers) {
    Executor files =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("lab-files").factory());
    return new LabHome(
        folder,
        cores,
        new FileWorker(files, answers),
        Executors.newCachedThreadPool(
            Thread.ofPlatform()
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .name("lab-study-", 1)
                .factory()));
  }
}
