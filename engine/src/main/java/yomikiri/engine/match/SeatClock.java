package yomikiri.engine.match;

import java.util.Locale;
import java.util.Optional;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameClock;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** What a player has left of its time in one game, and when it has taken too much. */
public final class SeatClock {
  private final GameTime time;
  private final Budget own;
  private Optional<GameClock> clock;
  private long most = Long.MAX_VALUE;

  /** The clock as a game begins; {@code own} are the player's own limits. */
  public SeatClock(GameTime time, Budget own) {
    this.time = time;
    this.own = own;
    this.clock = time.clock();
  }

  /** Starts the next move, in {@code position}. */
  public TimeKeeper start(Position position, Ticker ticker) {
    most = time.most(own, clock);
    return TimeKeeper.start(time.budget(own, clock, GameTime.movesToGo(position)), most, ticker);
  }

  /**
   * Takes the move off the time.
   *
   * @param nanos what it took, in nanoseconds
   * @return why its player forfeits the game, if it does
   */
  public Optional<String> stop(long nanos) {
    if (nanos > most) {
      return Optional.of(overran(nanos));
    }
    clock = clock.map(now -> now.after(nanos));
    return Optional.empty();
  }

  private String overran(long nanos) {
    long left = clock.map(GameClock::nanos).orElse(Long.MAX_VALUE);
    return nanos > left
        ? String.format(
            Locale.ROOT,
            "lost on time: a move of %.0f ms with %.0f ms left",
            nanos / 1e6,
            left / 1e6)
        : String.format(
            Locale.ROOT,
            "overran its time: %.0f ms instead of %.0f ms",
            nanos / 1e6,
            time.budget(own, Optional.empty(), 1).nanos() / 1e6);
  }

  /** What is left of the main time, such as {@code 59.2 s left}; empty where there is none. */
  public String left() {
    return clock
        .map(now -> String.format(Locale.ROOT, "%.1f s left", now.nanos() / 1e9))
        .orElse("");
  }
}
