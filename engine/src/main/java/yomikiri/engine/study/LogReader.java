package yomikiri.engine.study;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import yomikiri.engine.file.WholeLines;

/** Reads the games of a log one by one; only one is in memory. */
public final class LogReader implements Closeable {
  private final Path path;
  private final WholeLines lines;
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
    this.lines = new WholeLines(path, length);
  }

  /**
   * The next game; empty at the end, and at a last line that was not written whole.
   *
   * @throws StudyException if another line is damaged
   */
  public Optional<PlayedGame> next() throws IOException, StudyException {
    long bytes = lines.ahead();
    Optional<String> text = torn ? Optional.empty() : lines.next();
    if (text.isEmpty()) {
      torn = torn || !lines.isAtEnd();
      return Optional.empty();
    }
    Optional<PlayedGame> game = text.flatMap(LogLine::read);
    if (game.isPresent()) {
      line++;
      length += bytes;
    } else if (lines.isAtEnd()) {
      torn = true;
    } else {
      throw StudyFaults.damaged(path, line + 1);
    }
    return game;
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
    lines.close();
  }
}
