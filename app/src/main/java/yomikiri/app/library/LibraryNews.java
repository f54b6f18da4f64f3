package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import yomikiri.app.store.ImportResult;
import yomikiri.app.text.Fault;

/** What came of something asked of the library. */
public sealed interface LibraryNews {
  /**
   * Games were deleted together.
   *
   * @param rows at least one
   * @param undo brings them back
   */
  record Deleted(List<LibraryRow> rows, Runnable undo) implements LibraryNews {}

  /**
   * Games were taken in from a file.
   *
   * @param undo deletes them
   */
  record TakenIn(Path file, ImportResult imported, Runnable undo) implements LibraryNews {}

  /** What was done with what people say of games. */
  enum Said {
    NOTE,
    STAR,
    NO_STAR,
    AS_BEFORE
  }

  /**
   * People said something of games.
   *
   * @param rows at least one, as they are now
   * @param undo says again what was said before
   */
  record Noted(List<LibraryRow> rows, Said what, Runnable undo) implements LibraryNews {}

  record Restored(List<LibraryRow> rows) implements LibraryNews {}

  record Exported(Path file) implements LibraryNews {}

  record Failed(Fault fault) implements LibraryNews {}
}
