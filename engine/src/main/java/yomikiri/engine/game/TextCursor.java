package yomikiri.engine.game;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A cursor in a text that is read from left to right; it makes faults with their lines and columns.
 * Offsets count characters from 0.
 */
public final class TextCursor {
  /** What {@link #peek} gives at the end. */
  public static final char END = 0;

  private final String text;
  private int at;

  /** Before the first character. */
  public TextCursor(String text) {
    this.text = text;
  }

  /** The next character; {@link #END} if there is none. */
  public char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  public boolean isAtEnd() {
    return at >= text.length();
  }

  /** Whether nothing but blanks and line breaks is left. */
  public boolean isRestBlank() {
    return text.substring(at).isBlank();
  }

  /** Passes over the next character, which is there. */
  public void advance() {
    at++;
  }

  /** Passes over {@code wanted} if that is next. */
  public boolean accept(char wanted) {
    boolean isThere = !isAtEnd() && peek() == wanted;
    at += isThere ? 1 : 0;
    return isThere;
  }

  /**
   * Passes over {@code wanted}.
   *
   * @throws NotationException as {@link #expected} if something else is next
   */
  public void expect(char wanted, String fault, Object... details) throws NotationException {
    if (!accept(wanted)) {
      throw expected(fault, details);
    }
  }

  /** What of the text from here on is {@code pattern}; empty if nothing. */
  public String ahead(Pattern pattern) {
    Matcher matcher = matcher(pattern);
    return matcher.lookingAt() ? matcher.group() : "";
  }

  /** Whether {@code pattern} begins here. */
  public boolean isAhead(Pattern pattern) {
    return matcher(pattern).lookingAt();
  }

  /** Looks behind and ahead of the place, as a pattern may want. */
  private Matcher matcher(Pattern pattern) {
    return pattern
        .matcher(text)
        .region(at, text.length())
        .useTransparentBounds(true)
        .useAnchoringBounds(false);
  }

  /** Passes over what of the text from here on is {@code pattern}, and gives it. */
  public String take(Pattern pattern) {
    String taken = ahead(pattern);
    at += taken.length();
    return taken;
  }

  /** All that is {@code pattern} from here on. */
  public Stream<String> all(Pattern pattern) {
    return pattern.matcher(text).region(at, text.length()).results().map(MatchResult::group);
  }

  /** Passes over blanks and line breaks. */
  public void skipBlanks() {
    while (!isAtEnd() && Character.isWhitespace(peek())) {
      at++;
    }
  }

  /** The place, to come back to or to tell of. */
  public int mark() {
    return at;
  }

  /** Goes to a place. */
  public void goTo(int mark) {
    at = mark;
  }

  /** What stands between a place and here. */
  public String textFrom(int mark) {
    return text.substring(mark, at);
  }

  /** The next character, as a fault names it. */
  public FoundToken found() {
    return FoundToken.at(at, text);
  }

  /** Something else was expected here; {@code details} go into the fault's words in order. */
  public NotationException expected(String fault, Object... details) {
    return expected(found(), fault, details);
  }

  /** The same for more or less than the next character. */
  public NotationException expected(FoundToken found, String fault, Object... details) {
    return new NotationException(line(at), column(at), fault, Optional.of(found), details);
  }

  /** Something is wrong at a place; {@code details} go into the fault's words in order. */
  public NotationException fault(int mark, String fault, Object... details) {
    return new NotationException(line(mark), column(mark), fault, details);
  }

  /** A fault of a part of this text that begins at {@code mark}. */
  public NotationException placed(NotationException fault, int mark) {
    return fault.behind(text.substring(0, mark));
  }

  private int line(int mark) {
    return 1 + (int) text.substring(0, mark).chars().filter(c -> c == '\n').count();
  }

  private int column(int mark) {
    return mark - text.lastIndexOf('\n', mark - 1);
  }
}
