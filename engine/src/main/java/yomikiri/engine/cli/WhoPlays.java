package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.Entrants;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Reads the value of an option that names a player: a level such as strong, or a spec. */
final class WhoPlays {
  private WhoPlays() {}

  /**
   * The spec of the level or player called {@code text}.
   *
   * @param option where it was given
   * @param others what else would have been accepted there
   * @throws CommandFault if it is none of these
   */
  static PlayerSpec spec(GameKit<?> kit, String option, String text, String... others) {
    try {
      return Entrants.spec(kit, text, Optional.empty());
    } catch (NotationException e) {
      CommandFault fault = CommandFault.inOption(option, e);
      if (e.column() > 1) {
        throw fault;
      }
      List<String> also = new ArrayList<>(List.of(others));
      kit.levels().forEach(level -> also.add(level.name()));
      throw new CommandFault(fault.sentence() + "; also " + String.join(", ", also));
    }
  }
}
