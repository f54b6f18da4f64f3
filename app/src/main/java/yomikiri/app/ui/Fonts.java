package yomikiri.app.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;

/**
 * The bundled typeface, with Japanese and Latin letters. The files of all fonts lie beside the
 * classes or the jar that holds these: of a font in a jar JavaFX makes a copy among the temporary
 * files, which stays there when the app is killed.
 */
public final class Fonts {
  private static final Path FOLDER = folder();
  private static final double SIZE = 14;

  private static final List<Font> LOADED =
      List.of(read("YomikiriSans-Regular.otf"), read("YomikiriSans-Bold.otf"));

  private Fonts() {}

  /** Makes the typefaces known to JavaFX, the first time it is asked to. */
  public static List<Font> load() {
    return LOADED;
  }

  /** Makes the font in one of the files known to JavaFX. */
  static Font read(String name) {
    Path file = FOLDER.resolve(name);
    String path = file.toString().replace('\\', '/');
    // JavaFX takes what follows "file:" for a path as it is, whatever a URL may hold
    Font font = Font.loadFont("file:" + (path.startsWith("/") ? "" : "/") + path, SIZE);
    return font == null ? copied(file) : font;
  }

  /** From a place that no URL can name. */
  private static Font copied(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return Objects.requireNonNull(Font.loadFont(in, SIZE), () -> "no font in " + file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the font " + file, e);
    }
  }

  private static Path folder() {
    CodeSource code = Objects.requireNonNull(Fonts.class.getProtectionDomain().getCodeSource());
    try {
      Path place = Path.of(code.getLocation().toURI());
      return (Files.isDirectory(place) ? place : place.resolveSibling(""))
          .resolve("yomikiri/app/fonts");
    } catch (URISyntaxException e) {
      throw new IllegalStateException("classes at " + code.getLocation(), e);
    }
  }
}
