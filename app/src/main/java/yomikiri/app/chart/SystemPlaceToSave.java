package yomikiri.app.chart;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import yomikiri.app.text.Texts;

/** Asks by the system's own dialogue, which begins in the folder chosen last. */
public final class SystemPlaceToSave implements PlaceToSave {
  private final Texts texts;
  private Optional<File> folder = Optional.empty();

  public SystemPlaceToSave(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Optional<Path> ask(Window owner, String name) {
    String ending = name.substring(name.lastIndexOf('.'));
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get("lab.chart.save"));
    chooser.setInitialFileName(name);
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(texts.get("lab.chart.files" + ending), "*" + ending));
    folder.ifPresent(chooser::setInitialDirectory);
    Optional<File> chosen = Optional.ofNullable(chooser.showSaveDialog(owner));
    folder = chosen.map(File::getParentFile).or(() -> folder);
    return chosen.map(File::toPath);
  }
}
