package yomikiri.app.library;

import java.nio.file.Path;
import yomikiri.app.store.Library;
import yomikiri.app.store.Trouble;

/** What came of something asked of the library. */
public sealed interface LibraryNews {
  record Deleted(LibraryRow row, Library.Deleted how) implements LibraryNews {}

  record Restored() implements LibraryNews {}

  record Exported(Path file) implements LibraryNews {}

  record Failed(Trouble trouble) implements LibraryNews {}
}
