package yomikiri.app.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import yomikiri.engine.record.RecordReader;

/** The kinds of files that the user chooses. */
public enum FileKind {
  RECORD(".ykr"),
  /** Games and positions as other programs write them. */
  TEXT(".txt"),
  PICTURE(".png"),
  DRAWING(".svg"),
  NUMBERS(".csv"),
  LEARNT(".learnt"),
  PAGE(".html"),
  /** What programs read. */
  DATA(".json"),
  /** Traces of searches. */
  TRACE(".jsonl");

  /** Those that games are read from. */
  public static final List<FileKind> GAMES = List.of(RECORD, TEXT);

  /** Those that can be opened. */
  public static final List<FileKind> OPENED = List.of(RECORD, TEXT, TRACE);

  private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}/\\\\:*?\"<>|]+");

  /** Names of devices: on Windows no file may be called so, whatever its ending. */
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3])\\s*(\\..*)?");

  private static final int LONGEST = 60;

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /**
   * The file meant where {@code chosen} was typed: a name without an ending gets one, unless that
   * would replace a file, which nobody has agreed to.
   */
  Path meant(Path chosen) {
    String name = String.valueOf(chosen.getFileName());
    Path ended = chosen.resolveSibling(name + ending);
    return name.indexOf('.') >= 0 || Files.exists(ended) ? chosen : ended;
  }

  /** What the names of such files may end in, with the dot. */
  public List<String> endings() {
    return this == TEXT
        ? RecordReader.endings().stream().filter(other -> !other.equals(RECORD.ending)).toList()
        : List.of(ending);
  }

  /** Whether a file's name ends as those of this kind do. */
  public boolean isEndingOf(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return endings().stream().anyMatch(name::endsWith);
  }

  /** A name for such a file made of {@code words}, that all systems allow. */
  public String named(String words) {
    String whole = FORBIDDEN.matcher(words).replaceAll("-").strip();
    String allowed = DEVICE.matcher(whole).matches() ? "-" + whole : whole;
    boolean isLong = allowed.codePointCount(0, allowed.length()) > LONGEST;
    return (isLong ? allowed.substring(0, allowed.offsetByCodePoints(0, LONGEST)) : allowed)
        + ending;
  }

  /** The one that files get which are written. */
  public String ending() {
    return ending;
  }
}
