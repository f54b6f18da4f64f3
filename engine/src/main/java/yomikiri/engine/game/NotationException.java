package yomikiri.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A text that could not be read: where, and what is wrong there; what is no text has no lines, and
 * so no place. The message is one English sentence without the place; {@link #fault}, {@link
 * #found} and {@link #details} let a screen say it in another language.
 */
public final class NotationException extends Exception {
  private final int line;
  private final int column;
  private final String fault;
  private final Optional<FoundToken> found;
  private final List<String> details;
  private final OptionalInt game;
  private final boolean isOfAnotherGame;

  /**
   * A fault with the sentence of its kind, see {@link FaultSentences}.
   *
   * @param line from 1
   * @param column from 1, counted in characters; one past the end where something is missing
   * @param fault names the kind of fault, such as {@code "mattix.short-row"}
   * @param details what the sentence speaks of, in the order in which the fault's words want them;
   *     a list where several things are named one after the other
   */
  public NotationException(int line, int column, String fault, Object... details) {
    this(line, column, fault, Optional.empty(), details);
  }

  /** A fault with a sentence of its own, without full stop or place. */
  public NotationException(
      int line, int column, String fault, List<String> details, String message) {
    this(OptionalInt.empty(), line, column, fault, Optional.empty(), details, message, false);
  }

  /** A fault whose words speak of what stands at the place, {@code found} first. */
  NotationException(
      int line, int column, String fault, Optional<FoundToken> found, Object... details) {
    this(
        OptionalInt.empty(),
        line,
        column,
        fault,
        found,
        Stream.of(details).map(NotationException::detail).toList(),
        FaultSentences.of(
            fault,
            Stream.concat(found.stream().map(FoundToken::english), Stream.of(details)).toArray()),
        false);
  }

  private NotationException(
      OptionalInt game,
      int line,
      int column,
      String fault,
      Optional<FoundToken> found,
      List<String> details,
      String message,
      boolean isOfAnotherGame) {
    super(message);
    this.game = game;
    this.line = line;
    this.column = column;
    this.fault = fault;
    this.found = found;
    this.details = List.copyOf(details);
    this.isOfAnotherGame = isOfAnotherGame;
  }

  private static String detail(Object detail) {
    return detail instanceof List<?> several
        ? several.stream().map(Object::toString).collect(Collectors.joining("\n"))
        : detail.toString();
  }

  /** Something is wrong in what is no text. */
  public static NotationException ofBytes(String fault, Object... details) {
    return new NotationException(0, 0, fault, details);
  }

  /** The number of the game in a file that holds several, from 1. */
  public OptionalInt game() {
    return game;
  }

  /** From 1; 0 in what is no text. */
  public int line() {
    return line;
  }

  /** From 1; 0 in what is no text. */
  public int column() {
    return column;
  }

  public String fault() {
    return fault;
  }

  /** What stands at the place, where the fault's words speak of it: ahead of the details. */
  public Optional<FoundToken> found() {
    return found;
  }

  /** What the fault's words speak of; several things named one after the other by line. */
  public List<String> details() {
    return details;
  }

  /**
   * The same fault, made in reading a text as one of a game whose text it can hardly be: another
   * game's fault tells more.
   */
  public NotationException ofAnotherGame() {
    return moved(game, line, column, true);
  }

  /**
   * Of two faults made in reading a text as one game's and as another's, the one that tells more:
   * that which stands further on in the text; {@code other} where they stand at one place.
   *
   * @param other null for none
   */
  public NotationException likelier(@Nullable NotationException other) {
    if (other == null || isOfAnotherGame != other.isOfAnotherGame) {
      return other == null || !isOfAnotherGame ? this : other;
    }
    boolean isFurther = line > other.line || line == other.line && column > other.column;
    return isFurther ? this : other;
  }

  /** The same fault, seen in a larger text that holds the faulty one from this place on. */
  public NotationException movedTo(int newLine, int columnsBefore) {
    return moved(game, newLine, column + columnsBefore, isOfAnotherGame);
  }

  /** The same fault, seen in what is no text. */
  public NotationException ofBytes() {
    return moved(game, 0, 0, isOfAnotherGame);
  }

  /** Whether it has a place. */
  public boolean isInText() {
    return line > 0;
  }

  /** The same fault, seen in a text in which {@code before} stands ahead of the faulty one. */
  public NotationException behind(String before) {
    if (before.isEmpty()) {
      return this;
    }
    int lines = (int) before.chars().filter(c -> c == '\n').count();
    int columns = before.length() - 1 - before.lastIndexOf('\n');
    return movedTo(line + lines, line == 1 ? columns : 0);
  }

  /**
   * The same fault, seen in a file that holds so many lines before this game, and so many
   * characters before it in its first line.
   */
  public NotationException inGame(OptionalInt number, int linesBefore, int columnsBefore) {
    return isInText()
        ? moved(
            number, line + linesBefore, column + (line == 1 ? columnsBefore : 0), isOfAnotherGame)
        : moved(number, 0, 0, isOfAnotherGame);
  }

  private NotationException moved(
      OptionalInt newGame, int newLine, int newColumn, boolean ofAnotherGame) {
    NotationException moved =
        new NotationException(
            newGame,
            newLine,
            newColumn,
            fault,
            found,
            details,
            String.valueOf(getMessage()),
            ofAnotherGame);
    moved.initCause(this);
    return moved;
  }

  /** The sentence with its place in a file, as a command line prints it. */
  public String sentence(String file) {
    return file + (game.isPresent() || isInText() ? ", " : ": ") + sentence();
  }

  /** The sentence with its place. */
  public String sentence() {
    return (game.isPresent() ? "game " + game.getAsInt() + (isInText() ? ", " : ": ") : "")
        + (isInText() ? "line " + line + ", column " + column + ": " : "")
        + getMessage();
  }
}
