package yomikiri.engine.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A folder that nobody else may claim until it is closed or this process ends. */
public final class ClaimedFolder implements Closeable {
  private static final String LOCK = ".lock";

  private final Path path;
  private final Claim claim;

  private ClaimedFolder(Path path, Claim claim) {
    this.path = path;
    this.claim = claim;
  }

  /**
   * Makes the folder if need be and claims it.
   *
   * @return empty if it is claimed already, by this process or another
   */
  public static Optional<ClaimedFolder> claim(Path path) throws IOException {
    Files.createDirectories(path);
    return Claim.of(path.resolve(LOCK)).map(claim -> new ClaimedFolder(path, claim));
  }

  public Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    claim.close();
  }
}
