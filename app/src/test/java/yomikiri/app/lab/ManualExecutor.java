package yomikiri.app.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Does what it was given when told to. */
public final class ManualExecutor implements Executor {
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  @Override
  public void execute(Runnable command) {
    waiting.add(command);
  }

  int waiting() {
    return waiting.size();
  }

  /** Does all there is, and what that brings. */
  public void run() {
    while (!waiting.isEmpty()) {
      waiting.removeFirst().run();
    }
  }
}
