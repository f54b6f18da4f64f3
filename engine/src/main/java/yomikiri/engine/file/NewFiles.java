package yomikiri.engine.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * Many new files of one folder, written far faster than one after the other: several threads write
 * drafts at once, and the files get their names together. Each is whole or not there.
 */
public final class NewFiles {
  private final Disk disk;
  private final Path folder;

  public NewFiles(Disk disk, Path folder) {
    this.disk = disk;
    this.folder = folder;
  }

  /**
   * Writes what a new file is to hold and forces it to the disk; from any thread. If that fails,
   * nothing is left of it.
   *
   * @param name no other file's, nor any other draft's
   */
  public void draft(String name, byte[] content) throws IOException {
    boolean isWritten = false;
    try {
      try (OutputStream out = disk.create(draft(name))) {
        out.write(content);
      }
      disk.force(draft(name));
      isWritten = true;
    } finally {
      if (!isWritten) {
        disk.delete(draft(name));
      }
    }
  }

  /** Gives files their names whose drafts are written. */
  public void name(List<String> names) throws IOException {
    for (String name : names) {
      disk.replace(draft(name), folder.resolve(name));
    }
    disk.keepNames(folder);
  }

  /** Called so that {@link WholeFile#sweep} clears away what a killed process has left. */
  private Path draft(String name) {
    return folder.resolve("." + name + ".draft");
  }
}
