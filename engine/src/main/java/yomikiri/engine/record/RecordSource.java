package yomikiri.engine.record;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The bytes of a stream, by lines of which one can be seen ahead, or in pieces; only that line or
 * piece is in memory. Any kind of line break ends a line. A byte order mark of UTF-8 is left out.
 */
final class RecordSource implements Closeable {
  private static final byte[] BYTE_ORDER_MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

  private static final int SEEN = 64;

  private final InputStream in;
  private final Optional<Path> file;
  private final byte[] buffer = new byte[Beginning.LENGTH];
  private int at;
  private int end;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean isAhead;
  private long aheadAt; // where the line ahead begins
  private long filled; // bytes that were ever in the buffer
  private int lines;
  private int columns;

  /** {@code file} is where the bytes come from; empty where they are in no file. */
  RecordSource(InputStream in, Optional<Path> file) throws IOException {
    this.in = in;
    this.file = file;
    fill(buffer.length);
    if (Arrays.equals(first(BYTE_ORDER_MARK.length), BYTE_ORDER_MARK)) {
      at += BYTE_ORDER_MARK.length;
    }
  }

  /** Where the bytes come from; empty where they are in no file. */
  Optional<Path> file() {
    return file;
  }

  /** As many first bytes as tell the form; asked before anything is taken. */
  byte[] beginning() {
    return first(Beginning.LENGTH);
  }

  private byte[] first(int most) {
    return Arrays.copyOfRange(buffer, at, Math.min(end, at + most));
  }

  /** Takes so many bytes, or all that are left; at most {@link Beginning#LENGTH}. */
  byte[] take(int length) throws IOException {
    fill(length);
    byte[] taken = first(length);
    at += taken.length;
    return taken;
  }

  /** Takes all bytes that are left, at most so many. */
  byte[] takeAll(int most) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    while (!isAtEnd() && all.size() < most) {
      all.writeBytes(take(Math.min(buffer.length, most - all.size())));
    }
    return all.toByteArray();
  }

  /** Takes the next byte, from 0 to 255; there is one. */
  int read() throws IOException {
    fill(1);
    int taken = buffer[at++] & 0xFF;
    fill(1);
    if (taken == '\n' || taken == '\r' && (at == end || buffer[at] != '\n')) {
      lines++;
      columns = 0;
    } else if ((taken & 0xC0) != 0x80) { // one that goes on with no character
      columns++;
    }
    return taken;
  }

  /** Whether what comes next is {@code pattern}, which needs to see only a few bytes. */
  boolean isAhead(Pattern pattern) throws IOException {
    fill(SEEN);
    return pattern.matcher(new String(first(SEEN), StandardCharsets.ISO_8859_1)).lookingAt();
  }

  /** Takes all white space up to the next byte that is none. */
  void skipBlanks() throws IOException {
    while (!isAtEnd() && buffer[at] >= 0 && buffer[at] <= ' ') {
      read();
    }
  }

  /** How many bytes were taken; the next one stands there. */
  long position() {
    return isAhead ? aheadAt : filled - (end - at);
  }

  /** How many lines were taken. */
  int lines() {
    return lines;
  }

  /** How many characters of the line are taken in which the next byte stands. */
  int columns() {
    return columns;
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
      aheadAt = position();
      readLine();
      isAhead = true;
    }
    return line.toByteArray();
  }

  /** Goes on to the next line. */
  void take() throws IOException {
    ahead();
    isAhead = false;
    lines++;
  }

  private void readLine() throws IOException {
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
      int more = in.readNBytes(buffer, end, buffer.length - end);
      end += more;
      filled += more;
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
