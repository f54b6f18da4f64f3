package yomikiri.app.jobs;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import yomikiri.app.concurrent.FileExecutor;

/**
 * Where and by whom things of one kind are kept and worked at.
 *
 * @param kind what they are, such as {@code study}
 * @param folder holds them
 * @param worker reads and keeps them; not the one that saves games, which need not wait for it
 * @param runs a thread of its own for each that is worked at
 */
public record Home(String kind, Path folder, FileExecutor worker, Executor runs) {
  /** With threads that end with the app; those that work yield to all others. */
  @SuppressWarnings("ThreadPriorityCheck") // the system need not heed it; nothing relies on it
  public static Home withThreads(String kind, Path folder, Executor answers) {
    Executor files =
        Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name(kind + "-files").factory());
    return new Home(
        kind,
        folder,
        new FileExecutor(files, answers),
        Executors.newCachedThreadPool(
            Thread.ofPlatform()
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .name(kind + "-", 1)
                .factory()));
  }
}
