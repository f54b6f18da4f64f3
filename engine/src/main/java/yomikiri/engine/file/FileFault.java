package yomikiri.engine.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/**
 * The reason why a file or folder could not be read or written.
 *
 * @param reason in English, without the file's name; of {@link Kind#OTHER} in the system's words
 */
public record FileFault(Kind kind, String reason) {
  /** The kinds of faults, as far as the system reports them. */
  public enum Kind {
    MISSING,
    DENIED,
    NOT_TEXT,
    NOT_A_FILE,
    OTHER
  }

  /** What {@code cause} tells. */
  public static FileFault of(IOException cause) {
    return switch (cause) {
      case NoSuchFileException e -> new FileFault(Kind.MISSING, "no such file or folder");
      case AccessDeniedException e -> new FileFault(Kind.DENIED, "access denied");
      case CharacterCodingException e -> new FileFault(Kind.NOT_TEXT, "not text in UTF-8");
      case NotAFileException e -> new FileFault(Kind.NOT_A_FILE, String.valueOf(e.getReason()));
      case FileAlreadyExistsException e -> other("there is something else of this name");
      case NotDirectoryException e -> other("expected a folder, found something else");
      case FileSystemException e when e.getReason() != null -> other(e.getReason());
      case IOException e when e.getMessage() != null -> other(e.getMessage());
      default -> other(cause.getClass().getSimpleName());
    };
  }

  private static FileFault other(String reason) {
    return new FileFault(Kind.OTHER, reason);
  }

  /** That the file called {@code name} could not be read, in one sentence without a full stop. */
  public String unreadable(String name) {
    return name
        + switch (kind) {
          case MISSING -> ": there is no such file";
          case NOT_TEXT -> ": this is not text in UTF-8";
          case NOT_A_FILE -> ": " + reason;
          case DENIED, OTHER -> ": cannot be read: " + reason;
        };
  }

  /** That the file called {@code name} could not be written, in one sentence. */
  public String unwritable(String name) {
    return name
        + switch (kind) {
          case MISSING -> ": there is no such folder";
          case NOT_A_FILE -> ": " + reason;
          case DENIED, NOT_TEXT, OTHER -> ": cannot be written: " + reason;
        };
  }
}
