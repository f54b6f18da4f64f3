package yomikiri.engine.file;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The new content of a file, written beside it; closed before it is {@linkplain #finish finished}
 * it is thrown away. It may be larger than memory, and be written as long as it takes.
 */
public final class Draft implements Closeable {
  private static final int MOST_LINKS = 40;
  private static final int LONGEST_STEM = 50; // code points: with all else below 255 bytes

  private final Disk disk;
  private final Path target;
  private final Path path;
  private final OutputStream file;
  private final BufferedOutputStream out;
  private boolean isFinished;

  private Draft(Disk disk, Path target, Path path) throws IOException {
    this.disk = disk;
    this.target = target;
    this.path = path;
    this.file = disk.create(path);
    this.out = new BufferedOutputStream(file);
  }

  /**
   * A new draft for {@code place}; its name is no other process's. Drafts for the same place that
   * killed processes left are deleted.
   *
   * @throws IOException if the file cannot be written, as far as that can be known before
   */
  static Draft begin(Disk disk, Path place) throws IOException {
    Path target = target(place);
    boolean isThere = isFile(target);
    if (isThere && !disk.mayWrite(target)) {
      throw new AccessDeniedException(target.toString());
    }
    List<Path> others = new ArrayList<>();
    Draft draft = free(disk, target, others);
    boolean isBegun = false;
    try {
      if (isThere) {
        disk.copyRights(target, draft.path);
      }
      for (Path other : others) {
        if (WholeFile.isLeft(other, Files.getLastModifiedTime(draft.path).toInstant())) {
          disk.delete(other);
        }
      }
      isBegun = true;
      return draft;
    } finally {
      if (!isBegun) {
        draft.close();
      }
    }
  }

  /** The file that {@code place} is, or is a link to, there or not. */
  static Path target(Path place) throws IOException {
    Path target = place.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(place.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /**
   * Whether there is a file to be replaced.
   *
   * @throws NotAFileException if there is something else
   */
  static boolean isFile(Path target) throws IOException {
    try {
      RegularFile.check(target);
    } catch (NoSuchFileException free) {
      return false;
    }
    return true;
  }

  private static Draft free(Disk disk, Path target, List<Path> others) throws IOException {
    String name = String.valueOf(target.getFileName());
    String stem =
        name.substring(
            0,
            name.offsetByCodePoints(
                0, Math.min(LONGEST_STEM, name.codePointCount(0, name.length()))));
    for (int n = 1; ; n++) {
      Path path = target.resolveSibling("." + stem + "." + n + ".draft");
      try {
        return new Draft(disk, target, path);
      } catch (FileAlreadyExistsException taken) {
        others.add(path);
      }
    }
  }

  /** Adds {@code text} as UTF-8. */
  public void write(String text) throws IOException {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds {@code bytes}. */
  public void write(byte[] bytes) throws IOException {
    out.write(bytes);
  }

  /** What is written to it is added, as by {@link #write}; it need not be closed. */
  public OutputStream stream() {
    return out;
  }

  /** Puts all that was written in the file's place once it is on the disk itself. */
  public void finish() throws IOException {
    out.flush();
    file.close();
    disk.force(path);
    disk.replace(path, target);
    isFinished = true;
    disk.keepNames(target.resolveSibling("."));
  }

  @Override
  public void close() throws IOException {
    if (!isFinished) {
      try {
        file.close();
      } finally {
        disk.delete(path);
      }
    }
  }
}
