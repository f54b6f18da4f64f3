package yomikiri.app.play;

import java.nio.file.Path;
import yomikiri.app.store.Trouble;
import yomikiri.engine.game.NotationException;

/** What came of reading or writing a record. */
public sealed interface RecordNews {
  record Saved(Path file) implements RecordNews {}

  /** The game or the position shown has been copied. */
  record Copied(boolean game) implements RecordNews {}

  record NothingToPaste() implements RecordNews {}

  /** A text that is neither record nor position; the game on the table stays. */
  record CannotPaste(NotationException cause) implements RecordNews {}

  /** A file that holds no record, or cannot be read; the game on the table stays. */
  record CannotOpen(Trouble trouble) implements RecordNews {}

  record CannotSave(Trouble trouble) implements RecordNews {}
}
