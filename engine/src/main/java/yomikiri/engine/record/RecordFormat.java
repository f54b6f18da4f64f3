package yomikiri.engine.record;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;

/**
 * The forms in which files and texts hold games. Only here is the form of a text recognised; those
 * that are not read have a name all the same, so that people learn what they have.
 */
enum RecordFormat {
  /** Our own: tags, {@code [Game "…"]} among them, then moves. */
  OWN,

  /** Tags of another program, then moves. */
  PGN,

  /** Moves or a position without tags: one game, or one on each line. */
  UNTAGGED,

  GGF,
  SGF,
  WTHOR,
  JSON,
  XML,
  HTML,
  RTF,
  PDF,
  ZIP,
  GZIP,
  PNG,
  JPEG,
  UTF_16;

  /** How many bytes of a file tell its form. */
  static final int SEEN = 1 << 16;

  private static final String READ_FORMS =
      "records that begin with [Game \"…\"] and, for Othello, moves such as f5 d6 c3, OBF and PGN";

  private static final Pattern LIST = Pattern.compile("\\[[\\s\\[]*[{\"\\d\\]]");
  private static final Pattern TREE = Pattern.compile("\\d*\\s*\\(\\s*;");
  private static final Pattern OTHELLO_TREE = Pattern.compile("(?i)GM\\[\\s*Othello");

  /** The form of a file or text that begins like this. */
  static RecordFormat of(byte[] beginning) {
    RecordFormat binary = binary(beginning);
    return binary == null
        ? of(new String(beginning, 0, Math.min(beginning.length, SEEN), StandardCharsets.UTF_8))
        : binary;
  }

  /** The form of a text. */
  static RecordFormat of(String text) {
    String lines = PlainText.lines(text.length() > SEEN ? text.substring(0, SEEN) : text);
    String begun = lines.substring(PlainText.firstInk(lines));
    if (begun.startsWith("[")) {
      return hasOwnTag(begun) ? OWN : LIST.matcher(begun).lookingAt() ? JSON : PGN;
    }
    if (begun.startsWith("{")) {
      return begun.startsWith("{\\rtf") ? RTF : JSON;
    }
    if (begun.startsWith("<")) {
      return begun.startsWith("<?xml") ? XML : HTML;
    }
    if (TREE.matcher(begun).lookingAt()) {
      return OTHELLO_TREE.matcher(begun).find() ? GGF : SGF;
    }
    return UNTAGGED;
  }

  /** Whether one of the tags at the head is our own. */
  private static boolean hasOwnTag(String text) {
    return text.lines()
        .filter(line -> !PlainText.isBlank(line))
        .takeWhile(line -> line.charAt(PlainText.firstInk(line)) == '[')
        .anyMatch(RecordDivision::isOwnTag);
  }

  private static @Nullable RecordFormat binary(byte[] bytes) {
    if (begins(bytes, 0xFF, 0xFE) || begins(bytes, 0xFE, 0xFF)) {
      return UTF_16;
    }
    if (begins(bytes, 'P', 'K', 3, 4)) {
      return ZIP;
    }
    if (begins(bytes, 0x1F, 0x8B)) {
      return GZIP;
    }
    if (begins(bytes, '%', 'P', 'D', 'F', '-')) {
      return PDF;
    }
    if (begins(bytes, 0x89, 'P', 'N', 'G')) {
      return PNG;
    }
    if (begins(bytes, 0xFF, 0xD8, 0xFF)) {
      return JPEG;
    }
    return isWthor(bytes) ? WTHOR : null;
  }

  private static boolean begins(byte[] bytes, int... with) {
    boolean same = bytes.length >= with.length;
    for (int i = 0; same && i < with.length; i++) {
      same = (bytes[i] & 0xFF) == with[i];
    }
    return same;
  }

  /** All its files begin with the day on which they were made: century, year, month, day. */
  private static boolean isWthor(byte[] bytes) {
    return bytes.length >= 16
        && (bytes[0] == 19 || bytes[0] == 20)
        && isIn(bytes[1], 0, 99)
        && isIn(bytes[2], 1, 12)
        && isIn(bytes[3], 1, 31);
  }

  private static boolean isIn(byte value, int least, int most) {
    return value >= least && value <= most;
  }

  boolean isRead() {
    return this == OWN || this == PGN || this == UNTAGGED;
  }

  /**
   * Reads one game and plays it through.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  GameRecord<?> read(String text, GameLookup known) throws NotationException {
    return switch (this) {
      case OWN -> new RecordParser(text, known).record();
      case PGN -> PgnRecord.read(text, known);
      case UNTAGGED -> UntaggedRecordParser.read(text, known).orElseThrow(RecordFormat::noGame);
      case GGF, SGF, WTHOR, JSON, XML, HTML, RTF, PDF, ZIP, GZIP, PNG, JPEG, UTF_16 ->
          throw notRead();
    };
  }

  /** That a text in this form is not read. */
  NotationException notRead() {
    String name = name().replace('_', '-');
    return new NotationException(1, 1, "record.format", name, READ_FORMS);
  }

  /** That a text seems to hold no game at all. */
  private static NotationException noGame() {
    return new NotationException(1, 1, "record.no-game", READ_FORMS);
  }
}
