package yomikiri.engine.cli.terminal;

import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;

/** The option {@code --game}. */
public final class GameOption {
  private final Catalog catalog;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "ID",
      description =
          "The game, as listed by \"yomikiri games\"; also mazes of any odd sides and any number"
              + " of turns, such as maze-7x9x20.")
  private String id = "";

  public GameOption(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * The game asked for.
   *
   * @throws UserError if there is none of that id
   */
  public GameKit<?> kit() {
    return find(catalog, id);
  }

  /** See {@link #kit}. */
  public static GameKit<?> find(Catalog catalog, String id) {
    return catalog
        .kit(id)
        .orElseThrow(
            () ->
                new UserError(
                    "--game: there is no game "
                        + FoundToken.quoted(id)
                        + ", only "
                        + catalog.kits().stream()
                            .map(kit -> kit.game().id())
                            .collect(Collectors.joining(", "))));
  }
}
