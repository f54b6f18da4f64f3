package yomikiri.engine.cli.terminal;

import java.util.concurrent.CountDownLatch;

/** Ctrl-C, and whatever else asks this process to end. */
@FunctionalInterface
public interface Interrupts {
  /** The status of a command that was interrupted, as shells know it. */
  int STATUS = 130;

  /**
   * Runs {@code task}. An interrupt meanwhile calls {@code stop}, on another thread, and the
   * process ends when the task has.
   */
  void during(Runnable task, Runnable stop);

  /**
   * Those of this process. Ctrl-C asks the task to stop, and the process goes on until it has; a
   * second one ends it at once.
   */
  static Interrupts ofSystem() {
    return (task, stop) -> {
      CountDownLatch done = new CountDownLatch(1);
      Thread hook =
          new Thread(
              () -> {
                stop.run();
                await(done);
              },
              "interrupt");
      Runtime.getRuntime().addShutdownHook(hook);
      try (CtrlC keys = CtrlC.handledBy(stop, () -> Runtime.getRuntime().halt(STATUS))) {
        keys.listen();
        task.run();
      } finally {
        done.countDown();
        forget(hook);
      }
    };
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException interrupted) {
      return; // it is running, and the process ends with it
    }
  }
}
