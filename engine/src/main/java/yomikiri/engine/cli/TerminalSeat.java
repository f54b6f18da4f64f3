package yomikiri.engine.cli;

import java.util.Map;
import java.util.Optional;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.SeatClock;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** The person or player at a seat. */
sealed interface TerminalSeat<P extends Position> {
  /** The word for the one who types the moves. */
  String HUMAN = "human";

  /** The one who sits here, as the user called them. */
  String name();

  /** The one who sits here, as written in a record. */
  String tag();

  /**
   * Gets ready for a game.
   *
   * @throws yomikiri.engine.think.PlayerException if a player cannot
   */
  default void begin(P start, long seed) {}

  /** Lets go what a player holds. */
  default void close() {}

  /** The one at the terminal. */
  record Human<P extends Position>() implements TerminalSeat<P> {
    @Override
    public String name() {
      return HUMAN;
    }

    @Override
    public String tag() {
      return HUMAN;
    }
  }

  /** A player that thinks by itself. */
  record Cpu<P extends Position>(
      String name, PlayerSpec spec, Player<P> player, Optional<SeatClock> clock)
      implements TerminalSeat<P> {
    @Override
    public String tag() {
      return spec.toString();
    }

    @Override
    public void begin(P start, long seed) {
      SearchResult.begin(player, start, seed);
    }

    @Override
    public void close() {
      player.close();
    }

    /** Starts the time for a move in {@code position}. */
    TimeKeeper start(P position, Ticker ticker) {
      return clock
          .map(own -> own.start(position, ticker))
          .orElseGet(() -> TimeKeeper.start(WhoPlays.budget(spec), ticker));
    }
  }

  /**
   * Reads {@code human}, the name of a level or a player's spec.
   *
   * @param option where {@code text} was given
   * @param seed see {@link GameKit#build}
   * @param time that of a player in this game; people take theirs
   * @throws UserError if it is none of these
   */
  static <P extends Position> TerminalSeat<P> of(
      GameKit<P> kit, String option, String text, long seed, GameTime time) {
    if (text.equals(HUMAN)) {
      return new Human<>();
    }
    try {
      PlayerSpec spec = kit.parseTyped(text, Map.of());
      Optional<SeatClock> clock =
          time.isLimited() ? Optional.of(new SeatClock(time, spec.budget())) : Optional.empty();
      return new Cpu<>(text, spec, kit.build(spec, seed), clock);
    } catch (NotationException e) {
      UserError error = UserError.inOption(option, e);
      throw e.column() > 1 ? error : new UserError(error.sentence() + "; also " + HUMAN);
    }
  }
}
