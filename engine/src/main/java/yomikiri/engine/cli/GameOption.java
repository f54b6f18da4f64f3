package yomikiri.engine.cli;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import yomikiri.engine.think.GameKit;

/** The option {@code --game}. */
final class GameOption {
  private final List<GameKit<?>> kits;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "ID",
      description = "The game, as listed by \"yomikiri games\".")
  private String id = "";

  GameOption(List<GameKit<?>> kits) {
    this.kits = kits;
  }

  /**
   * The game asked for.
   *
   * @throws CommandFault if there is none of that id
   */
  GameKit<?> kit() {
    return kits.stream()
        .filter(kit -> kit.game().id().equals(id))
        .findFirst()
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
