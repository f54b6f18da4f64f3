package yomikiri.engine.cli;

import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.game.Game;

/** The option {@code --fair} of commands that deal layouts. */
final class Fair {
  static final String DESCRIPTION =
      "Only fair layouts: about equal shares for all seats, in games that can tell. Each seed"
          + " gives the first fair deal of it and those after it.";

  private Fair() {}

  /** Such as {@code , fair layouts}; empty for any. */
  static String words(boolean fair) {
    return fair ? ", fair layouts" : "";
  }

  /** Complains if fair layouts were asked for in a game that cannot tell them. */
  static void check(boolean fair, Game<?> game) {
    if (fair && game.fairStart().isEmpty()) {
      throw new CommandFault("--fair: nothing tells which layouts of " + game.id() + " are fair");
    }
  }
}
