package yomikiri.app.shell;

import java.io.IOException;
import java.lang.module.ModuleReader;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import javafx.stage.Stage;

/**
 * The classes with which JavaFX draws on a display. An app image's AOT cache is made without one;
 * what has been loaded by the end of that run is in it all the same.
 */
public final class DisplayClasses {
  private static final List<String> FOLDERS =
      List.of(
          "com/sun/glass/ui/gtk/",
          "com/sun/glass/ui/mac/",
          "com/sun/glass/ui/win/",
          "com/sun/prism/d3d/",
          "com/sun/prism/es2/",
          "com/sun/prism/impl/ps/",
          "com/sun/prism/mtl/",
          "com/sun/prism/ps/",
          "com/sun/prism/shader/",
          "com/sun/scenario/effect/impl/es2/",
          "com/sun/scenario/effect/impl/hw/",
          "com/sun/scenario/effect/impl/prism/ps/");

  private static final String CLASS = ".class";

  private DisplayClasses() {}

  /**
   * Loads those that this system's JavaFX has.
   *
   * @throws NoSuchElementException if it has none, or is not in a module
   */
  public static void load() throws IOException {
    Module graphics = Stage.class.getModule();
    try (ModuleReader reader =
            ModuleLayer.boot()
                .configuration()
                .findModule(graphics.getName())
                .orElseThrow()
                .reference()
                .open();
        Stream<String> files = reader.list()) {
      List<String> names =
          files
              .filter(file -> file.endsWith(CLASS) && FOLDERS.stream().anyMatch(file::startsWith))
              .map(file -> file.substring(0, file.length() - CLASS.length()).replace('/', '.'))
              .toList();
      if (names.isEmpty()) {
        throw new NoSuchElementException("JavaFX has none of the folders " + FOLDERS);
      }
      names.forEach(name -> Class.forName(graphics, name));
    }
  }
}
