package yomikiri.engine.search;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;

/**
 * Playouts in one tree by several threads (tree parallelisation with a global mutex: Chaslot,
 * Winands and van den Herik 2008). Only one thread at a time reads or changes the tree and counts
 * playouts; what leaves are worth is found out at the same time. So that threads seldom wait for
 * the tree, each fetches some leaves at once. That others are under way shows in the tree as
 * virtual losses.
 */
final class PlayoutThreads<P extends Position> {
  /** The leaves that each of several threads fetches at once. */
  static final int LEAVES = 4;

  /** Makes one playout after another. */
  interface Worker {
    /**
     * Goes down the tree to a leaf; alone in the tree.
     *
     * @return false if the search has found out all it can
     * @throws SearchStopped if the budget is spent
     */
    boolean goDown();

    /** Finds out what the leaf is worth, leaving the tree alone. */
    void playOut();

    /** Carries that up the tree; alone in the tree. */
    void backUp();
  }

  private final PlayoutSettings<P> settings;
  private final List<Horizon<P>> horizons = new ArrayList<>();

  PlayoutThreads(PlayoutSettings<P> settings) {
    this.settings = settings;
  }

  /** The horizon of the caller's thread. */
  Horizon<P> horizon() {
    return horizon(0);
  }

  private Horizon<P> horizon(int thread) {
    while (horizons.size() <= thread) {
      horizons.add(settings.horizon().get());
    }
    return horizons.get(thread);
  }

  /**
   * Searches until the search has found out all it can; on the caller's thread alone where each
   * step is followed.
   *
   * @param random of the caller's thread
   * @param maker makes a worker that shares what it is given only with others of its thread
   * @param beat called after each playout of the caller's thread, alone in the tree
   * @throws SearchStopped if the budget is spent
   */
  void search(
      SearchContext context,
      SplitMix64 random,
      BiFunction<Horizon<P>, SplitMix64, ? extends Worker> maker,
      Runnable beat) {
    int threads = context.trace().isOn() ? 1 : settings.threads();
    List<List<Worker>> workers = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      SplitMix64 own = thread == 0 ? random : random.split();
      List<Worker> its = new ArrayList<>();
      for (int i = 0; i < (threads == 1 ? 1 : LEAVES); i++) {
        its.add(maker.apply(horizon(thread), own));
      }
      workers.add(its);
    }
    new Search(beat).run(workers);
  }

  /** One search; its monitor is held by who is in the tree. */
  private static final class Search {
    private final Runnable beat;

    @GuardedBy("this")
    private @Nullable Throwable end;

    Search(Runnable beat) {
      this.beat = beat;
    }

    void run(List<List<Worker>> workers) {
      List<Thread> helpers = new ArrayList<>();
      try {
        for (List<Worker> its : workers.subList(1, workers.size())) {
          helpers.add(
              Thread.ofPlatform()
                  .daemon()
                  .name("yomikiri-playouts-" + helpers.size())
                  .start(() -> work(its, () -> {})));
        }
        work(workers.getFirst(), beat);
      } catch (Error noMoreThreads) {
        endWith(noMoreThreads);
      }
      join(helpers);
      rethrow();
    }

    private void work(List<Worker> workers, Runnable after) {
      List<Worker> busy = new ArrayList<>();
      try {
        while (turnRound(workers, busy, after)) {
          for (int i = 0; i < busy.size(); i++) {
            busy.get(i).playOut();
          }
        }
      } catch (RuntimeException | Error e) {
        endWith(e);
      }
    }

    /** Brings up what the busy ones have found out, and sends all down; whether any has gone. */
    private synchronized boolean turnRound(
        List<Worker> workers, List<Worker> busy, Runnable after) {
      for (int i = 0; i < busy.size(); i++) {
        busy.get(i).backUp();
        after.run();
      }
      busy.clear();
      try {
        for (int i = 0; i < workers.size() && !hasFailed(); i++) {
          if (workers.get(i).goDown()) {
            busy.add(workers.get(i));
          }
        }
      } catch (SearchStopped budgetSpent) {
        endWith(budgetSpent); // those that have gone down come back
      }
      return !busy.isEmpty();
    }

    /** When the budget is spent, each thread finds out itself. */
    private synchronized boolean hasFailed() {
      return end != null && !(end instanceof SearchStopped);
    }

    private synchronized void endWith(Throwable e) {
      if (!hasFailed()) {
        end = e;
      }
    }

    private synchronized void rethrow() {
      switch (end) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case null, default -> {}
      }
    }
  }

  private static void join(List<Thread> helpers) {
    boolean isInterrupted = false;
    for (Thread helper : helpers) {
      while (helper.isAlive()) {
        try {
          helper.join();
        } catch (InterruptedException e) {
          isInterrupted = true; // not for this: the clock ends a search
        }
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
