package yomikiri.app.library;

import java.nio.file.Path;
import yomikiri.app.store.Trouble;

/** What came of something asked of the library. */
public sealed interface LibraryNews {
  /**
   * A game was deleted.
   *
   * @param undo brings it back
   */
  record Deleted(LibraryRow row, Runnable undo) implements LibraryNews {}

  record Restored(LibraryRow row) implements LibraryNews {}

  record Exported(Path file) implements LibraryNews {}

  record Failed(Trouble trouble) implements LibraryNews {}
}
