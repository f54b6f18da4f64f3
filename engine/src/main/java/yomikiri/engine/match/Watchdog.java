package yomikiri.engine.match;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;

/**
 * Sees to it that nobody waits for ever for a player with a limit of time. Such a player searches
 * on a thread of its own. Its keeper tells it when to move; if it has not come back a second after
 * the patience with it was over, it is left behind. One without a limit is waited for until {@link
 * #stop}. From any thread.
 */
final class Watchdog implements AutoCloseable {
  private static final long GLANCE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final ExecutorService searchers =
      Executors.newCachedThreadPool(
          Thread.ofPlatform().daemon().name("match-search-", 1).factory());

  private final Set<TimeKeeper> endless = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isStopped = new AtomicBoolean();
  private final CountDownLatch closed = new CountDownLatch(1);

  /** A player's answer, and the {@code nanos} that it took by its own clock. */
  record Answer(int move, long nanos) {}

  /**
   * Has a player choose; what it throws is thrown.
   *
   * @return empty if it was left behind: it is closed when it comes back, by nobody else
   * @throws CancellationException if it had no limit and took too long after {@link #stop}
   */
  <P extends Position> Optional<Answer> ask(Player<P> player, P copy, int seat, TimeKeeper keeper) {
    Search<P> search =
        new Search<>(player, copy, seat, keeper, new AtomicBoolean(), new AtomicReference<>());
    if (keeper.patience() == Long.MAX_VALUE) {
      return Optional.of(endless(search));
    }
    Future<Answer> answer = searchers.submit(search);
    boolean isInterrupted = false;
    long wait = keeper.patience() + GRACE_NANOS; // it is not late before
    try {
      while (true) {
        try {
          return Optional.of(answer.get(wait, TimeUnit.NANOSECONDS));
        } catch (TimeoutException notYet) {
          wait = GLANCE_NANOS;
          long late = keeper.elapsedNanos() - keeper.patience();
          if (late > GRACE_NANOS && search.isOver().compareAndSet(false, true)) {
            return Optional.empty();
          }
        } catch (InterruptedException e) {
          isInterrupted = true;
          keeper.stop();
          search.interrupt();
        }
      }
    } catch (ExecutionException e) {
      throw thrown(e.getCause());
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private <P extends Position> Answer endless(Search<P> search) {
    TimeKeeper keeper = search.keeper();
    endless.add(keeper);
    try {
      Answer answer = search.call();
      if (!keeper.isAbandoned()) {
        return answer;
      }
    } catch (RuntimeException broken) {
      if (!keeper.isAbandoned()) {
        throw broken;
      }
    } finally {
      endless.remove(keeper);
    }
    throw new CancellationException();
  }

  /** From now on nobody wants the answer of a search without a limit that goes on for long. */
  void stop() {
    if (isStopped.compareAndSet(false, true)) {
      Thread.ofPlatform().daemon().name("match-stop").start(this::abandonEndless);
    }
  }

  private void abandonEndless() {
    Set<TimeKeeper> before = Set.copyOf(endless);
    try {
      while (!closed.await(GRACE_NANOS, TimeUnit.NANOSECONDS)) {
        Set<TimeKeeper> now = Set.copyOf(endless);
        now.stream().filter(before::contains).forEach(TimeKeeper::abandon);
        before = now;
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static RuntimeException thrown(@Nullable Throwable cause) {
    return switch (cause) {
      case Error error -> throw error;
      case RuntimeException exception -> exception;
      case null, default -> new IllegalStateException(cause);
    };
  }

  /**
   * A search.
   *
   * @param isOver set by whoever ends it: itself or the one that leaves it
   * @param thread on which it runs
   */
  private record Search<P extends Position>(
      Player<P> player,
      P copy,
      int seat,
      TimeKeeper keeper,
      AtomicBoolean isOver,
      AtomicReference<@Nullable Thread> thread)
      implements Callable<Answer> {
    void interrupt() {
      Thread searching = thread.get();
      if (searching != null) {
        searching.interrupt();
      }
    }

    @Override
    public Answer call() {
      thread.set(Thread.currentThread());
      try {
        int move = player.choose(copy, seat, SearchContext.silent(keeper));
        return new Answer(move, Math.max(0, keeper.elapsedNanos()));
      } finally {
        thread.set(null);
        if (!isOver.compareAndSet(false, true)) {
          player.close();
        }
      }
    }
  }

  /** Those that were left behind may go on, but nobody waits for them. */
  @Override
  public void close() {
    closed.countDown();
    searchers.shutdown();
  }
}
