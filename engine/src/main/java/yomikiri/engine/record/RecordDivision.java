package yomikiri.engine.record;

import java.util.regex.Pattern;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;

/**
 * Finds where in a text one game ends and the next begins, line by line; made anew for each game. A
 * damaged game hides no other: our own first tag begins one whatever stands above it, a tag of
 * another program wherever anything but tags stands above it. Without tags, a line that cannot go
 * on with this game, but would begin one, begins another.
 */
final class RecordDivision {
  private static final Pattern OWN_TAG =
      Pattern.compile(
          (" *+\\[(" + GameRecord.GAME + "|" + GameRecord.LAYOUT + ") ")
              .replace(" ", PlainText.BLANK));

  private final GameLookup known;
  private final StringBuilder untagged = new StringBuilder();
  private boolean hasGameTag;
  private boolean isOwn;
  private boolean hasTags;
  private boolean hasText;
  private boolean hasBegun;

  RecordDivision(GameLookup known) {
    this.known = known;
  }

  /** Whether {@code line} begins with a tag that only our own records have. */
  static boolean isOwnTag(String line) {
    return OWN_TAG.matcher(line).lookingAt();
  }

  private static boolean isGameTag(String line) {
    return isOwnTag(line) && line.contains("[" + GameRecord.GAME);
  }

  /** Whether {@code line} begins another game; if not, it belongs to this one. */
  boolean isNext(String line) {
    int first = PlainText.firstInk(line);
    if (first == line.length()) {
      untagged.append(line);
      return false;
    }
    return line.charAt(first) == '[' ? isNextAtTag(line) : isNextAtMoves(line);
  }

  private boolean isNextAtTag(String line) {
    boolean isGameTag = isGameTag(line);
    if (hasText && !isOwn || isGameTag && (hasGameTag || hasText)) {
      return true;
    }
    hasGameTag |= isGameTag;
    isOwn |= isOwnTag(line);
    hasTags = true;
    return false;
  }

  private boolean isNextAtMoves(String line) {
    boolean begins = !hasTags && begins(PlainText.of(line));
    if (begins && hasBegun && !goesOnWith(line)) {
      return true;
    }
    hasBegun |= begins;
    hasText = true;
    untagged.append(line);
    return false;
  }

  private boolean begins(String line) {
    return known.unnamed().stream().anyMatch(game -> game.notation().beginsOther(line));
  }

  private boolean goesOnWith(String line) {
    try {
      return UntaggedRecordParser.read(untagged + line, known).isPresent();
    } catch (NotationException e) {
      return false;
    }
  }
}
