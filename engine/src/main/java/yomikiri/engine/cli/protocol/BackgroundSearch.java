package yomikiri.engine.cli.protocol;

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
  private @Nullable TimeKeeper keeper;

  /**
   * @param complaints given why a player breaks down, on the search's thread
   */
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
        Thread.ofPlatform()
            .name("yomikiri-search")
            .daemon()
            .start(
                () -> {
                  try {
                    done.accept(
                        SearchResult.of(player, game, position, seat, everyMove, clock, progress));
                  } catch (PlayerException failed) {
                    complaints.accept(failed.sentence());
                    broken.run();
                  }
                });
  }

  /** Has the search answer now, and waits until it has. */
  void stop() {
    if (keeper != null) {
      keeper.stop();
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
