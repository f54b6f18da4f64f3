package yomikiri.app.text;

import java.lang.Character.UnicodeScript;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.text.MessageFormat;
import java.util.Set;

/**
 * Fills the placeholders of Japanese sentences. The bundles write no blank between a placeholder
 * and a Japanese letter; here a blank is set where a figure or a Latin letter meets a Japanese one,
 * and nowhere else.
 */
final class Spacing {
  private static final Set<UnicodeScript> JAPANESE =
      Set.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA);

  private static final char LONG_VOWEL = '\u30fc';
  private static final String SIGNS = "+-\u2212\u00b1%\u2265\u2264<>/\\.~\"()[]_";

  private Spacing() {}

  /** {@code format} with {@code arguments} in its places. */
  static String fill(MessageFormat format, Object... arguments) {
    AttributedCharacterIterator text = format.formatToCharacterIterator(arguments);
    StringBuilder filled = new StringBuilder();
    char before = ' ';
    for (char c = text.first(); c != CharacterIterator.DONE; c = text.next()) {
      boolean meets = text.getIndex() == text.getRunStart(); // also of a figure within a choice
      if (meets && (isJapanese(before) && isNarrow(c) || isNarrow(before) && isJapanese(c))) {
        filled.append(' ');
      }
      filled.append(c);
      before = c;
    }
    return filled.toString();
  }

  private static boolean isJapanese(char c) {
    return c == LONG_VOWEL || JAPANESE.contains(UnicodeScript.of(c));
  }

  private static boolean isNarrow(char c) {
    return SIGNS.indexOf(c) >= 0 || (Character.isLetterOrDigit(c) && !isJapanese(c));
  }
}
