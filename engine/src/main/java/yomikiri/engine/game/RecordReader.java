package yomikiri.engine.game;

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

/**
 * Reads the games of a file or text one by one, whatever it holds: only one is in memory at a time.
 * Each line that begins with {@code [Game } begins another game, whatever stands above it, so that
 * a damaged game hides no other.
 */
public final class RecordReader implements Closeable {
  private static final byte[] BYTE_ORDER_MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BEGINNING =
      ("[" + GameRecord.GAME + " ").getBytes(StandardCharsets.UTF_8);

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private final ByteArrayOutputStream game = new ByteArrayOutputStream();
  private int games;
  private int lines;

  private RecordReader(InputStream in) throws IOException {
    this.in = in;
    if (isAhead(BYTE_ORDER_MARK)) {
      at += BYTE_ORDER_MARK.length;
    }
  }

  /** Begins to read a file. */
  public static RecordReader of(Path file) throws IOException {
    return of(RegularFile.open(file));
  }

  /** Begins to read what {@code in} holds; it is closed with the reader. */
  public static RecordReader of(InputStream in) throws IOException {
    return new RecordReader(in);
  }

  /** Begins to read a text. */
  public static RecordReader of(String text) throws IOException {
    return new RecordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** The next game; empty at the end. An empty text holds one game, which cannot be read. */
  public Optional<WrittenGame> next() throws IOException {
    if (games > 0 && isAtEnd()) {
      return Optional.empty();
    }
    games++;
    int linesBefore = lines;
    game.reset();
    boolean begun = false;
    while (!isAtEnd()) {
      boolean begins = isAhead(BEGINNING);
      if (begins && begun) {
        break;
      }
      begun |= begins;
      takeLine();
    }
    boolean only = games == 1 && isAtEnd();
    return Optional.of(new WrittenGame(games, only, linesBefore, game.toByteArray()));
  }

  /** Of a game that is too long only so much is kept that this can be seen. */
  private void takeLine() throws IOException {
    boolean isWhole = false;
    while (!isWhole && !isAtEnd()) {
      int from = at;
      while (at < end && !isWhole) {
        isWhole = buffer[at++] == '\n';
      }
      game.write(buffer, from, Math.min(at - from, RecordFile.LARGEST + 1 - game.size()));
    }
    lines++;
  }

  private boolean isAtEnd() throws IOException {
    fill(1);
    return at == end;
  }

  private boolean isAhead(byte[] text) throws IOException {
    fill(text.length);
    int to = Math.min(at + text.length, end);
    return Arrays.equals(buffer, at, to, text, 0, text.length);
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
