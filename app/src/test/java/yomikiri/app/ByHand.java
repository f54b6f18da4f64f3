package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/** Does what it is given when told to, which shows what waits for it. */
public final class ByHand implements Executor {
  private final List<Runnable> waiting = new ArrayList<>();

  @Override
  public void execute(Runnable task) {
    waiting.add(task);
  }

  public int waiting() {
    return waiting.size();
  }

  /** Does what waits now, and not what that brings. */
  public void run() {
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }
}
