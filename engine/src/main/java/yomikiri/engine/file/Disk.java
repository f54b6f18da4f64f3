package yomikiri.engine.file;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import org.jspecify.annotations.Nullable;

/** The operations on the disk that safe writing needs. */
public interface Disk {
  /** The disk of this computer. */
  Disk REAL = new Real();

  /**
   * Makes a new file to be filled, which is claimed until it is closed.
   *
   * @throws java.nio.file.FileAlreadyExistsException if there is such a file
   * @throws IOException if there is no room even for a small one
   */
  OutputStream create(Path file) throws IOException;

  /** Has {@code file} hold {@code content}, whether or not it was there; nothing is forced. */
  void fill(Path file, byte[] content) throws IOException;

  /** Opens {@code file} to write anywhere in it; makes it if it is not there. */
  RandomAccessFile open(Path file) throws IOException;

  /** Deletes {@code file} if it is there. */
  void delete(Path file) throws IOException;

  /** Whether this user may write to {@code file}, which is there. */
  boolean mayWrite(Path file);

  /** Lets those read and write {@code to} who may read and write {@code from}. */
  void copyRights(Path from, Path to) throws IOException;

  /** Forces what {@code file} holds to the disk, so that it survives a power failure. */
  void force(Path file) throws IOException;

  /** Puts {@code from} in the place of {@code to}, in one step. */
  void replace(Path from, Path to) throws IOException;

  /** Forces the names in {@code folder} to the disk, so that they survive a power failure. */
  void keepNames(Path folder) throws IOException;

  /** The disk of this computer. */
  final class Real implements Disk {
    private static final int ROOM = 4096; // bytes

    private Real() {}

    @Override
    public OutputStream create(Path file) throws IOException {
      Files.createFile(file);
      boolean isMade = false;
      try {
        RandomAccessFile opened = new RandomAccessFile(file.toFile(), "rw");
        Claim claim = Claim.ofNew(file, opened);
        OutputStream made = new Output(opened, claim);
        try {
          made.write(new byte[ROOM]);
          opened.setLength(0);
          opened.seek(0);
          isMade = true;
          return made;
        } finally {
          if (!isMade) {
            made.close();
          }
        }
      } finally {
        if (!isMade) {
          Files.deleteIfExists(file);
        }
      }
    }

    @Override
    public void fill(Path file, byte[] content) throws IOException {
      Files.write(file, content);
    }

    /** Fills a file; unlike a channel it goes on where its thread was interrupted. */
    private static final class Output extends OutputStream {
      private final RandomAccessFile file;
      private final Claim claim;

      Output(RandomAccessFile file, Claim claim) {
        this.file = file;
        this.claim = claim;
      }

      @Override
      public void write(int one) throws IOException {
        file.write(one);
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        file.write(bytes, from, length);
      }

      @Override
      public void close() throws IOException {
        claim.close();
      }
    }

    @Override
    public RandomAccessFile open(Path file) throws IOException {
      try {
        return new RandomAccessFile(file.toFile(), "rw");
      } catch (FileNotFoundException vague) {
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        throw vague; // unless the same was said more clearly
      }
    }

    @Override
    public void delete(Path file) throws IOException {
      Files.deleteIfExists(file);
    }

    @Override
    public boolean mayWrite(Path file) {
      return Files.isWritable(file);
    }

    /** Who owns it stays the same as far as the system lets this user decide that. */
    @Override
    public void copyRights(Path from, Path to) throws IOException {
      PosixFileAttributeView there = view(from);
      PosixFileAttributeView here = view(to);
      if (there == null || here == null) {
        return; // a new file gets its rights from its folder
      }
      PosixFileAttributes rights = there.readAttributes();
      PosixFileAttributes own = here.readAttributes();
      if (!rights.group().equals(own.group())) {
        attempt(() -> here.setGroup(rights.group()));
      }
      if (!rights.owner().equals(own.owner())) {
        attempt(() -> here.setOwner(rights.owner()));
      }
      if (!rights.permissions().equals(own.permissions())) {
        here.setPermissions(rights.permissions());
      }
    }

    private static @Nullable PosixFileAttributeView view(Path file) {
      return Files.getFileAttributeView(file, PosixFileAttributeView.class);
    }

    /** A step that the system may refuse. */
    private interface Step {
      void run() throws IOException;
    }

    private static void attempt(Step step) throws IOException {
      try {
        step.run();
      } catch (FileSystemException refused) {
        // only the administrator may give files away
      }
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
