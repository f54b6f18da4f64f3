package yomikiri.app.store;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import yomikiri.engine.file.Disk;

/**
 * A disk with room for so many bytes more, on which nothing may be renamed if so told, and whose
 * process may be killed at any step. It forces nothing, since no test cuts the power.
 */
public final class FakeDisk implements Disk {
  private long room = Long.MAX_VALUE;
  private int steps = Integer.MAX_VALUE;
  public volatile boolean isStuck;
  public volatile String refusal = "Read-only file system";
  private volatile CountDownLatch answering = new CountDownLatch(0);

  /** What is thrown in place of being killed, and from then on whatever is asked. */
  public static final class Killed extends Error {}

  /**
   * The disk of a process that is killed after so many steps; a write takes two, half of it each.
   */
  public static FakeDisk killingAfter(int steps) {
    FakeDisk disk = new FakeDisk();
    disk.steps = steps;
    return disk;
  }

  /** From now on whoever tries to write something new has to wait until {@link #answer}. */
  public void hang() {
    answering = new CountDownLatch(1);
  }

  /** Lets those go on who wait. */
  public void answer() {
    answering.countDown();
  }

  private void awaitAnswer() {
    try {
      answering.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void step() {
    if (steps == 0) {
      throw new Killed();
    }
    steps--;
  }

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
    awaitAnswer();
    if (!Files.exists(file)) { // else nothing changes
      step();
    }
    return new FilterOutputStream(Disk.REAL.create(file)) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        int fits = taken(length);
        int half = fits / 2;
        step();
        out.write(bytes, from, half);
        step();
        out.write(bytes, from + half, fits - half);
        if (fits < length) {
          throw new IOException("No space left on device");
        }
      }
    };
  }

  @Override
  public void fill(Path file, byte[] content) throws IOException {
    awaitAnswer();
    int fits = taken(content.length);
    step();
    Disk.REAL.fill(file, Arrays.copyOf(content, fits / 2));
    step();
    Disk.REAL.fill(file, Arrays.copyOf(content, fits));
    if (fits < content.length) {
      throw new IOException("No space left on device");
    }
  }

  @Override
  public RandomAccessFile open(Path file) throws IOException {
    return Disk.REAL.open(file);
  }

  @Override
  public void delete(Path file) throws IOException {
    step();
    Disk.REAL.delete(file);
  }

  @Override
  public boolean mayWrite(Path file) {
    return Disk.REAL.mayWrite(file);
  }

  @Override
  public void copyRights(Path from, Path to) throws IOException {
    step();
    Disk.REAL.copyRights(from, to);
  }

  @Override
  public void force(Path file) {
    step();
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    step();
    if (isStuck) {
      throw new IOException(refusal);
    }
    Disk.REAL.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) {
    step();
  }
}
