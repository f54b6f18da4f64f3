package yomikiri.app.play.record;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import yomikiri.app.text.Texts;

/** Asks by the system's own dialogues. */
public final class SystemFilePicker implements FilePicker {
  private final Texts texts;

  public SystemFilePicker(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Optional<Path> toOpen(Window owner, Optional<Path> folder) {
    FileChooser chooser = chooser("command.open", folder);
    return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
  }

  @Override
  public Optional<Path> toSave(Window owner, Optional<Path> folder, String name) {
    FileChooser chooser = chooser("command.save", folder);
    chooser.setInitialFileName(name);
    return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
  }

  private FileChooser chooser(String title, Optional<Path> folder) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get(title));
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(
                texts.get("files.records"), "*" + RecordsViewModel.ENDING),
            new FileChooser.ExtensionFilter(texts.get("files.all"), "*.*", "*"));
    folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
    return chooser;
  }
}
