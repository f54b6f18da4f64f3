package yomikiri.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A text that could not be read: where, and what is wrong there. The message is one English
 * sentence without the place; {@link #fault}, {@link #found} and {@link #details} let a screen say
 * it in another language.
 */
public final class NotationException extends Exception {
  private final int line;
  private final int column;
  private final String fault;
  private final Optional<Found> found;
  private final List<String> details;
  private final OptionalInt game;

  /**
   * @param line from 1
   * @param column from 1, counted in characters; one past the end where something is missing
   * @param fault names the kind of mistake, such as {@code "mattix.row-length"}
   * @param details what the sentence speaks of, in the order in which the fault's words want them
   * @param message one English sentence without full stop or place
   */
  public NotationException(
      int line, int column, String fault, List<String> details, String message) {
    this(OptionalInt.empty(), line, column, fault, Optional.empty(), details, message);
  }

  private NotationException(
      OptionalInt game,
      int line,
      int column,
      String fault,
      Optional<Found> found,
      List<String> details,
      String message) {
    super(message);
    this.game = game;
    this.line = line;
    this.column = column;
    this.fault = fault;
    this.found = found;
    this.details = List.copyOf(details);
  }

  /**
   * In a text of one line, something stands where something else was expected.
   *
   * @param column from 1
   * @param expected an English sentence such as "expected x or o in a cell"
   */
  public static NotationException unexpected(
      int column, String fault, String expected, Found found) {
    return new NotationException(
        OptionalInt.empty(),
        1,
        column,
        fault,
        Optional.of(found),
        List.of(),
        expected + ", found " + found.english());
  }

  /** The number of the game in a file that holds several, from 1. */
  public OptionalInt game() {
    return game;
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

  /** What stands at the place, where the fault's words speak of it: ahead of the details. */
  public Optional<Found> found() {
    return found;
  }

  public List<String> details() {
    return details;
  }

  /**
   * The one of both mistakes that stands further on in the text; {@code other} where they stand at
   * one place.
   *
   * @param other null for none
   */
  public NotationException further(@Nullable NotationException other) {
    boolean isFurther =
        other == null || line > other.line || line == other.line && column > other.column;
    return isFurther || other == null ? this : other;
  }

  /** The same mistake, seen in a larger text that holds the faulty one from this place on. */
  public NotationException movedTo(int newLine, int columnsBefore) {
    return moved(game, newLine, column + columnsBefore);
  }

  /** The same mistake, seen in a file that holds {@code linesBefore} lines before this game. */
  NotationException inGame(OptionalInt number, int linesBefore) {
    return moved(number, line + linesBefore, column);
  }

  private NotationException moved(OptionalInt newGame, int newLine, int newColumn) {
    NotationException moved =
        new NotationException(
            newGame, newLine, newColumn, fault, found, details, String.valueOf(getMessage()));
    moved.initCause(this);
    return moved;
  }

  /** The sentence with its place, as a command line prints it. */
  public String sentence() {
    return (game.isPresent() ? "game " + game.getAsInt() + ", " : "")
        + "line "
        + line
        + ", column "
        + column
        + ": "
        + getMessage();
  }
}
