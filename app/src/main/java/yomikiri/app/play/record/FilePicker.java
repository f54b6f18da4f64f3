package yomikiri.app.play.record;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/** Has people choose files; empty where they think better of it. */
public interface FilePicker {
  /**
   * A file to be read.
   *
   * @param folder where to begin
   */
  Optional<Path> toOpen(Window owner, Optional<Path> folder);

  /**
   * A file to be written.
   *
   * @param name what the file might be called
   */
  Optional<Path> toSave(Window owner, Optional<Path> folder, String name);
}
