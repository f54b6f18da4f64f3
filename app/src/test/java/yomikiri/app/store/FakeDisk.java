package yomikiri.app.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import yomikiri.engine.file.Disk;

/** A disk with room for so many bytes more, on which nothing may be renamed if so told. */
public final class FakeDisk implements Disk {
  private long room = Long.MAX_VALUE;
  boolean isStuck;

  /** Leaves room for so many bytes more; waits for a file that is being created. */
  public synchronized void setRoom(long bytes) {
    room = bytes;
  }

  @Override
  public synchronized void create(Path file, ByteBuffer bytes) throws IOException {
    int fits = (int) Math.min(room, bytes.remaining());
    boolean isWhole = fits == bytes.remaining();
    Disk.REAL.create(file, bytes.slice(0, fits));
    room -= fits;
    if (!isWhole) {
      throw new IOException("No space left on device");
    }
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
