package yomikiri.engine.file;

import java.util.List;

/**
 * A study or training in a folder cannot be read, begun or continued. The message is one English
 * sentence without full stop; {@link #fault} and {@link #details} let a screen say it in another
 * language.
 */
public abstract class FolderException extends Exception {
  private final String fault;
  private final List<String> details;

  protected FolderException(String fault, List<String> details, String message) {
    super(message);
    this.fault = fault;
    this.details = List.copyOf(details);
  }

  /** Names the kind of fault, such as {@code "study.in-use"}. */
  public final String fault() {
    return fault;
  }

  /** What the sentence speaks of, in the order in which the fault's words want them. */
  public final List<String> details() {
    return details;
  }

  public final String sentence() {
    return String.valueOf(getMessage());
  }
}
