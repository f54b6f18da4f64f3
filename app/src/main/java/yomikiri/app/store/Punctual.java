package yomikiri.app.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Runs work on another executor, and reports when some of it is late. */
final class Punctual implements Executor {
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
