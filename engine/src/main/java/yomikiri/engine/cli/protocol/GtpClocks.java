package yomikiri.engine.cli.protocol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameClock;

/** The clocks of both sides, as the controller sets them; without limits until it does. */
final class GtpClocks {
  private Optional<GameClock> full = Optional.empty();
  private final List<Optional<GameClock>> clocks =
      new ArrayList<>(Collections.nCopies(2, Optional.empty()));

  /** Sets both to the beginning of a game with these times. */
  void set(int mainSeconds, int periodSeconds, int periodMoves) {
    full = GameClock.ofSeconds(mainSeconds, periodSeconds, periodMoves);
    restart();
  }

  /** Sets both to the beginning of a game with the same times. */
  void restart() {
    Collections.fill(clocks, full);
  }

  /** Sets one to what is left; see {@link GameClock}. */
  void left(int seat, int seconds, int moves) {
    GameClock now =
        full.map(clock -> clock.set(seconds, moves)).orElse(GameClock.ofSeconds(seconds, moves));
    clocks.set(seat, Optional.of(now));
  }

  /** Takes the time of a move off one. */
  void spend(int seat, long nanos) {
    clocks.set(seat, clocks.get(seat).map(clock -> clock.after(nanos)));
  }

  /**
   * What the next move may cost.
   *
   * @param own the player's own limits: the time among them counts only where the clock has no
   *     limit
   * @param movesToGo see {@link GameClock#budget}
   */
  Budget budget(int seat, Budget own, int movesToGo) {
    return clocks.get(seat).map(clock -> own.withTimeOf(clock.budget(movesToGo))).orElse(own);
  }
}
