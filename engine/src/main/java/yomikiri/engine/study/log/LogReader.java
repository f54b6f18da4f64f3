package yomikiri.engine.study.log;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import yomikiri.engine.study.Faults;
import yomikiri.engine.study.StudyException;

/** Reads the games of a log one by one; only one is in memory. */
public final class LogReader implements Closeable {
  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final InputStream in;
  private final ByteArrayOutputStream ahead = new ByteArrayOutputStream(); // the next line
  private boolean aheadIsWhole;
  private int line;
  private long length;
  private boolean torn;

  public LogReader(Path path) throws IOException {
    this(path, 0, 0);
  }

  /** Goes on after so many lines, which take so many bytes. */
  LogReader(Path path, int line, long length) throws IOException {
    this.path = path;
    this.line = line;
    this.length = length;
    this.in = new BufferedInputStream(Files.newInputStream(path), BUFFER);
    try {
      in.skipNBytes(length);
      readAhead();
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /**
   * The next game; empty at the end, and at a last line that was not written whole.
   *
   * @throws StudyException if another line is damaged
   */
  public Optional<Played> next() throws IOException, StudyException {
    torn = torn || (!aheadIsWhole && ahead.size() > 0);
    if (!aheadIsWhole || torn) {
      return Optional.empty();
    }
    Optional<Played> game = LogLine.read(ahead.toString(StandardCharsets.UTF_8));
    long bytes = ahead.size() + 1L;
    readAhead();
    if (game.isPresent()) {
      line++;
      length += bytes;
    } else if (aheadIsWhole || ahead.size() > 0) {
      throw Faults.damaged(path, line + 1);
    } else {
      torn = true;
    }
    return game;
  }

  private void readAhead() throws IOException {
    ahead.reset();
    int next = in.read();
    while (next >= 0 && next != '\n') {
      ahead.write(next);
      next = in.read();
    }
    aheadIsWhole = next == '\n';
  }

  /** Lines read so far, those it went on after included, all of them whole. */
  int line() {
    return line;
  }

  /** How many bytes these lines take. */
  long length() {
    return length;
  }

  /** Whether the log ends with a line that was not written whole; known at the end. */
  boolean isTorn() {
    return torn;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
