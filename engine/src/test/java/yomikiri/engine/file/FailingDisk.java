package yomikiri.engine.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** A disk on which one kind of step fails: writing a file after so many bytes. */
public final class FailingDisk extends OrdinaryDisk {
  private final Step failing;
  private final int room;

  /** What is to fail; {@link #ADD} is a line added to a growing file. */
  public enum Step {
    CREATE,
    RIGHTS,
    WRITE,
    ADD,
    FORCE,
    REPLACE,
    KEEP_NAMES
  }

  public FailingDisk(Step failing, int room) {
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
      private int left = room;

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        if (failing == Step.WRITE && length >= left) {
          out.write(bytes, from, left);
          left = 0;
          check(Step.WRITE);
        }
        out.write(bytes, from, length);
        left -= length;
      }
    };
  }

  @Override
  public RandomAccessFile open(Path file) throws IOException {
    return new RandomAccessFile(file.toFile(), "rw") {
      private int left = room;

      @Override
      public void write(byte[] bytes) throws IOException {
        if (failing == Step.ADD && bytes.length >= left) {
          super.write(bytes, 0, left);
          left = 0;
          check(Step.ADD);
        }
        super.write(bytes);
        left -= bytes.length;
      }
    };
  }

  @Override
  public void copyRights(Path from, Path to) throws IOException {
    check(Step.RIGHTS);
    super.copyRights(from, to);
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
