package yomikiri.engine.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Reads files that others may have put where they are. What is no regular file, or no link to one,
 * is not opened: a pipe or a device could keep its reader waiting for ever.
 */
public final class RegularFile {
  private RegularFile() {}

  /**
   * Opens {@code file} to be read.
   *
   * @throws NotAFileException if it is no regular file
   */
  public static InputStream open(Path file) throws IOException {
    check(file);
    return Files.newInputStream(file);
  }

  /**
   * The UTF-8 text in {@code file}, without a byte order mark.
   *
   * @param most bytes
   * @throws CharacterCodingException if it holds no text, or more of it
   * @throws NotAFileException if it is no regular file
   */
  public static String text(Path file, int most) throws IOException {
    byte[] bytes;
    try (InputStream in = open(file)) {
      bytes = in.readNBytes(most + 1);
    }
    if (bytes.length > most) {
      throw new CharacterCodingException();
    }
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** Makes sure that {@code file} is there and is a regular file. */
  static void check(Path file) throws IOException {
    if (!Files.readAttributes(file, BasicFileAttributes.class).isRegularFile()) {
      throw new NotAFileException(file);
    }
  }
}
