package yomikiri.app.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;

/** The bundled typeface, with Japanese and Latin letters. */
final class Fonts {
  private static final List<String> FILES =
      List.of("YomikiriSans-Regular.otf", "YomikiriSans-Bold.otf");

  private static final List<Font> LOADED = FILES.stream().map(Fonts::load).toList();

  private Fonts() {}

  /** Makes the typefaces known to JavaFX, the first time it is asked to. */
  static List<Font> load() {
    return LOADED;
  }

  private static Font load(String file) {
    try (InputStream stream = Fonts.class.getResourceAsStream("/yomikiri/app/fonts/" + file)) {
      return Font.loadFont(Objects.requireNonNull(stream, () -> "no font " + file), 14);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the font " + file, e);
    }
  }
}
