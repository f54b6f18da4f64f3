package yomikiri.engine.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A file to which lines are added one by one. Whoever is killed while adding one may leave a part
 * of it; so only what stands before the last line break counts, and the next line takes the place
 * of the rest.
 */
public final class GrowingFile implements Closeable {
  private final Disk disk;
  private final Path path;
  private final RandomAccessFile file;
  private final Closeable opened; // the file, or the claim on it
  private long length; // of all that counts
  private boolean isCut;

  private GrowingFile(Disk disk, Path path, RandomAccessFile file, Closeable opened) {
    this.disk = disk;
    this.path = path;
    this.file = file;
    this.opened = opened;
  }

  /**
   * Opens a file, which is made if it is not there; nothing of what it holds counts yet.
   *
   * @throws NotAFileException if it is no regular file
   */
  public static GrowingFile open(Path path, Disk disk) throws IOException {
    RandomAccessFile file = opened(path, disk);
    return new GrowingFile(disk, path, file, file);
  }

  /**
   * The same, claimed until it is closed or this process ends.
   *
   * @return empty if it is claimed already, by this process or another
   */
  public static Optional<GrowingFile> claim(Path path, Disk disk) throws IOException {
    AtomicReference<RandomAccessFile> opened = new AtomicReference<>();
    Optional<Claim> claim =
        Claim.of(
            path,
            () -> {
              RandomAccessFile file = opened(path, disk);
              opened.set(file);
              return file.getChannel();
            });
    return claim.map(
        held -> new GrowingFile(disk, path, Objects.requireNonNull(opened.get()), held));
  }

  private static RandomAccessFile opened(Path path, Disk disk) throws IOException {
    if (Files.exists(path)) {
      RegularFile.check(path);
    }
    return disk.open(path);
  }

  /** The first bytes that it holds, {@code most} of them if there are as many. */
  public byte[] begin(int most) throws IOException {
    byte[] begin = new byte[(int) Math.min(most, file.length())];
    file.seek(0);
    file.readFully(begin);
    return begin;
  }

  /**
   * Goes on with what it holds: lines, from the byte {@code from} on, which follows a line break or
   * is the first.
   *
   * @return how many whole lines these are
   */
  public long goOnWithLines(long from) throws IOException {
    long lines = 0;
    long end = from;
    long at = from;
    byte[] buffer = new byte[1 << 16];
    file.seek(from);
    for (int read = file.read(buffer); read > 0; read = file.read(buffer)) {
      for (int i = 0; i < read; i++) {
        at++;
        if (buffer[i] == '\n') {
          lines++;
          end = at;
        }
      }
    }
    goOnAfter(end);
    return lines;
  }

  /** Goes on after the first {@code bytes} that it holds. */
  public void goOnAfter(long bytes) {
    length = bytes;
    isCut = false;
  }

  /**
   * Adds {@code lines}, with their line breaks.
   *
   * @throws IOException if there is no room for them; what was there before is kept
   */
  public void add(String lines) throws IOException {
    byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
    if (!isCut) {
      cut();
      isCut = true;
    }
    try {
      file.write(bytes);
      length += bytes.length;
    } catch (IOException e) {
      isCut = false;
      cut();
      throw e;
    }
  }

  /** Takes away what does not count. */
  private void cut() throws IOException {
    if (file.length() > length) {
      file.setLength(length);
    }
    file.seek(length);
  }

  /** Waits until all that was added is on the disk itself. */
  public void force() throws IOException {
    disk.force(path);
  }

  @Override
  public void close() throws IOException {
    opened.close();
  }
}
