package yomikiri.engine.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * A place in a log whose games are asked for one by one. Its file is open only while the next few
 * games are read, so that thousands of logs may be read side by side.
 */
public final class LogCursor {
  private static final int AHEAD = 16;

  private final Path path;
  private final Deque<PlayedGame> ahead = new ArrayDeque<>();
  private int line;
  private long length;

  /** Before the first game of the log {@code path}. */
  public LogCursor(Path path) {
    this.path = path;
  }

  /** See {@link LogReader#next}. */
  public Optional<PlayedGame> next() throws IOException, StudyException {
    if (ahead.isEmpty()) {
      readAhead();
    }
    return Optional.ofNullable(ahead.poll());
  }

  private void readAhead() throws IOException, StudyException {
    try (LogReader games = new LogReader(path, line, length)) {
      Optional<PlayedGame> game = games.next();
      while (game.isPresent()) {
        ahead.add(game.get());
        game = ahead.size() < AHEAD ? games.next() : Optional.empty();
      }
      line = games.line();
      length = games.length();
    }
  }
}
