package yomikiri.engine.file;

import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a file was expected there is something else, such as a folder, a pipe or a device. */
public final class NotAFileException extends FileSystemException {
  private static final long serialVersionUID = 1;

  NotAFileException(Path place) {
    super(
        place.toString(),
        null,
        "expected a file, found a " + (Files.isDirectory(place) ? "folder" : "pipe or a device"));
  }
}
