package yomikiri.engine.study;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.GrowingFile;

/**
 * The games of a study on disk, one line each, in the order of their numbers; it only ever grows. A
 * line is written whole or, after a crash, is the last one and does not count.
 */
public final class StudyLog implements Closeable {
  public static final String NAME = "games.log";

  private final GrowingFile file;

  private StudyLog(GrowingFile file) {
    this.file = file;
  }

  /** Continues after the first {@code length} bytes; what follows them is dropped. */
  public static StudyLog append(Path folder, long length, Disk disk) throws IOException {
    GrowingFile file = GrowingFile.open(folder.resolve(NAME), disk);
    file.goOnAfter(length);
    return new StudyLog(file);
  }

  /**
   * Adds a game.
   *
   * @throws IOException if there is no room for it; the games before are kept
   */
  public void add(String line) throws IOException {
    file.add(line + "\n");
  }

  /** Waits until all games are on the disk itself. */
  public void force() throws IOException {
    file.force();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  /** Receives the games of a log. */
  @FunctionalInterface
  public interface Reader {
    /** Takes a game in; {@code line} is its line in the log, from 1. */
    void game(int line, PlayedGame game) throws StudyException, IOException;
  }

  /** The extent of a log up to its last whole line; {@code torn} if something follows it. */
  public record Extent(int games, long length, boolean torn) {}

  /**
   * Hands over all games of the log in {@code folder}, one after the other; none if there is no
   * log.
   *
   * @return how far they go
   * @throws StudyException naming the line if one before the last is damaged
   */
  public static Extent read(Path folder, Reader reader) throws IOException, StudyException {
    Path path = folder.resolve(NAME);
    if (!Files.exists(path)) {
      return new Extent(0, 0, false);
    }
    try (LogReader games = new LogReader(path)) {
      Optional<PlayedGame> game = games.next();
      while (game.isPresent()) {
        reader.game(games.line(), game.get());
        game = games.next();
      }
      return new Extent(games.line(), games.length(), games.isTorn());
    }
  }
}
