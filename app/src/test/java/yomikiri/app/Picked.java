package yomikiri.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.Window;
import yomikiri.app.store.FileKind;
import yomikiri.app.ui.FilePicker;

/** Answers at once with the file a test has chosen. */
public final class Picked implements FilePicker {
  private final Path folder;
  private Optional<Path> file = Optional.empty();

  /**
   * @param folder where what is saved goes if no file was chosen
   */
  public Picked(Path folder) {
    this.folder = folder;
  }

  /** Has whatever is asked for next be {@code chosen}. */
  public void pick(Path chosen) {
    file = Optional.of(chosen);
  }

  @Override
  public Optional<Path> toOpen(Window owner, List<FileKind> kinds) {
    return file;
  }

  @Override
  public List<Path> toImport(Window owner, List<FileKind> kinds) {
    return file.stream().toList();
  }

  @Override
  public Optional<Path> toSave(Window owner, FileKind kind, String name) {
    return Optional.of(file.orElse(folder.resolve(name)));
  }

  @Override
  public Optional<Path> folder(Window owner, String title) {
    return file;
  }

  @Override
  public void beginAt(Path used) {}
}
