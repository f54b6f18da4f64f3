package yomikiri.app.concurrent;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.concurrent.Task;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.UnusablePlayerException;

/**
 * Runs each search as a JavaFX {@link Task} on one daemon thread. Reports that come faster than the
 * UI takes them are dropped, but never the last.
 */
public final class TaskSearchExecutor implements SearchExecutor {
  private static final int PATIENCE_SECONDS = 3;

  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("yomikiri-thinker").factory());
  private final WarmPlayers warm = new WarmPlayers();
  private final Ticker ticker;
  private final Consumer<? super Throwable> unforeseen;
  private @Nullable ThinkTask<?> latest;

  /** {@code unforeseen} hears exceptions of players, as the listeners do. */
  public TaskSearchExecutor(Ticker ticker, Consumer<? super Throwable> unforeseen) {
    this.ticker = ticker;
    this.unforeseen = unforeseen;
  }

  @Override
  public <P extends Position> SearchHandle begin(SearchRequest<P> request, Listener listener) {
    ThinkTask<P> task = new ThinkTask<>(request, warm, listener, ticker, unforeseen);
    latest = task;
    executor.execute(task);
    return task;
  }

  @Override
  public void leave(String game, Set<PlayerSpec> wanted) {
    pass(executor, () -> warm.leave(game, wanted));
  }

  private static void pass(Executor to, @WorkerThread Runnable work) {
    to.execute(work);
  }

  /** The players are closed by a thread for which the app waits before it ends. */
  @Override
  public void close() {
    if (latest != null) {
      latest.discard();
    }
    executor.shutdownNow();
    pass(Thread.ofPlatform().name("yomikiri-thinker-end")::start, this::closePlayers);
  }

  @WorkerThread
  private void closePlayers() {
    try {
      if (executor.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        warm.close();
      }
    } catch (InterruptedException nobodyWaits) {
      Thread.currentThread().interrupt();
    }
  }

  /** One search: its value is the latest report, its move is handed on when it has succeeded. */
  private static final class ThinkTask<P extends Position> extends Task<@Nullable SearchReport>
      implements SearchHandle {
    private final SearchRequest<P> request;
    private final WarmPlayers warm;
    private final Ticker ticker;
    private volatile @Nullable TimeKeeper clock;
    private volatile boolean stopped;
    private volatile int move;
    private @Nullable SearchReport last;
    private boolean discarded;

    ThinkTask(
        SearchRequest<P> request,
        WarmPlayers warm,
        Listener listener,
        Ticker ticker,
        Consumer<? super Throwable> unforeseen) {
      this.request = request;
      this.warm = warm;
      this.ticker = ticker;
      valueProperty()
          .addListener(
              (value, before, report) -> {
                if (report != null && !discarded) {
                  listener.reported(report);
                }
              });
      setOnSucceeded(
          event -> {
            if (!discarded) {
              listener.chose(move);
            }
          });
      setOnFailed(
          event -> {
            Throwable cause = getException();
            if (!discarded && cause != null) {
              if (!(cause instanceof UnusablePlayerException || cause instanceof EngineException)) {
                unforeseen.accept(cause);
              }
              listener.failed(cause);
            }
          });
    }

    @Override
    @WorkerThread
    protected @Nullable SearchReport call() {
      Player<P> player = request.who().in(warm);
      boolean isSound = false;
      try {
        player.prepare();
        TimeKeeper begun = TimeKeeper.start(request.budget(), ticker);
        clock = begun;
        if (stopped) {
          begun.stop();
        }
        move = player.choose(request.position(), request.seat(), context(begun));
        isSound = true;
      } finally {
        if (!isSound) {
          warm.drop(player);
        }
      }
      return last;
    }

    private SearchContext context(TimeKeeper begun) {
      return new SearchContext(
          begun,
          request.everyMove(),
          report -> {
            last = report;
            updateValue(report);
          },
          request.trace());
    }

    @Override
    public Optional<TimeKeeper> clock() {
      return Optional.ofNullable(clock);
    }

    @Override
    public void moveNow() {
      stopped = true;
      clock().ifPresent(TimeKeeper::stop);
    }

    @Override
    public void discard() {
      discarded = true;
      moveNow();
      clock().ifPresent(TimeKeeper::abandon);
      cancel(false);
    }
  }
}
