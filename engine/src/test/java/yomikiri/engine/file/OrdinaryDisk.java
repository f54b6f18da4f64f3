package yomikiri.engine.file;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** The disk of this computer, for tests in which some of it is to go otherwise. */
public class OrdinaryDisk implements Disk {
  @Override
  public OutputStream create(Path file) throws IOException {
    return Disk.REAL.create(file);
  }

  @Override
  public void fill(Path file, byte[] content) throws IOException {
    Disk.REAL.fill(file, content);
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
  public boolean mayWrite(Path file) {
    return Disk.REAL.mayWrite(file);
  }

  @Override
  public void copyRights(Path from, Path to) throws IOException {
    Disk.REAL.copyRights(from, to);
  }

  @Override
  public void force(Path file) throws IOException {
    Disk.REAL.force(file);
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    Disk.REAL.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) throws IOException {
    Disk.REAL.keepNames(folder);
  }
}
