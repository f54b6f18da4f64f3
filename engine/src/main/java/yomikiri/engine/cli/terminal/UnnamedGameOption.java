package yomikiri.engine.cli.terminal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.games.Catalog;

/** The option {@code --game} of commands that read records, most of which name their game. */
public final class UnnamedGameOption {
  private final Catalog catalog;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = {
        "The game of a text that names none, such as a transcript from another program;",
        "by default the largest game that can read it, such as othello-8."
      })
  private @Nullable String id;

  public UnnamedGameOption(Catalog catalog) {
    this.catalog = catalog;
  }

  /** The games with which records are read. */
  public GameLookup games() {
    return id == null ? catalog : catalog.withUnnamed(List.of(GameOption.find(catalog, id).game()));
  }
}
