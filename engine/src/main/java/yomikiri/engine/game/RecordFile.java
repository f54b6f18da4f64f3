package yomikiri.engine.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads game records from files, whatever these hold: UTF-8 text up to {@value #LARGEST} bytes. */
public final class RecordFile {
  /** More bytes than any record needs. */
  public static final int LARGEST = 1 << 20;

  private RecordFile() {}

  /**
   * Reads and checks the record in {@code file}; see {@link GameRecord#parse}.
   *
   * @throws NotationException naming line and column of the first thing wrong
   * @throws IOException if the file cannot be read
   */
  public static GameRecord<?> read(Path file, Function<String, Optional<Game<?>>> games)
      throws IOException, NotationException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(LARGEST + 1);
    }
    return GameRecord.parse(text(bytes), games);
  }

  private static String text(byte[] bytes) throws NotationException {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer chars = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), chars, true);
    String text = chars.flip().toString();
    if (result.isError()) {
      throw atEnd(text, "record.not-text", "this is not text in UTF-8");
    }
    if (bytes.length > LARGEST) {
      throw atEnd(text, "record.too-long", "longer than any game's record");
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static NotationException atEnd(String text, String fault, String message) {
    int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
    int column = text.length() - text.lastIndexOf('\n');
    return new NotationException(line, column, fault, List.of(), message);
  }
}
