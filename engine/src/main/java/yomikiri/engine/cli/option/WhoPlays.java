package yomikiri.engine.cli.option;

import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Reads the value of an option that names a player: a level such as strong, or a spec. */
public final class WhoPlays {
  private WhoPlays() {}

  /**
   * The player called {@code text}.
   *
   * @param option where it was given
   * @throws CommandFault if there is none
   */
  public static PlayerSpec spec(GameKit<?> kit, String option, String text) {
    try {
      return kit.parseSpec(text);
    } catch (NotationException e) {
      throw CommandFault.inOption(option, e);
    }
  }
}
