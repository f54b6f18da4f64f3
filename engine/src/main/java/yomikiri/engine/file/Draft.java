package yomikiri.engine.file;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/**
 * The new content of a file, written beside it; closed before it is {@linkplain #finish finished}
 * it is thrown away. It may be larger than memory.
 */
public final class Draft implements Closeable {
  private final Disk disk;
  private final Path target;
  private final Path path;
  private final OutputStream file;
  private final BufferedOutputStream out;
  private boolean isFinished;

  private Draft(Disk disk, Path target, Path path, OutputStream file) {
    this.disk = disk;
    this.target = target;
    this.path = path;
    this.file = file;
    this.out = new BufferedOutputStream(file);
  }

  /** A new draft for {@code target}; its name is no other process's, alive or killed. */
  static Draft begin(Disk disk, Path target) throws IOException {
    for (int n = 1; ; n++) {
      Path path = target.resolveSibling("." + target.getFileName() + "." + n + ".draft");
      try {
        return new Draft(disk, target, path, disk.create(path));
      } catch (FileAlreadyExistsException taken) {
        // the next name may be free
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
