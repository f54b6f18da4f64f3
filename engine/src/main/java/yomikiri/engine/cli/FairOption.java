package yomikiri.engine.cli;

import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Game;

/** The option {@code --fair} of commands that deal layouts. */
final class FairOption {
  static final String DESCRIPTION =
      "Only fair layouts: about the same share for every seat, in games with a fairness test. Each"
          + " seed gives the first fair deal from that seed on.";

  private FairOption() {}

  /** Such as {@code , fair layouts}; empty for any. */
  static String words(boolean fair) {
    return fair ? ", fair layouts" : "";
  }

  /** Complains if fair layouts were asked for in a game that cannot tell them. */
  static void check(boolean fair, Game<?> game) {
    if (fair && game.fairStart().isEmpty()) {
      throw new UserError("--fair: there is no fairness test for layouts of " + game.id());
    }
  }
}
