package yomikiri.engine.game;

import java.util.List;

/**
 * A text that could not be read: where, and what is wrong there. The message is one English
 * sentence without the place; {@link #fault} and {@link #details} let a screen say it in another
 * language.
 */
public final class NotationException extends Exception {
  private final int line;
  private final int column;
  private final String fault;
  private final List<String> details;

  /**
   * @param line from 1
   * @param column from 1, counted in characters; one past the end where something is missing
   * @param fault names the kind of mistake, such as {@code "mattix.row-length"}
   * @param details what the sentence speaks of, in the order in which the fault's words want them
   * @param message one English sentence without full stop or place
   */
  public NotationException(
      int line, int column, String fault, List<String> details, String message) {
    super(message);
    this.line = line;
    this.column = column;
    this.fault = fault;
    this.details = List.copyOf(details);
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  public String fault() {
    return fault;
  }

  public List<String> details() {
    return details;
  }

  /** The same mistake, seen in a larger text that holds the faulty one from this place on. */
  public NotationException movedTo(int newLine, int columnsBefore) {
    NotationException moved =
        new NotationException(
            newLine, column + columnsBefore, fault, details, String.valueOf(getMessage()));
    moved.initCause(this);
    return moved;
  }

  /** The sentence with its place, as a command line prints it. */
  public String sentence() {
    return "line " + line + ", column " + column + ": " + getMessage();
  }
}
