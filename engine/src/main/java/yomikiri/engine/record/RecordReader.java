package yomikiri.engine.record;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.GameLookup;

/**
 * Reads the games of a file or text one by one, whatever it holds: only one is in memory at a time.
 * Where one ends and the next begins depends on the form they are in. Of a file in a form that is
 * not read, one unreadable game is reported.
 */
public final class RecordReader implements Closeable {
  private final RawLines lines;
  private final RecordFormat format;
  private final GameLookup known;
  private final ByteArrayOutputStream game = new ByteArrayOutputStream();
  private int games;
  private boolean isOver;

  private RecordReader(InputStream in, GameLookup known) throws IOException {
    this.lines = new RawLines(in);
    this.format = RecordFormat.of(lines.beginning(RecordFormat.SEEN));
    this.known = known;
  }

  /**
   * Begins to read a file.
   *
   * @param known those that a game may be of
   */
  public static RecordReader of(Path file, GameLookup known) throws IOException {
    return of(RegularFile.open(file), known);
  }

  /** Begins to read what {@code in} holds; it is closed with the reader. */
  public static RecordReader of(InputStream in, GameLookup known) throws IOException {
    try {
      return new RecordReader(in, known);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /** Begins to read a text. */
  public static RecordReader of(String text, GameLookup known) throws IOException {
    return new RecordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), known);
  }

  /** The next game; empty at the end. An empty text holds one game, which cannot be read. */
  public Optional<RawRecord> next() throws IOException {
    if (games > 0 && isAtEnd()) {
      return Optional.empty();
    }
    games++;
    int linesBefore = lines.taken();
    game.reset();
    if (format.isRead()) {
      takeGame(new RecordDivision(known));
    } else {
      game.writeBytes(lines.beginning(RecordFormat.SEEN));
      isOver = true;
    }
    boolean only = games == 1 && isAtEnd();
    return Optional.of(new RawRecord(games, only, linesBefore, game.toByteArray()));
  }

  private boolean isAtEnd() throws IOException {
    return isOver || lines.isAtEnd();
  }

  /** Of a game that is too long only so much is kept that this can be seen. */
  private void takeGame(RecordDivision division) throws IOException {
    while (!lines.isAtEnd()) {
      byte[] line = lines.ahead();
      if (division.isNext(new String(line, StandardCharsets.UTF_8))) {
        return;
      }
      game.write(line, 0, Math.min(line.length, RecordFile.LARGEST + 1 - game.size()));
      lines.take();
    }
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }

  /**
   * The lines of a stream as bytes, of which one can be seen ahead; only that one is in memory. Any
   * kind of line break ends a line. A byte order mark of UTF-8 is left out.
   */
  static final class RawLines implements Closeable {
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

    /**
     * The line ahead with its line break; of one that is too long only so much that this is seen.
     */
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
}
