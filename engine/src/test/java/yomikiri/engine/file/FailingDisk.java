package yomikiri.engine.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A disk on which one kind of step fails: writing after so many bytes. */
record FailingDisk(Step failing, int room) implements Disk {
  /** What is to fail. */
  enum Step {
    CREATE,
    WRITE,
    FORCE,
    REPLACE,
    KEEP_NAMES
  }

  private void check(Step step) throws IOException {
    if (step == failing) {
      throw new IOException("fails at " + step);
    }
  }

  @Override
  public OutputStream create(Path file) throws IOException {
    check(Step.CREATE);
    return new FilterOutputStream(Disk.REAL.create(file)) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, Math.min(room, length));
        check(Step.WRITE);
      }
    };
  }

  @Override
  public void force(Path file) throws IOException {
    check(Step.FORCE);
    Disk.REAL.force(file);
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
