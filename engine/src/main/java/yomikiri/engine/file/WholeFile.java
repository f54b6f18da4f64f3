package yomikiri.engine.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * Writes files as a whole: whatever happens meanwhile, a file holds what it held before or all of
 * the new text. The text goes to a draft beside it first, which takes its place once it is on the
 * disk.
 */
public final class WholeFile {
  /** Of a draft that is swept up: it is not claimed in the moments in which it is finished. */
  private static final Duration LEAST_AGE = Duration.ofMinutes(1);

  private final Disk disk;

  public WholeFile(Disk disk) {
    this.disk = disk;
  }

  /**
   * Puts {@code text} in place of what {@code file} holds, if it is there; a link stays a link.
   *
   * @throws IOException if that failed; the file is whole all the same
   */
  public void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same for bytes. */
  public void write(Path file, byte[] bytes) throws IOException {
    try (Draft draft = draft(file)) {
      draft.write(bytes);
      draft.finish();
    }
  }

  /**
   * Begins what is to take the place of {@code file}; a link stays a link, and who may read and
   * write the file stays the same.
   *
   * @throws NotAFileException if there is something else than a file
   * @throws IOException if it cannot be written, as far as that can be known before
   */
  public Draft draft(Path file) throws IOException {
    return Draft.begin(disk, file);
  }

  /**
   * Makes sure that {@code file} can be written, as far as that can be known before.
   *
   * @throws IOException if it cannot
   */
  public void check(Path file) throws IOException {
    draft(file).close();
  }

  /**
   * Makes sure that nothing but a file, if anything, stands where {@code file} is to be.
   *
   * @throws NotAFileException if something else does
   */
  public static void checkPlace(Path file) throws IOException {
    Draft.isFile(Draft.target(file));
  }

  /** Whether two names are of one file, there or not. */
  public static boolean areOne(Path one, Path other) throws IOException {
    Path first = Draft.target(one);
    Path second = Draft.target(other);
    return first.equals(second)
        || (Files.exists(first) && Files.exists(second)
            ? Files.isSameFile(first, second)
            : Objects.equals(first.getFileName(), second.getFileName())
                && Files.isSameFile(first.resolveSibling("."), second.resolveSibling(".")));
  }

  /** Deletes drafts of killed processes; {@code now} is by the clock of the folder's disk. */
  public static void sweep(Path folder, Instant now) throws IOException {
    try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, ".*.draft")) {
      for (Path draft : drafts) {
        if (isLeft(draft, now)) {
          Files.deleteIfExists(draft);
        }
      }
    } catch (NoSuchFileException none) {
      return;
    }
  }

  /** Whether nobody writes a draft any more. */
  static boolean isLeft(Path draft, Instant now) throws IOException {
    try {
      return Files.getLastModifiedTime(draft).toInstant().isBefore(now.minus(LEAST_AGE))
          && Claim.isFree(draft);
    } catch (NoSuchFileException finished) {
      return false;
    }
  }
}
