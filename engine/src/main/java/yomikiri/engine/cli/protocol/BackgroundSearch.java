package yomikiri.engine.cli.protocol;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * The one search that an engine has at a time, on a thread of its own, so that it still hears its
 * controller. Used by one thread.
 */
final class BackgroundSearch {
  private final Ticker ticker;
  private final Consumer<String> complaints;
  private @Nullable Thread thread;
  private volatile @Nullable TimeKeeper keeper;
  private volatile boolean isStopping;

  /** {@code complaints} hears why a player breaks down, on the search's thread. */
  BackgroundSearch(Ticker ticker, Consumer<String> complaints) {
    this.ticker = ticker;
    this.complaints = complaints;
  }

  /**
   * Begins a search; one that still runs is ended first.
   *
   * @param player begun and prepared
   * @param progress given every report, on the search's thread
   * @param done given the result, on the search's thread; not called if the player breaks down
   * @param broken called instead if it does
   */
  <P extends Position> void begin(
      Player<P> player,
      Game<P> game,
      P position,
      int seat,
      Budget budget,
      boolean everyMove,
      Consumer<SearchReport> progress,
      Consumer<SearchResult> done,
      Runnable broken) {
    stop();
    TimeKeeper clock = TimeKeeper.start(budget, ticker);
    keeper = clock;
    thread =
        started(
            () ->
                done.accept(
                    SearchResult.of(player, game, position, seat, everyMove, clock, progress)),
            broken);
  }

  /** Hears what came of one search of several. */
  interface Reports {
    void came(int at, SearchReport report);
  }

  /**
   * Begins to search several positions, the last one first, until it is stopped.
   *
   * @param done given each report, on the search's thread
   * @param end called when no more come
   */
  <P extends Position> void each(
      Player<P> player,
      Game<P> game,
      List<P> positions,
      Budget budget,
      Reports done,
      Runnable end) {
    stop();
    isStopping = false;
    Runnable all =
        () -> {
          for (int at = positions.size() - 1; at >= 0 && !isStopping; at--) {
            TimeKeeper clock = TimeKeeper.start(budget, ticker);
            keeper = clock;
            if (isStopping) {
              clock.stop();
            }
            P position = positions.get(at);
            int place = at;
            SearchResult.of(
                    player, game, position, SearchResult.seat(position), false, clock, report -> {})
                .report()
                .filter(report -> !isStopping)
                .ifPresent(report -> done.came(place, report));
          }
          end.run();
        };
    thread = started(all, end);
  }

  private Thread started(Runnable searching, Runnable broken) {
    return Thread.ofPlatform()
        .name("yomikiri-search")
        .daemon()
        .start(
            () -> {
              try {
                searching.run();
              } catch (PlayerException failed) {
                complaints.accept(failed.sentence());
                broken.run();
              }
            });
  }

  /** Has the search answer now, and waits until it has. */
  void stop() {
    isStopping = true;
    TimeKeeper clock = keeper;
    if (clock != null) {
      clock.stop();
    }
    await();
  }

  /** Waits for the end of the search. */
  void await() {
    try {
      if (thread != null) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    thread = null;
    keeper = null;
  }
}
