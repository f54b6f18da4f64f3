package yomikiri.app.play.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import yomikiri.app.store.ListedGame;

/**
 * Several games, of which one has to be chosen.
 *
 * @param file where they are; empty if they were pasted
 * @param open puts one of them on the board
 */
public record GameChoice(Optional<Path> file, List<ListedGame> games, Consumer<ListedGame> open) {
  public GameChoice {
    games = List.copyOf(games);
  }
}
