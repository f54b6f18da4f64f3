package yomikiri.engine.file;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** What writing files safely asks of the disk. */
public interface Disk {
  /** The disk of this computer. */
  Disk REAL = new Real();

  /**
   * Makes a new file to be filled.
   *
   * @throws java.nio.file.FileAlreadyExistsException if there is such a file
   */
  OutputStream create(Path file) throws IOException;

  /** Opens {@code file} to write anywhere in it; makes it if it is not there. */
  RandomAccessFile open(Path file) throws IOException;

  /** Deletes {@code file} if it is there. */
  void delete(Path file) throws IOException;

  /** Forces what {@code file} holds to the disk, so that it survives a power failure. */
  void force(Path file) throws IOException;

  /** Puts {@code from} in the place of {@code to}, in one step. */
  void replace(Path from, Path to) throws IOException;

  /** Forces the names in {@code folder} to the disk, so that they survive a power failure. */
  void keepNames(Path folder) throws IOException;

  /** The disk of this computer. */
  final class Real implements Disk {
    private Real() {}

    @Override
    public OutputStream create(Path file) throws IOException {
      return Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    @Override
    public RandomAccessFile open(Path file) throws IOException {
      return new RandomAccessFile(file.toFile(), "rw");
    }

    @Override
    public void delete(Path file) throws IOException {
      Files.deleteIfExists(file);
    }

    @Override
    public void force(Path file) throws IOException {
      try (FileChannel opened = FileChannel.open(file, StandardOpenOption.WRITE)) {
        opened.force(true);
      }
    }

    @Override
    public void replace(Path from, Path to) throws IOException {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Where folders cannot be opened, as on Windows, the system sees to it by itself. */
    @Override
    public void keepNames(Path folder) throws IOException {
      FileChannel opened;
      try {
        opened = FileChannel.open(folder, StandardOpenOption.READ);
      } catch (AccessDeniedException notForFolders) {
        return;
      }
      try (opened) {
        opened.force(true);
      }
    }
  }
}
