package yomikiri.engine.cli.terminal;

import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;

/** The value of an option that names a player: a level such as strong, or a spec. */
public final class WhoPlays {
  /** The longest thought of a player whose spec sets no limit, and of a hint. */
  public static final Budget SECOND = Budget.ofTime(Duration.ofSeconds(1));

  private WhoPlays() {}

  /**
   * The player called {@code text}.
   *
   * @param option where it was given
   * @throws UserError if there is none
   */
  public static PlayerSpec spec(GameKit<?> kit, String option, String text) {
    return spec(kit, option, text, Map.of());
  }

  /**
   * The same.
   *
   * @param limits settings for a player that needs a limit and names none
   */
  public static PlayerSpec spec(
      GameKit<?> kit, String option, String text, Map<String, String> limits) {
    try {
      return kit.parseTyped(text, limits);
    } catch (NotationException e) {
      throw UserError.inOption(option, e);
    }
  }

  /**
   * A new player, which has read and set up what it goes by before its first clock starts.
   *
   * @param complaints told if that fails; the player then fails again when it is asked for a move
   */
  public static <P extends Position> Player<P> ready(
      GameKit<P> kit, PlayerSpec spec, long seed, Consumer<String> complaints) {
    Player<P> player = kit.build(spec, seed);
    try {
      SearchResult.prepare(player);
    } catch (PlayerException broken) {
      complaints.accept(broken.sentence());
    }
    return player;
  }

  /** What a player may spend on a move that somebody waits for. */
  public static Budget budget(PlayerSpec spec) {
    Budget own = spec.budget();
    return own.equals(Budget.UNLIMITED) ? SECOND : own;
  }
}
