package yomikiri.app.chart;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/** Asks where a file is to go. */
@FunctionalInterface
public interface PlaceToSave {
  /**
   * The file chosen; empty if none was.
   *
   * @param name proposed, with its ending
   */
  Optional<Path> ask(Window owner, String name);
}
