package yomikiri.engine.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A disk on which one kind of step fails: writing after so many bytes. */
final class FailingDisk extends OrdinaryDisk {
  private final Step failing;
  private final int room;

  /** What is to fail. */
  enum Step {
    CREATE,
    WRITE,
    FORCE,
    REPLACE,
    KEEP_NAMES
  }

  FailingDisk(Step failing, int room) {
    this.failing = failing;
    this.room = room;
  }

  private void check(Step step) throws IOException {
    if (step == failing) {
      throw new IOException("fails at " + step);
    }
  }

  @Override
  public OutputStream create(Path file) throws IOException {
    check(Step.CREATE);
    return new FilterOutputStream(super.create(file)) {
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
    super.force(file);
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    check(Step.REPLACE);
    super.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) throws IOException {
    check(Step.KEEP_NAMES);
    super.keepNames(folder);
  }
}
