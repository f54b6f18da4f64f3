package yomikiri.engine.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Makes pipes: files that keep whoever opens them waiting until somebody else does so, too. */
public final class Pipes {
  private Pipes() {}

  /** A new pipe at {@code place}; not on Windows. */
  public static Path made(Path place) throws IOException, InterruptedException {
    Process making = new ProcessBuilder("mkfifo", place.toString()).inheritIO().start();
    if (!making.waitFor(1, TimeUnit.MINUTES) || making.exitValue() != 0) {
      throw new IOException("mkfifo failed");
    }
    return place;
  }
}
