package yomikiri.engine.file;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads the lines of a {@link GrowingFile} one by one. What follows the last line break is part of
 * a line at best, and is never handed out.
 */
public final class WholeLines implements Closeable {
  private static final int LONGEST = 1 << 24; // bytes
  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final InputStream in;
  private final ByteArrayOutputStream ahead = new ByteArrayOutputStream(); // the next line
  private boolean aheadIsWhole;

  /**
   * @throws NotAFileException if {@code path} is no regular file
   */
  public WholeLines(Path path) throws IOException {
    this(path, 0);
  }

  /** The same, but for the first lines, which take {@code length} bytes. */
  public WholeLines(Path path, long length) throws IOException {
    this.path = path;
    this.in = new BufferedInputStream(RegularFile.open(path), BUFFER);
    boolean isOpen = false;
    try {
      in.skipNBytes(length);
      readAhead();
      isOpen = true;
    } finally {
      if (!isOpen) {
        in.close();
      }
    }
  }

  /** The next line without its end; empty after the last whole one. */
  public Optional<String> next() throws IOException {
    if (!aheadIsWhole) {
      return Optional.empty();
    }
    String line = ahead.toString(StandardCharsets.UTF_8);
    readAhead();
    return Optional.of(line);
  }

  /** Whether nothing comes after the line read last, not even part of a line. */
  public boolean isAtEnd() {
    return !aheadIsWhole && ahead.size() == 0;
  }

  /** Bytes of the next line, its end included; 0 if there is no whole one. */
  public long ahead() {
    return aheadIsWhole ? ahead.size() + 1 : 0;
  }

  private void readAhead() throws IOException {
    ahead.reset();
    int next = in.read();
    while (next >= 0 && next != '\n') {
      if (ahead.size() == LONGEST) {
        throw new FileSystemException(path.toString(), null, "a line is far too long");
      }
      ahead.write(next);
      next = in.read();
    }
    aheadIsWhole = next == '\n';
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
