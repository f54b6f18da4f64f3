package yomikiri.engine.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;

/**
 * Reads the game record in a file that holds one, whatever it is: UTF-8 text up to {@value
 * #LARGEST} bytes. Files with several games are for {@link RecordReader}.
 */
public final class RecordFile {
  /** More bytes than any record needs. */
  public static final int LARGEST = 1 << 20;

  private static final int USUAL_HEAD = 2048;

  private RecordFile() {}

  /**
   * Reads and checks the record in {@code file}; see {@link GameRecord#parse}.
   *
   * @throws NotationException naming line and column of the first thing wrong
   * @throws IOException if the file cannot be read
   */
  public static GameRecord<?> read(Path file, GameLookup games)
      throws IOException, NotationException {
    byte[] bytes;
    try (InputStream in = RegularFile.open(file)) {
      bytes = in.readNBytes(LARGEST + 1);
    }
    return read(bytes, games);
  }

  static GameRecord<?> read(byte[] bytes, GameLookup games) throws NotationException {
    return RecordForms.of(bytes).read(bytes, games);
  }

  /**
   * The tags at the head of the record in {@code file}, as they stand there: nothing else of it is
   * read or checked.
   *
   * @throws NotationException if there is no such head
   * @throws IOException if the file cannot be read
   */
  public static List<GameRecord.Tag> head(Path file) throws IOException, NotationException {
    byte[] bytes;
    try (InputStream in = RegularFile.open(file)) {
      bytes = in.readNBytes(USUAL_HEAD);
      int end = endOfHead(bytes);
      bytes = end >= 0 ? Arrays.copyOf(bytes, end) : with(in.readNBytes(LARGEST), bytes);
    }
    return head(text(bytes));
  }

  /**
   * The tags at the head of the record {@code text}, as they stand there.
   *
   * @throws NotationException if there is no such head
   */
  public static List<GameRecord.Tag> head(String text) throws NotationException {
    return head(new RecordParser(text, id -> Optional.empty()));
  }

  private static List<GameRecord.Tag> head(RecordParser parser) throws NotationException {
    List<GameRecord.Tag> tags = parser.head();
    if (tags.isEmpty()) {
      throw atEnd("", "record.missing-tag", GameRecord.GAME);
    }
    return tags;
  }

  /**
   * A record with other tags at its head; what follows the head stays as it is.
   *
   * @param text in our own form
   * @param named what the tags are called that are left out
   * @param others stand at the end of the head then
   * @throws NotationException if there is no such head
   */
  public static String withTags(String text, Set<String> named, List<GameRecord.Tag> others)
      throws NotationException {
    RecordParser parser = new RecordParser(text, id -> Optional.empty());
    List<GameRecord.Tag> tags = new ArrayList<>(head(parser));
    tags.removeIf(tag -> named.contains(tag.name()));
    tags.addAll(others);
    String head = tags.stream().map(RecordWriter::line).collect(Collectors.joining("\n"));
    return head + "\n\n" + parser.rest();
  }

  /** Where the first line begins that is neither a tag nor blank; less than 0 if there is none. */
  static int endOfHead(byte[] bytes) {
    int start = 0;
    boolean blank = true;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n' || bytes[i] == '\r') {
        start = i + 1;
        blank = true;
      } else if (blank && bytes[i] >= 0 && !Character.isWhitespace(bytes[i])) {
        blank = false;
        if (bytes[i] != '[' && start > 0) {
          return start;
        }
      }
    }
    return -1;
  }

  private static byte[] with(byte[] rest, byte[] first) {
    return ByteBuffer.allocate(first.length + rest.length).put(first).put(rest).array();
  }

  static String text(byte[] bytes) throws NotationException {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer chars = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), chars, true);
    String text = PlainText.lines(chars.flip().toString());
    if (result.isError()) {
      throw atEnd(text, "record.not-text");
    }
    if (bytes.length > LARGEST) {
      throw atEnd(text, "record.too-long");
    }
    return text;
  }

  private static NotationException atEnd(String text, String fault, Object... details) {
    int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
    int column = text.length() - text.lastIndexOf('\n');
    return new NotationException(line, column, fault, details);
  }
}
