package yomikiri.app.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.Window;
import yomikiri.app.store.FileKind;

/** Asks people for files; empty where they cancel. */
public interface FilePicker {
  /** A file to be read; {@code kinds} are proposed all together, then one by one. */
  Optional<Path> toOpen(Window owner, List<FileKind> kinds);

  /** Files to be read, of the same kinds. */
  List<Path> toImport(Window owner, List<FileKind> kinds);

  /** A file to be written, which might be called {@code name}. */
  Optional<Path> toSave(Window owner, FileKind kind, String name);

  /** A folder to be read; {@code title} says what it is wanted for. */
  Optional<Path> folder(Window owner, String title);

  /** Begins in the folder of {@code file} when asked next. */
  void beginAt(Path file);
}
