package yomikiri.engine.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * Writes files as a whole: whatever happens meanwhile, a file holds what it held before or all of
 * the new text. The text goes to a draft beside it first, which takes its place once it is on the
 * disk.
 */
public final class WholeFile {
  private static final Duration LONGEST_WRITE = Duration.ofMinutes(1);

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

  /** Begins what is to take the place of {@code file}; a link stays a link. */
  public Draft draft(Path file) throws IOException {
    return Draft.begin(disk, Files.exists(file) ? file.toRealPath() : file.toAbsolutePath());
  }

  /** Deletes the drafts in {@code folder} that processes left behind when they were killed. */
  public static void sweep(Path folder, Instant now) throws IOException {
    Instant dead = now.minus(LONGEST_WRITE);
    try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, ".*.draft")) {
      for (Path draft : drafts) {
        if (isOlder(draft, dead)) {
          Files.deleteIfExists(draft);
        }
      }
    } catch (NoSuchFileException none) {
      return;
    }
  }

  private static boolean isOlder(Path file, Instant limit) throws IOException {
    try {
      return Files.getLastModifiedTime(file).toInstant().isBefore(limit);
    } catch (NoSuchFileException finished) {
      return false;
    }
  }
}
