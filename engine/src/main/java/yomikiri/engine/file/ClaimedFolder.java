package yomikiri.engine.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A folder that nobody else may claim until it is closed or this process ends. */
public final class ClaimedFolder implements Closeable {
  private static final String LOCK = ".lock";

  private final Path path;
  private final FileChannel lock;

  private ClaimedFolder(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
  }

  /**
   * Makes the folder if need be and claims it.
   *
   * @return empty if it is claimed already, by this process or another
   */
  public static Optional<ClaimedFolder> claim(Path path) throws IOException {
    Files.createDirectories(path);
    FileChannel channel =
        FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!Claim.take(channel)) {
      channel.close();
      return Optional.empty();
    }
    return Optional.of(new ClaimedFolder(path, channel));
  }

  public Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
