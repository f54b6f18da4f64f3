package yomikiri.engine.record;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import yomikiri.engine.game.PlainText;

/** The first bytes of a file or text, by which its form is recognised. */
final class Beginning {
  /** How many bytes tell the form. */
  static final int LENGTH = 1 << 16;

  private final byte[] bytes;
  private final String text;

  /** {@code bytes} may be more. */
  Beginning(byte[] bytes) {
    this.bytes = bytes;
    String lines =
        PlainText.lines(
            new String(bytes, 0, Math.min(bytes.length, LENGTH), StandardCharsets.UTF_8));
    this.text = lines.substring(PlainText.firstInk(lines));
  }

  /** The bytes as a text, from the first character on that is to be seen. */
  String text() {
    return text;
  }

  /** How many bytes there are. */
  int length() {
    return bytes.length;
  }

  /** The byte at that place, from 0 to 255. */
  int at(int place) {
    return bytes[place] & 0xFF;
  }

  boolean begins(int... with) {
    boolean same = bytes.length >= with.length;
    for (int i = 0; same && i < with.length; i++) {
      same = at(i) == with[i];
    }
    return same;
  }

  boolean begins(String with) {
    return text.startsWith(with);
  }

  boolean begins(Pattern with) {
    return with.matcher(text).lookingAt();
  }
}
