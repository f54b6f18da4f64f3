package yomikiri.engine.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.NotationException;

/**
 * The lines of a stream, one at a time, in bounded memory: a line that is too long is passed over
 * without being kept. A byte order mark of UTF-8 at the beginning is skipped.
 */
public final class LineReader {
  /** Bytes in the longest line taken. */
  static final int LONGEST_LINE = 1 << 16;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private final InputStream in;
  private final Charset charset;
  private final byte[] buffer = new byte[1 << 13];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int at;
  private int end;
  private int number;
  private final boolean endsAtReturn;
  private boolean isBehindReturn;

  private LineReader(InputStream in, Charset charset, boolean endsAtReturn) {
    this.in = in;
    this.charset = charset;
    this.endsAtReturn = endsAtReturn;
  }

  /** The lines of a text in UTF-8, whatever line breaks it has. */
  public LineReader(InputStream in) {
    this(in, StandardCharsets.UTF_8, true);
  }

  /** The lines of a dialogue in bytes, each a character; only a line feed ends one. */
  public static LineReader ofBytes(InputStream in) {
    return new LineReader(in, StandardCharsets.ISO_8859_1, false);
  }

  /** The number of the line read last, from 1. */
  public int number() {
    return number;
  }

  /**
   * The next line without its line break, or null at the end.
   *
   * @throws NotationException if the line is too long or not UTF-8; the one after it can be read
   */
  public @Nullable String next() throws IOException, NotationException {
    int b = read();
    if (b == '\n' && isBehindReturn) {
      b = read();
    }
    if (b < 0) {
      return null;
    }
    number++;
    line.reset();
    long length = 0;
    for (; b >= 0 && b != '\n' && !(b == '\r' && endsAtReturn); b = read()) {
      if (length < LONGEST_LINE) {
        line.write(b);
      }
      length++;
    }
    isBehindReturn = b == '\r';
    if (length > LONGEST_LINE) {
      throw new NotationException(number, LONGEST_LINE + 1, "text.long-line", LONGEST_LINE);
    }
    return decoded(line.toByteArray());
  }

  private String decoded(byte[] bytes) throws NotationException {
    int from = number == 1 && startsWithMark(bytes) ? BYTE_ORDER_MARK.length : 0;
    int to =
        bytes.length > from && bytes[bytes.length - 1] == '\r' ? bytes.length - 1 : bytes.length;
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(to - from);
    boolean malformed =
        decoder.decode(ByteBuffer.wrap(bytes, from, to - from), text, true).isError();
    text.flip();
    if (malformed) {
      throw new NotationException(number, text.length() + 1, "text.not-utf-8");
    }
    return text.toString();
  }

  private static boolean startsWithMark(byte[] bytes) {
    return bytes.length >= 3
        && bytes[0] == BYTE_ORDER_MARK[0]
        && bytes[1] == BYTE_ORDER_MARK[1]
        && bytes[2] == BYTE_ORDER_MARK[2];
  }

  private int read() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer));
      if (end == 0) {
        return -1;
      }
    }
    return buffer[at++] & 0xff;
  }
}
