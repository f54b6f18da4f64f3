package yomikiri.app.lab.studies;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/**
 * Who does what for the Lab.
 *
 * @param files one thread that touches files, in the order asked
 * @param runs a thread of its own for every study that is played
 * @param answers where answers are delivered
 */
public record LabWorkers(Executor files, Executor runs, Executor answers) {
  /** Threads that end with the app; all others go before those that play. */
  @SuppressWarnings("ThreadPriorityCheck") // the system need not heed it; nothing relies on it
  public static LabWorkers threads(Executor answers) {
    return new LabWorkers(
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("lab-files").factory()),
        Executors.newCachedThreadPool(
            Thread.ofPlatform()
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .name("lab-study-", 1)
                .factory()),
        answers);
  }
}
