package yomikiri.engine.record;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The lines of a stream as bytes, of which one can be seen ahead; only that one is in memory. Any
 * kind of line break ends a line. A byte order mark of UTF-8 is left out.
 */
final class RawLines implements Closeable {
  private static final byte[] BYTE_ORDER_MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean isAhead;
  private int taken;

  RawLines(InputStream in) throws IOException {
    this.in = in;
    fill(buffer.length);
    if (Arrays.equals(beginning(BYTE_ORDER_MARK.length), BYTE_ORDER_MARK)) {
      at += BYTE_ORDER_MARK.length;
    }
  }

  /** The first bytes, at most so many; asked before any line. */
  byte[] beginning(int most) {
    return Arrays.copyOfRange(buffer, at, Math.min(end, at + most));
  }

  /** How many lines were taken. */
  int taken() {
    return taken;
  }

  boolean isAtEnd() throws IOException {
    if (isAhead) {
      return false;
    }
    fill(1);
    return at == end;
  }

  /** The line ahead with its line break; of one that is too long only so much that this is seen. */
  byte[] ahead() throws IOException {
    if (!isAhead) {
      read();
      isAhead = true;
    }
    return line.toByteArray();
  }

  /** Goes on to the next line. */
  void take() throws IOException {
    ahead();
    isAhead = false;
    taken++;
  }

  private void read() throws IOException {
    line.reset();
    boolean isWhole = false;
    while (!isWhole && !isAtEnd()) {
      int from = at;
      while (at < end && !isWhole) {
        byte b = buffer[at++];
        isWhole = b == '\n' || b == '\r';
      }
      keep(from);
    }
    if (isWhole && buffer[at - 1] == '\r') {
      fill(1);
      if (at < end && buffer[at] == '\n') {
        at++;
        keep(at - 1);
      }
    }
  }

  private void keep(int from) {
    line.write(buffer, from, Math.min(at - from, RecordFile.LARGEST + 1 - line.size()));
  }

  /** Has {@code length} bytes in the buffer, or all there are. */
  private void fill(int length) throws IOException {
    if (end - at < length) {
      System.arraycopy(buffer, at, buffer, 0, end - at);
      end -= at;
      at = 0;
      end += in.readNBytes(buffer, end, buffer.length - end);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
