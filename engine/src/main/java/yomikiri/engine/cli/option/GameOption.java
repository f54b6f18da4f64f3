package yomikiri.engine.cli.option;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;

/** The option {@code --game}. */
public final class GameOption {
  private final List<GameKit<?>> kits;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "ID",
      description =
          "The game, as listed by \"yomikiri games\"; mazes of any odd sides and number of turns"
              + " too, such as maze-7x9x20.")
  private String id = "";

  public GameOption(List<GameKit<?>> kits) {
    this.kits = kits;
  }

  /**
   * The game asked for.
   *
   * @throws CommandFault if there is none of that id
   */
  public GameKit<?> kit() {
    return find(kits, id);
  }

  /** Finds a game by its id: one of {@code kits}, or of the catalogue. */
  public static Function<String, Optional<GameKit<?>>> finder(List<GameKit<?>> kits) {
    return id ->
        kits.stream()
            .filter(kit -> kit.game().id().equals(id))
            .<GameKit<?>>map(kit -> kit)
            .findFirst()
            .or(() -> Catalog.kit(id));
  }

  /** See {@link #kit}. */
  public static GameKit<?> find(List<GameKit<?>> kits, String id) {
    return finder(kits)
        .apply(id)
        .orElseThrow(
            () ->
                new CommandFault(
                    "--game: there is no game \""
                        + id
                        + "\", only "
                        + kits.stream()
                            .map(kit -> kit.game().id())
                            .collect(Collectors.joining(", "))));
  }
}
