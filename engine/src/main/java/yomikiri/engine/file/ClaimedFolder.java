package yomikiri.engine.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
    @Nullable FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException inThisProcess) {
      lock = null;
    }
    if (lock == null) {
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
