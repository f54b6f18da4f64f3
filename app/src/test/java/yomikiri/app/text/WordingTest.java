package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How the app's words are written: one spelling, one word an idea, one rule for blanks. */
final class WordingTest {
  private static final String JAPANESE = "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー]";

  /** A place, whatever is chosen in it. */
  private static final Pattern PLACE = Pattern.compile("\\{\\d(?:[^{}]|\\{[^{}]*\\})*\\}");

  /** {@link Spacing} sets the blanks around places. */
  private static final Pattern BLANK_AT_PLACE =
      Pattern.compile(JAPANESE + " \\{\\}|\\{\\} " + JAPANESE);

  private static final Pattern NO_BLANK =
      Pattern.compile("(?:%1$s[A-Za-z0-9+\u2212%%])|(?:[A-Za-z0-9%%]%1$s)".formatted(JAPANESE));

  @Test
  void noBlankStandsBetweenAPlaceAndAJapaneseLetter() throws IOException {
    assertThat(sentencesWith(BLANK_AT_PLACE, "ja")).isEmpty();
  }

  @Test
  void aBlankStandsBetweenLatinAndJapaneseLetters() throws IOException {
    assertThat(sentencesWith(NO_BLANK, "ja")).isEmpty();
  }

  /** The sentences of {@code language} that {@code pattern} is found in, by key. */
  private static Map<String, String> sentencesWith(Pattern pattern, String language)
      throws IOException {
    Map<String, String> found = new TreeMap<>();
    for (Path folder : Bundles.folders()) {
      Properties words = Bundles.read(folder, language);
      for (String key : words.stringPropertyNames()) {
        if (pattern.matcher(PLACE.matcher(words.getProperty(key)).replaceAll("{}")).find()) {
          found.put(key, words.getProperty(key));
        }
      }
    }
    return found;
  }
}
