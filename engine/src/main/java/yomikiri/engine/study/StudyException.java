package yomikiri.engine.study;

import java.util.List;

/**
 * A study that cannot be begun, gone on with or read. The message is one English sentence without
 * full stop; {@link #fault} and {@link #details} let a screen say it in another language.
 */
public final class StudyException extends Exception {
  private final String fault;
  private final List<String> details;

  StudyException(String fault, List<String> details, String message) {
    super(message);
    this.fault = fault;
    this.details = List.copyOf(details);
  }

  /** Names the kind of mistake, such as {@code "study.in-use"}. */
  public String fault() {
    return fault;
  }

  /** What the sentence speaks of, in the order in which the fault's words want them. */
  public List<String> details() {
    return details;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }
}
