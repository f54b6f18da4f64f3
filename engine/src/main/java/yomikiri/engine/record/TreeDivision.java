package yomikiri.engine.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Takes the games of an SGF or GGF file apart: each ends with the parenthesis that closes it,
 * wherever that stands in a line. Where one is never closed, the next begins on a line of its own.
 */
record TreeDivision(RecordSource source) implements RecordForm.Division {
  private static final Pattern NEXT =
      Pattern.compile("\\s{0,9}\\d{0,9}\\s{0,9}\\(\\s{0,9};\\s{0,9}(?:GM|FF)\\[");

  @Override
  public boolean isAtEnd() throws IOException {
    return source.isAtEnd();
  }

  @Override
  public byte[] next() throws IOException {
    ByteArrayOutputStream game = new ByteArrayOutputStream();
    int open = 0;
    boolean hasBegun = false;
    boolean isValue = false;
    boolean isEscaped = false;
    while (!source.isAtEnd() && !(hasBegun && source.columns() == 0 && source.isAhead(NEXT))) {
      int c = source.read();
      if (game.size() <= RecordFile.LARGEST) { // so much that its length is seen
        game.write(c);
      }
      if (isValue) {
        isValue = isEscaped || c != ']';
        isEscaped = !isEscaped && c == '\\';
      } else if (c == '(') {
        open++;
        hasBegun = true;
      } else if (c == ')' && hasBegun) {
        open--;
        if (open == 0) {
          break;
        }
      } else {
        isValue = c == '[' && hasBegun;
      }
    }
    source.skipBlanks();
    return game.toByteArray();
  }
}
