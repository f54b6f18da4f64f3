package yomikiri.engine.game;

/**
 * Text from outside as readers want it: programs, web pages and keyboards write the same character
 * in many ways. Lines and columns stay where they are.
 */
public final class PlainText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** A {@link #isBlank} character of one line, for regular expressions. */
  public static final String BLANK = "[\\s\\h\u200B-\u200D\u2060\uFEFF]";

  private static final int WIDE = 0xFEE0; // from ! to its full-width form, and so on up to ~

  private PlainText() {}

  /**
   * For moves and positions: {@link #lines}, with every kind of blank as a plain one, every dash as
   * a minus, and full-width letters, digits and signs as ordinary ones.
   */
  public static String of(String text) {
    String lines = lines(text);
    return isPlain(lines)
        ? lines
        : lines
            .chars()
            .map(PlainText::plain)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
  }

  /** Without a byte order mark, every kind of line break as {@code \n}; otherwise as it is. */
  public static String lines(String text) {
    String unmarked = text.indexOf(BYTE_ORDER_MARK) == 0 ? text.substring(1) : text;
    return unmarked.indexOf('\r') < 0 ? unmarked : unmarked.replaceAll("\r\n?", "\n");
  }

  /** With U+FFFD for each half of a surrogate pair, which no file can hold. */
  public static String whole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return text.replaceAll("\\p{Cs}", "\uFFFD"); // matches no whole pair
      }
    }
    return text;
  }

  /** Whether {@code c} takes up room but shows nothing, line breaks included. */
  public static boolean isBlank(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || c == BYTE_ORDER_MARK
        || c >= '\u200B' && c <= '\u200D'
        || c == '\u2060';
  }

  /** Whether there is nothing to be seen in {@code text}. */
  public static boolean isBlank(String text) {
    return firstInk(text) == text.length();
  }

  /** Where the first character of {@code line} that is not {@link #isBlank} stands, or its end. */
  public static int firstInk(String line) {
    int at = 0;
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(c -> c >= ' ' && c <= '~' || c == '\n');
  }

  private static int plain(int c) {
    if (c == '\n') {
      return c;
    }
    if (isBlank((char) c)) {
      return ' ';
    }
    if (c >= '\uFF01' && c <= '\uFF5E') {
      return c - WIDE;
    }
    return c >= '\u2010' && c <= '\u2015' || c == '\u2212' ? '-' : c;
  }
}
