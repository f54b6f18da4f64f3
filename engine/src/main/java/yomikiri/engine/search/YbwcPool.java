package yomikiri.engine.search;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.SearchStopped;

/**
 * The helper threads of one search, each with a search of its own and all with the same table.
 * Where one has searched the first move of a node, or expects to need all, others that have nothing
 * to do may take the next ones (young brothers wait: Feldmann, Monien, Mysliwietz and Vornberger
 * 1989). Who waits for others to finish a node helps below it.
 *
 * @param <S> the nodes they share
 */
public final class YbwcPool<S extends SplitPoint> implements AutoCloseable {
  /** How often one looks for work before it sleeps: to be woken takes longer than many a wait. */
  private static final int SPINS = 20_000;

  @GuardedBy("this")
  private final List<S> open = new ArrayList<>();

  private volatile int idle;
  private final AtomicInteger changes = new AtomicInteger(); // of what there is to do

  @GuardedBy("this")
  private boolean closed;

  /**
   * Has others help with what {@code search} searches.
   *
   * @param others threads besides the caller's
   * @param another makes the search of one of them, on the caller's thread
   */
  public YbwcPool(SplitSearch<S> search, int others, Supplier<? extends SplitSearch<S>> another) {
    search.join(this);
    boolean isWhole = false;
    try {
      for (int i = 0; i < others; i++) {
        SplitSearch<S> helper = another.get();
        helper.join(this);
        Thread.ofPlatform().daemon().name("yomikiri-search-" + i).start(() -> serve(helper));
      }
      isWhole = true;
    } finally {
      if (!isWhole) {
        close();
      }
    }
  }

  /** Whether somebody has nothing to do. */
  public boolean hasIdle() {
    return idle > 0;
  }

  private void serve(SplitSearch<S> search) {
    for (S splitPoint = take(null); splitPoint != null; splitPoint = take(null)) {
      long before = search.meter().nodes();
      work(search, splitPoint);
      leave(splitPoint, search.meter().nodes() - before);
    }
  }

  /**
   * Has all that are free search the moves of {@code splitPoint}, the caller among them, and waits
   * until they are done.
   *
   * @throws SearchStopped if the budget is spent
   */
  void share(SplitSearch<S> search, S splitPoint) {
    synchronized (this) {
      splitPoint.working++;
      open.add(splitPoint);
      change();
    }
    work(search, splitPoint);
    leave(splitPoint, 0);
    for (S below = take(splitPoint); below != null; below = take(splitPoint)) {
      work(search, below);
      leave(below, 0); // what was visited for it is counted here already
    }
    search.meter().add(splitPoint.nodes);
    splitPoint.rethrow();
  }

  /**
   * The next work.
   *
   * @param above only work below this, until it is done; null for any work, until the pool closes
   * @return null when there will be no more
   */
  private @Nullable S take(@Nullable SplitPoint above) {
    boolean isInterrupted = false;
    try {
      while (true) {
        int seen;
        synchronized (this) {
          boolean isOver = above == null ? closed : above.working == 0;
          S found = isOver ? null : found(above);
          if (isOver || found != null) {
            return found;
          }
          idle++;
          seen = changes.get();
        }
        for (int i = 0; i < SPINS && changes.get() == seen; i++) {
          Thread.onSpinWait();
        }
        synchronized (this) {
          try {
            while (changes.get() == seen) {
              wait();
            }
          } catch (InterruptedException e) {
            isInterrupted = true; // not for this: the clock ends a search
          }
          idle--;
        }
      }
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The work there is, to be done from now on; null if there is none. */
  @GuardedBy("this")
  private @Nullable S found(@Nullable SplitPoint above) {
    for (S splitPoint : open) {
      if (above == null || splitPoint.isBelow(above)) {
        splitPoint.working++;
        return splitPoint;
      }
    }
    return null;
  }

  @GuardedBy("this")
  private void change() {
    int _ = changes.incrementAndGet();
    notifyAll();
  }

  /** Searches moves of {@code splitPoint} until none is left. */
  private void work(SplitSearch<S> search, S splitPoint) {
    try {
      search.help(splitPoint);
    } catch (RuntimeException | Error e) {
      splitPoint.fail(e);
    }
  }

  /**
   * No move of {@code splitPoint} is left, or none is needed.
   *
   * @param nodes visited for it, for its owner to count
   */
  private synchronized void leave(S splitPoint, long nodes) {
    open.remove(splitPoint);
    splitPoint.working--;
    splitPoint.nodes += nodes;
    change();
  }

  /** Ends the threads once they have nothing to do. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      change();
    }
  }
}
