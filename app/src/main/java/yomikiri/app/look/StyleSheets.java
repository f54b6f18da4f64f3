package yomikiri.app.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Style sheets with every length in pixels made larger. Lengths in em follow by themselves, and so
 * do menus, lists and tooltips, which wear the sheets of their window.
 */
final class StyleSheets {
  private static final Pattern PIXELS = Pattern.compile("(?<![\\w.])(-?\\d+(?:\\.\\d+)?)px");

  private StyleSheets() {}

  /** The address of {@code sheet} at {@code percent} of its size. */
  static String at(URL sheet, int percent) {
    if (percent == 100) {
      return sheet.toExternalForm();
    }
    try (InputStream stream = sheet.openStream()) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      byte[] scaled = scaled(text, percent).getBytes(StandardCharsets.UTF_8);
      return "data:text/css;charset=utf-8;base64," + Base64.getEncoder().encodeToString(scaled);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the style sheet " + sheet, e);
    }
  }

  static String scaled(String css, int percent) {
    return PIXELS
        .matcher(css)
        .replaceAll(
            found ->
                String.format(
                    Locale.ROOT, "%.2fpx", Double.parseDouble(found.group(1)) * percent / 100));
  }
}
