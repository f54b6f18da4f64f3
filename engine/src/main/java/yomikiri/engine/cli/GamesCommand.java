package yomikiri.engine.cli;

import picocli.CommandLine.Command;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerType;

/** {@code yomikiri games}: what can be played, and by whom. */
@Command(
    name = "games",
    description = {
      "List the games, their players and their levels.",
      "Settings that limit a search: time=100ms, nodes=5000, playouts=1000, depth=3, rounds=9;"
          + " the first limit reached ends it. memory=64MB, from 1MB to 1GB, limits the memory of a"
          + " search (default 128MB; 8MB for the table of alpha-beta; 36MB for Othello's expert and"
          + " perfect)."
    })
final class GamesCommand implements Runnable {
  private final Console console;
  private final Catalog catalog;

  GamesCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public void run() {
    for (GameKit<?> kit : catalog.kits()) {
      console.line(kit.game().id());
      for (PlayerType<?> player : kit.players()) {
        console.line("  player " + player.form());
      }
      for (Level level : kit.levels()) {
        console.line("  level  " + kit.levelType(level).form() + " is " + level.spec());
      }
      console.line("  adviser " + kit.adviser());
    }
  }
}
