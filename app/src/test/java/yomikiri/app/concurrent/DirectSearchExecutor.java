package yomikiri.app.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Thinks on the calling thread, when told to. */
public final class DirectSearchExecutor implements SearchExecutor {
  private final Queue<Direct<?>> waiting = new ArrayDeque<>();
  private final Ticker ticker;
  private final WarmPlayers warm = new WarmPlayers();
  private boolean closed;

  public DirectSearchExecutor(Ticker ticker) {
    this.ticker = ticker;
  }

  @Override
  public <P extends Position> SearchHandle begin(SearchRequest<P> request, Listener listener) {
    Direct<P> search = new Direct<>(request, warm, listener, ticker);
    waiting.add(search);
    return search;
  }

  @Override
  public void leave(String game, Set<PlayerSpec> wanted) {
    warm.leave(game, wanted);
  }

  @Override
  public void close() {
    closed = true;
    warm.close();
  }

  public boolean isClosed() {
    return closed;
  }

  /** Thoughts begun and neither discarded nor finished. */
  public long alive() {
    return waiting.stream().filter(search -> !search.discarded).count();
  }

  /** What the oldest thought may take that was not discarded. */
  public Budget budget() {
    return waiting.stream()
        .filter(search -> !search.discarded)
        .findFirst()
        .orElseThrow()
        .request
        .budget();
  }

  /** Has the oldest thought that was not discarded begin, and not end yet. */
  public void beginOne() {
    waiting.removeIf(search -> search.discarded);
    waiting.element().begin();
  }

  /** Finishes the oldest thought that was not discarded; false if there is none. */
  public boolean finishOne() {
    while (!waiting.isEmpty()) {
      Direct<?> next = waiting.remove();
      if (!next.discarded) {
        next.finish();
        return true;
      }
    }
    return false;
  }

  /** Brings the results of the oldest thought even if it was discarded, as a late task would. */
  public void finishLate() {
    waiting.remove().finish();
  }

  /** Has the oldest thought that was not discarded choose {@code move}, whatever the rules say. */
  public void choose(int move) {
    waiting.removeIf(search -> search.discarded);
    waiting.remove().listener.chose(move);
  }

  /** Has the oldest thought that was not discarded break down. */
  public void breakOne() {
    breakOne(new IllegalStateException("broken for the test"));
  }

  /** The same, by that cause. */
  public void breakOne(Throwable cause) {
    waiting.removeIf(search -> search.discarded);
    waiting.remove().listener.failed(cause);
  }

  /** Has all thoughts that were not discarded say that they know so much, and go on. */
  public void report(SearchReport report) {
    waiting.removeIf(search -> search.discarded);
    List.copyOf(waiting).forEach(search -> search.listener.reported(report));
  }

  private static final class Direct<P extends Position> implements SearchHandle {
    private final SearchRequest<P> request;
    private final Listener listener;
    private final WarmPlayers warm;
    private final Ticker ticker;
    private @Nullable TimeKeeper clock;
    private boolean stopped;
    private boolean discarded;

    Direct(SearchRequest<P> request, WarmPlayers warm, Listener listener, Ticker ticker) {
      this.request = request;
      this.warm = warm;
      this.listener = listener;
      this.ticker = ticker;
    }

    TimeKeeper begin() {
      TimeKeeper begun = TimeKeeper.start(request.budget(), ticker);
      clock = begun;
      return begun;
    }

    void finish() {
      TimeKeeper begun = begin();
      if (stopped) {
        begun.stop();
      }
      List<SearchReport> reports = new ArrayList<>();
      int move =
          request
              .who()
              .in(warm)
              .choose(
                  request.position(),
                  request.seat(),
                  new SearchContext(begun, request.everyMove(), reports::add, request.trace()));
      reports.forEach(listener::reported);
      listener.chose(move);
    }

    @Override
    public Optional<TimeKeeper> clock() {
      return Optional.ofNullable(clock);
    }

    @Override
    public void moveNow() {
      stopped = true;
    }

    @Override
    public void discard() {
      discarded = true;
    }
  }
}
