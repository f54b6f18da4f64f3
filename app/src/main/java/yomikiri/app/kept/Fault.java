package yomikiri.app.kept;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.app.text.FaultWords;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.Found;
import yomikiri.engine.game.NotationException;

/**
 * Why something could not be done.
 *
 * @param fault names the kind of mistake
 * @param found what stands in a text where something else was expected
 * @param details what else the sentence speaks of
 * @param english the sentence where there is no better one
 */
public record Fault(String fault, Optional<Found> found, List<String> details, String english) {
  public Fault {
    details = List.copyOf(details);
  }

  public static Fault of(FolderException cause) {
    return new Fault(cause.fault(), Optional.empty(), cause.details(), cause.sentence());
  }

  static Fault of(NotationException cause) {
    return new Fault(cause.fault(), cause.found(), cause.details(), cause.sentence());
  }

  /**
   * @param kind what is kept
   */
  static Fault unwritable(String kind, IOException cause) {
    return of(kind + ".unwritable", cause, FileFault.of(cause)::unwritable);
  }

  /**
   * @param kind what is kept
   */
  static Fault unreadable(String kind, IOException cause) {
    return of(kind + ".unreadable", cause, FileFault.of(cause)::unreadable);
  }

  /** For what should be cleared away. */
  static Fault untidy(IOException cause) {
    return of("kept.untidy", cause, FileFault.of(cause)::unwritable);
  }

  private static Fault of(String fault, IOException cause, Function<String, String> english) {
    String place = cause instanceof FileSystemException file ? String.valueOf(file.getFile()) : "";
    List<String> details = List.of(place, FileFault.of(cause).reason());
    return new Fault(fault, Optional.empty(), details, english.apply(place));
  }

  /** For what nobody foresaw. */
  static Fault unexpected(Throwable cause) {
    return cause instanceof OutOfMemoryError
        ? new Fault("kept.no-memory", Optional.empty(), List.of(), "The app ran out of memory")
        : new Fault(
            "kept.broken",
            Optional.empty(),
            List.of(),
            "Something unforeseen went wrong inside the app");
  }

  /** One sentence in the language set. */
  public String sentence(Texts texts) {
    return new FaultWords(texts).fault(fault, found, details, english);
  }
}
