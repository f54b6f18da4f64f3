package yomikiri.app.text;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/**
 * The reason why something failed, as a phrase.
 *
 * @param arguments what the sentence speaks of, files and folders among them
 * @param english what happened, for those who mend the app; people see it only where there are no
 *     words for {@code key}
 * @param noted what can be copied for those who mend the app; empty where the sentence says it all
 */
public record Fault(String key, List<Object> arguments, String english, Optional<String> noted)
    implements Phrase {
  /** Bytes; a disk with less room is full. */
  private static final long LITTLE = 64 << 10;

  public Fault {
    arguments = List.copyOf(arguments);
  }

  private Fault(String key, Object... arguments) {
    this(key, List.of(arguments), "", Optional.empty());
  }

  /** For a failure that nobody foresaw, said by the words for {@code key}. */
  public static Fault noted(String key, Throwable cause) {
    return new Fault(key).noted(cause);
  }

  private Fault noted(Throwable cause) {
    return new Fault(key, arguments, english, Optional.of(Details.of(cause)));
  }

  public static Fault of(FolderException cause) {
    if (cause.getCause() instanceof NotationException wrong) {
      Fault there = new Fault("fault.line", wrong.line(), wrong.column(), of(wrong));
      return new Fault("fault." + cause.fault(), cause.details().getFirst(), there);
    }
    return of(cause.fault(), Optional.empty(), cause.details(), cause.sentence());
  }

  /** What is wrong with a text, but not where. */
  public static Fault of(NotationException cause) {
    return of(cause.fault(), cause.found(), cause.details(), cause.sentence());
  }

  /** A fault of the engine's that has no place in a text. */
  public static Fault of(String fault, List<String> details, String english) {
    return of(fault, Optional.empty(), details, english);
  }

  private static Fault of(
      String fault, Optional<FoundToken> found, List<String> details, String english) {
    List<Object> arguments =
        Stream.concat(found.stream().map(Fault::named), details.stream().map(Fault::detail))
            .toList();
    return new Fault("fault." + fault, arguments, english, Optional.empty());
  }

  private static Object named(FoundToken found) {
    return switch (found) {
      case FoundToken.Piece piece -> Phrase.of("joined.quoted", piece.text());
      case FoundToken.End end -> Phrase.of("fault.the-end");
    };
  }

  /** A small number as such, so that words may choose by it; several things as a list. */
  private static Object detail(String detail) {
    if (detail.indexOf('\n') >= 0) {
      return detail.lines().toList();
    }
    if (detail.matches("\\d{1,3}")) {
      return Integer.valueOf(detail);
    }
    return detail.matches("-\\d+") ? "\u2212" + detail.substring(1) : detail;
  }

  /** What is wrong with a text, and where; what is no text has no place. */
  public static Fault inText(NotationException cause) {
    if (!cause.isInText()) {
      return cause.game().isPresent()
          ? new Fault("fault.in-game", of(cause), cause.game().getAsInt())
          : new Fault("fault.no-place", of(cause));
    }
    return cause.game().isPresent()
        ? new Fault(
            "fault.place-in-game", cause.line(), cause.column(), of(cause), cause.game().getAsInt())
        : new Fault("fault.place", cause.line(), cause.column(), of(cause));
  }

  /** For a file that does not hold what it should. */
  public static Fault damaged(Path file, NotationException cause) {
    return new Fault("trouble.damaged", file, inText(cause));
  }

  /** What kept {@code place} from being read or written. */
  @WorkerThread
  public static Fault of(IOException cause, Path place) {
    String kind = kind(cause, place);
    Fault fault = new Fault("trouble." + kind, kind.equals("gone") ? missing(place) : place);
    return kind.equals("other") ? fault.noted(cause) : fault;
  }

  /** What nobody foresaw and kept {@code place} from being read or written. */
  public static Fault unforeseen(Throwable cause, Path place) {
    return new Fault("trouble.unforeseen", place).noted(cause);
  }

  /** What could not be written; {@code kind} is what is kept. */
  @WorkerThread
  public static Fault unwritable(String kind, IOException cause) {
    return ofJob(kind + ".unwritable", cause, ": cannot be written");
  }

  /** What could not be read; {@code kind} is what is kept. */
  @WorkerThread
  public static Fault unreadable(String kind, IOException cause) {
    return ofJob(kind + ".unreadable", cause, ": cannot be read");
  }

  /** For what should be cleared away. */
  @WorkerThread
  public static Fault untidy(IOException cause) {
    return ofJob("kept.untidy", cause, ": cannot be removed");
  }

  @WorkerThread
  private static Fault ofJob(String fault, IOException cause, String english) {
    String place = cause instanceof FileSystemException file ? String.valueOf(file.getFile()) : "";
    IOException first = cause.getCause() instanceof IOException inner ? inner : cause;
    String why = kind(first, Path.of(place));
    Fault what = new Fault("fault." + fault, List.of(place), place + english, Optional.empty());
    return why.equals("other")
        ? what.noted(cause)
        : new Fault("joined.colon", what, Phrase.of("trouble.why." + why));
  }

  /** For what nobody foresaw. */
  public static Fault unexpected(Throwable cause) {
    return cause instanceof OutOfMemoryError
        ? new Fault("fault.kept.no-memory")
        : new Fault("fault.kept.broken").noted(cause);
  }

  /** For something of the app itself that nobody foresaw. */
  public static Fault brokenDown(Throwable cause) {
    return new Fault("app.broke-down").noted(cause);
  }

  /** The same with the whole paths of files and folders. */
  public Fault withPaths() {
    return new Fault(
        key,
        arguments.stream().map(one -> one instanceof Path path ? path.toString() : one).toList(),
        english,
        noted);
  }

  @Override
  public String in(Texts texts) {
    return texts.has(key) ? words().in(texts) : texts.get("fault.unknown");
  }

  @Override
  public Optional<String> details(Texts texts) {
    return noted
        .or(() -> words().details(texts))
        .or(() -> Optional.of(english).filter(all -> !texts.has(key)));
  }

  private Phrase words() {
    return new Phrase.Worded(key, arguments);
  }

  /** The kind of failure, by the key of its words. */
  @WorkerThread
  private static String kind(IOException cause, Path place) {
    FileFault fault = FileFault.of(cause);
    return switch (fault.kind()) {
      case MISSING -> "gone";
      case DENIED -> "not-allowed";
      case NOT_A_FILE -> "not-a-file";
      case NOT_TEXT -> "not-text";
      case OTHER -> ofDisk(fault.reason().toLowerCase(Locale.ROOT), place);
    };
  }

  /** The folder that is not there if there is such a one, else {@code place}. */
  @WorkerThread
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
  @WorkerThread
  private static String ofDisk(String reason, Path place) {
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
    return isReadOnly ? "not-allowed" : isFull ? "disk-full" : "other";
  }
}
