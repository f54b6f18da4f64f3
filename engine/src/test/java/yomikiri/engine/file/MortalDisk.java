package yomikiri.engine.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The disk of a process that is killed after so many steps: nothing comes after them. A write takes
 * two steps, half of it each. Nothing is forced, for who kills a process does not cut the power.
 */
public final class MortalDisk implements Disk {
  private int stepsLeft;
  private boolean dead;

  public MortalDisk(int steps) {
    this.stepsLeft = steps;
  }

  /** Of a process that nobody kills. */
  public static MortalDisk immortal() {
    return new MortalDisk(Integer.MAX_VALUE);
  }

  /** Whether a step was asked for after the last. */
  public synchronized boolean isDead() {
    return dead;
  }

  private synchronized void step() throws IOException {
    if (stepsLeft == 0) {
      dead = true;
      throw new IOException("killed");
    }
    stepsLeft--;
  }

  @Override
  public OutputStream create(Path file) throws IOException {
    if (!Files.exists(file)) { // else nothing changes
      step();
    }
    return new FilterOutputStream(Disk.REAL.create(file)) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        int half = length / 2;
        step();
        out.write(bytes, from, half);
        step();
        out.write(bytes, from + half, length - half);
      }
    };
  }

  @Override
  public void fill(Path file, byte[] content) throws IOException {
    step();
    Disk.REAL.fill(file, Arrays.copyOf(content, content.length / 2));
    step();
    Disk.REAL.fill(file, content);
  }

  @Override
  public RandomAccessFile open(Path file) throws IOException {
    step();
    return new RandomAccessFile(file.toFile(), "rw") {
      @Override
      public void write(byte[] bytes) throws IOException {
        int half = bytes.length / 2;
        step();
        super.write(Arrays.copyOf(bytes, half));
        step();
        super.write(Arrays.copyOfRange(bytes, half, bytes.length));
      }

      @Override
      public void setLength(long length) throws IOException {
        step();
        super.setLength(length);
      }
    };
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
  public void force(Path file) throws IOException {
    step();
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    step();
    Disk.REAL.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) throws IOException {
    step();
  }
}
