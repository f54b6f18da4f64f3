package yomikiri.app.text;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/**
 * Why something could not be done.
 *
 * @param fault names the kind of mistake
 * @param found what stands in a text where something else was expected
 * @param details what else the sentence speaks of
 * @param english what it is called where this is no matter for people, such as the log
 * @param disk what was wrong with the disk, if that was it
 * @param noted what can be copied for those who mend the app; empty where the sentence says it all
 */
public record Fault(
    String fault,
    Optional<FoundToken> found,
    List<String> details,
    String english,
    Optional<Trouble> disk,
    Optional<String> noted) {
  public Fault {
    details = List.copyOf(details);
  }

  /** One of which the sentence says it all. */
  public Fault(String fault, Optional<FoundToken> found, List<String> details, String english) {
    this(fault, found, details, english, Optional.empty(), Optional.empty());
  }

  public static Fault of(FolderException cause) {
    return new Fault(cause.fault(), Optional.empty(), cause.details(), cause.sentence());
  }

  public static Fault of(NotationException cause) {
    return new Fault(cause.fault(), cause.found(), cause.details(), cause.sentence());
  }

  /**
   * What could not be written; where files may be touched.
   *
   * @param kind what is kept
   */
  public static Fault unwritable(String kind, IOException cause) {
    return of(kind + ".unwritable", cause, ": cannot be written");
  }

  /**
   * What could not be read; where files may be touched.
   *
   * @param kind what is kept
   */
  public static Fault unreadable(String kind, IOException cause) {
    return of(kind + ".unreadable", cause, ": cannot be read");
  }

  /** For what should be cleared away. */
  public static Fault untidy(IOException cause) {
    return of("kept.untidy", cause, ": cannot be removed");
  }

  private static Fault of(String fault, IOException cause, String english) {
    String place = cause instanceof FileSystemException file ? String.valueOf(file.getFile()) : "";
    IOException first = cause.getCause() instanceof IOException inner ? inner : cause;
    Trouble disk = Trouble.of(first, Path.of(place));
    return new Fault(
        fault,
        Optional.empty(),
        List.of(place),
        place + english,
        Optional.of(disk),
        Optional.of(Details.of(cause)).filter(all -> disk.details().isPresent()));
  }

  /** For what nobody foresaw. */
  public static Fault unexpected(Throwable cause) {
    return cause instanceof OutOfMemoryError
        ? new Fault("kept.no-memory", Optional.empty(), List.of(), "The app ran out of memory")
        : new Fault(
            "kept.broken",
            Optional.empty(),
            List.of(),
            "An unexpected error occurred in the app",
            Optional.empty(),
            Optional.of(Details.of(cause)));
  }

  /**
   * What can be copied beside its sentence for those who mend the app; empty where the sentence
   * says it all.
   */
  public Optional<String> noted(Texts texts) {
    return noted.or(() -> Optional.of(english).filter(all -> !texts.has("fault." + fault)));
  }

  /** One sentence in the language set. */
  public String sentence(Texts texts) {
    String what = new FaultWords(texts).fault(fault, found, details);
    return disk.filter(trouble -> trouble.details().isEmpty())
        .map(why -> texts.get("fault.kept.because", what, new TroubleWords(texts).reason(why)))
        .orElse(what);
  }
}
