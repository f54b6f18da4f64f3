package yomikiri.app.store;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import yomikiri.engine.file.Disk;

/** A disk with room for so many bytes more, on which nothing may be renamed if so told. */
public final class FakeDisk implements Disk {
  private long room = Long.MAX_VALUE;
  boolean isStuck;

  /** Leaves room for so many bytes more. */
  public synchronized void setRoom(long bytes) {
    room = bytes;
  }

  /** As many of {@code bytes} as there is room for. */
  private synchronized int taken(int bytes) {
    int fits = (int) Math.min(room, bytes);
    room -= fits;
    return fits;
  }

  @Override
  public OutputStream create(Path file) throws IOException {
    return new FilterOutputStream(Disk.REAL.create(file)) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        int fits = taken(length);
        out.write(bytes, from, fits);
        if (fits < length) {
          throw new IOException("No space left on device");
        }
      }
    };
  }

  @Override
  public RandomAccessFile open(Path file) throws IOException {
    return Disk.REAL.open(file);
  }

  @Override
  public void delete(Path file) throws IOException {
    Disk.REAL.delete(file);
  }

  @Override
  public void force(Path file) throws IOException {
    Disk.REAL.force(file);
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    if (isStuck) {
      throw new IOException("Read-only file system");
    }
    Disk.REAL.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) throws IOException {
    Disk.REAL.keepNames(folder);
  }
}
