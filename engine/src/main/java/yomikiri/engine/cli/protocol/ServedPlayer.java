package yomikiri.engine.cli.protocol;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** The options of a command that serves other programs as an engine: who plays, and its seed. */
final class ServedPlayer {
  @Option(
      names = "--player",
      paramLabel = "WHO",
      defaultValue = "strongest",
      description =
          "Who plays: a level such as strong, or a player such as alphabeta:depth=3 (default"
              + " ${DEFAULT-VALUE}).")
  private String player = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.class,
      description =
          "Decides the deal and the player's random choices in its first game, which differ in the"
              + " next ones. A random one if not given.")
  private @Nullable Long seed;

  PlayerSpec spec(GameKit<?> kit) {
    return WhoPlays.spec(kit, "--player", player);
  }

  long seed(Console console) {
    return seed == null ? console.seeds().getAsLong() : seed;
  }
}
