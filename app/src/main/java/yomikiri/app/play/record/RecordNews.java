package yomikiri.app.play.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import yomikiri.app.store.ListedGame;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.NotationException;

/** What came of reading or writing a record. */
public sealed interface RecordNews {
  record Saved(Path file) implements RecordNews {}

  /** The game or the position shown has been copied. */
  record Copied(boolean game) implements RecordNews {}

  record NothingToPaste() implements RecordNews {}

  /** A text that is neither record nor position; the game on the board stays. */
  record CannotPaste(NotationException cause) implements RecordNews {}

  /** A file that holds no record, or cannot be read; the game on the board stays. */
  record CannotOpen(Fault fault) implements RecordNews {}

  /**
   * There are several games, of which one has to be chosen.
   *
   * @param file where they are; empty if they were pasted
   * @param open puts one of them on the board
   */
  record Several(Optional<Path> file, List<ListedGame> games, Consumer<ListedGame> open)
      implements RecordNews {
    public Several {
      games = List.copyOf(games);
    }
  }

  record CannotSave(Fault fault) implements RecordNews {}
}
