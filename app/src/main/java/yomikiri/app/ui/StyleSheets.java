package yomikiri.app.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Style sheets with every length in pixels made larger, and every outline such as the arrow of a
 * list. Lengths in em follow by themselves, and so do menus, lists and tooltips, which wear the
 * sheets of their window.
 */
final class StyleSheets {
  private static final Pattern PIXELS = Pattern.compile("(?<![\\w.])(-?\\d+(?:\\.\\d+)?)px");

  /** An outline without arcs, among whose figures are some that are no lengths. */
  private static final Pattern OUTLINE = Pattern.compile("(-fx-shape:\\s*)\"([^\"Aa]*)\"");

  private static final Pattern FIGURE = Pattern.compile("-?(?:\\d+\\.?\\d*|\\.\\d+)");

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
    String whole =
        PIXELS
            .matcher(css)
            .replaceAll(found -> String.format(Locale.ROOT, "%.2fpx", times(found, 1, percent)));
    return OUTLINE
        .matcher(whole)
        .replaceAll(found -> found.group(1) + '"' + outline(found.group(2), percent) + '"');
  }

  /** Figures of an outline may stand side by side: in {@code 5-5} and {@code .5.5} are two each. */
  private static String outline(String path, int percent) {
    return FIGURE
        .matcher(path)
        .replaceAll(found -> String.format(Locale.ROOT, " %.3f", times(found, 0, percent)));
  }

  private static double times(MatchResult found, int group, int percent) {
    return Double.parseDouble(found.group(group)) * percent / 100;
  }
}
