package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Does what it is given when told to, which shows what waits for it. */
public final class ByHand implements Executor {
  private @Nullable Executor other;
  private final List<Runnable> waiting = new ArrayList<>();

  @Override
  public synchronized void execute(Runnable task) {
    if (other != null) {
      other.execute(task);
    } else {
      waiting.add(task);
    }
  }

  public synchronized int waiting() {
    return waiting.size();
  }

  /** Drops what waits. */
  public synchronized void forget() {
    waiting.clear();
  }

  /** Does what waits now, and not what that brings. */
  public void run() {
    taken().forEach(Runnable::run);
  }

  /** The same, with what that brings done by {@code others}. */
  public void runWith(Executor others) {
    List<Runnable> now = taken();
    other = others;
    now.forEach(Runnable::run);
  }

  private synchronized List<Runnable> taken() {
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    return now;
  }
}
