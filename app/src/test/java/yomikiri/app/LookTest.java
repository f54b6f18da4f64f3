package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Language, colours and typeface of the window. */
final class LookTest {
  private static final double READABLE = 4.5;

  @Test
  void languageAndThemeChangeAtOnceWhereTheyAreSet() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      app.choose("#language", "日本語");
      assertThat(app.words(".title")).isEqualTo("設定");
      app.choose("#theme", "ダーク");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      assertThat(app.words(".header .title")).isEqualTo("Mattix 4×4");
      Labeled role = app.lookup(".seat-role").queryAs(Labeled.class);
      Text name = app.lookup(".seat-name .text").queryAs(Text.class);
      assertThat(name.getFill()).isEqualTo(Color.web("#e8eaed"));
      assertThat(role.getFont().getFamily()).isEqualTo("Noto Sans JP");
      assertThat(app.node("#cell-a1").getAccessibleText()).startsWith("1 段目 a 列、");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textIsReadableOnWhatLiesBelow(String theme) throws IOException {
    Map<String, Color> colours = colours(theme);
    for (String ground :
        new String[] {
          "ground", "panel", "rail", "board", "tile", "hover", "first-ground", "second-ground"
        }) {
      assertReadable(colours, "ink", ground);
      assertReadable(colours, "soft", ground);
    }
    assertReadable(colours, "quiet", "panel");
    for (String ground :
        new String[] {"panel", "ground", "tile", "first-ground", "second-ground"}) {
      assertReadable(colours, "negative", ground);
    }
    assertReadable(colours, "on-accent", "accent");
    assertReadable(colours, "on-accent", "accent-strong");
    assertReadable(colours, "accent", "panel");
  }

  private static void assertReadable(Map<String, Color> colours, String text, String ground) {
    double contrast =
        contrast(
            Objects.requireNonNull(colours.get(text)), Objects.requireNonNull(colours.get(ground)));
    assertThat(contrast).as("%s on %s", text, ground).isGreaterThanOrEqualTo(READABLE);
  }

  private static Map<String, Color> colours(String theme) throws IOException {
    Map<String, Color> colours = new HashMap<>();
    Matcher token =
        Pattern.compile("-y-([a-z-]+): (#[0-9a-f]{6});")
            .matcher(
                Files.readString(
                    Path.of("src/main/resources/yomikiri/app/theme/" + theme + ".css")));
    while (token.find()) {
      colours.put(token.group(1), Color.web(token.group(2)));
    }
    return colours;
  }

  /** As WCAG 2 reckons it. */
  private static double contrast(Color a, Color b) {
    double lighter = Math.max(luminance(a), luminance(b));
    double darker = Math.min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.03928 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
