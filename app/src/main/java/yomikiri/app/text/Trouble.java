package yomikiri.app.text;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.game.NotationException;

/** Why something on disk could not be read or written. */
public sealed interface Trouble {
  /** Bytes; a disk with less room is full. */
  long LITTLE = 64 << 10;

  Path place();

  /** What can be copied for those who mend the app; empty where the sentence says it all. */
  default Optional<String> details() {
    return switch (this) {
      case Unforeseen(Path there, String noted) -> Optional.of(noted);
      case Other(Path there, String noted) -> Optional.of(noted);
      case Gone gone -> Optional.empty();
      case NotAllowed notAllowed -> Optional.empty();
      case DiskFull diskFull -> Optional.empty();
      case NotAFile notAFile -> Optional.empty();
      case NotText notText -> Optional.empty();
      case Damaged damaged -> Optional.empty();
    };
  }

  /** There is no such file or folder any more. */
  record Gone(Path place) implements Trouble {}

  record NotAllowed(Path place) implements Trouble {}

  record DiskFull(Path place) implements Trouble {}

  /** Something else than a file, such as a folder or a device. */
  record NotAFile(Path place) implements Trouble {}

  /** A file that holds no text in UTF-8. */
  record NotText(Path place) implements Trouble {}

  /** A file that does not hold what it should; {@code fault} says where and why. */
  record Damaged(Path place, NotationException fault) implements Trouble {}

  /**
   * Something that nobody foresaw.
   *
   * @param noted all about it, to be copied
   */
  record Unforeseen(Path place, String noted) implements Trouble {}

  /**
   * Anything else.
   *
   * @param noted what the system said, to be copied
   */
  record Other(Path place, String noted) implements Trouble {}

  /** What nobody foresaw and kept {@code place} from being read or written. */
  static Trouble unforeseen(Throwable cause, Path place) {
    return new Unforeseen(place, Details.of(cause));
  }

  /** What kept {@code place} from being read or written. */
  static Trouble of(IOException cause, Path place) {
    FileFault fault = FileFault.of(cause);
    String reason = fault.reason();
    return switch (fault.kind()) {
      case MISSING -> new Gone(missing(place));
      case DENIED -> new NotAllowed(place);
      case NOT_A_FILE -> new NotAFile(place);
      case NOT_TEXT -> new NotText(place);
      case OTHER ->
          byDisk(reason.toLowerCase(Locale.ROOT), place)
              .orElseGet(() -> new Other(place, Details.of(cause)));
    };
  }

  /** The folder that is not there if there is such a one, else {@code place}. */
  private static Path missing(Path place) {
    Path there = place.toAbsolutePath();
    Path parent = there.getParent();
    Path gone = place;
    while (parent != null && !Files.exists(parent)) {
      gone = parent;
      parent = parent.getParent();
    }
    return gone;
  }

  /** The system's words may be in any language, so the disk is asked too. */
  private static Optional<Trouble> byDisk(String reason, Path place) {
    boolean isFull = reason.contains("no space") || reason.contains("quota");
    boolean isReadOnly = reason.contains("read-only");
    Path there = place.toAbsolutePath();
    while (there.getParent() != null && !Files.exists(there)) {
      there = there.getParent();
    }
    try {
      FileStore disk = Files.getFileStore(there);
      isFull |= disk.getUsableSpace() < LITTLE;
      isReadOnly |= disk.isReadOnly();
    } catch (IOException e) {
      // then its words must do
    }
    return isReadOnly
        ? Optional.of(new NotAllowed(place))
        : isFull ? Optional.of(new DiskFull(place)) : Optional.empty();
  }
}
