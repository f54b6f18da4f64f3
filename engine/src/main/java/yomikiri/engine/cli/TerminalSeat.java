package yomikiri.engine.cli;

import java.util.Map;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;

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
  record Cpu<P extends Position>(String name, PlayerSpec spec, Player<P> player)
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

    /** What it may spend on a move. */
    Budget budget() {
      return WhoPlays.budget(spec);
    }
  }

  /**
   * Reads {@code human}, the name of a level or a player's spec.
   *
   * @param option where {@code text} was given
   * @param seed see {@link GameKit#build}
   * @throws UserError if it is none of these
   */
  static <P extends Position> TerminalSeat<P> of(
      GameKit<P> kit, String option, String text, long seed) {
    if (text.equals(HUMAN)) {
      return new Human<>();
    }
    try {
      PlayerSpec spec = kit.parseTyped(text, Map.of());
      return new Cpu<>(text, spec, kit.build(spec, seed));
    } catch (NotationException e) {
      UserError error = UserError.inOption(option, e);
      throw e.column() > 1 ? error : new UserError(error.sentence() + "; also " + HUMAN);
    }
  }
}
