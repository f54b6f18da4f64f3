package yomikiri.engine.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/** A disk with room for so many bytes more, on which one kind of step fails. */
record FailingDisk(Step failing, int room) implements Disk {
  /** What is to fail. */
  enum Step {
    CREATE,
    WRITE,
    REPLACE,
    KEEP_NAMES
  }

  private void check(Step step) throws IOException {
    if (step == failing) {
      throw new IOException("fails at " + step);
    }
  }

  @Override
  public void create(Path file, ByteBuffer bytes) throws IOException {
    check(Step.CREATE);
    Disk.REAL.create(file, bytes.slice(0, Math.min(room, bytes.remaining())));
    check(Step.WRITE);
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    check(Step.REPLACE);
    Disk.REAL.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) throws IOException {
    check(Step.KEEP_NAMES);
    Disk.REAL.keepNames(folder);
  }
}
