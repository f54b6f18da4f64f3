package yomikiri.app.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Gathers the letters and figures of a cell's name, or of a move, as they are typed. */
final class TypedInput {
  private final List<String> names;
  private List<String> moves = List.of();
  private String typed = "";

  /** {@code names} are by cell. */
  TypedInput(List<String> names) {
    this.names = names;
  }

  /** What the letters typed so far come to. */
  sealed interface Found {
    /** The beginning of a name. */
    record Nothing() implements Found {}

    /** A cell's name; {@code whole} if nothing longer begins so. */
    record Cell(int index, boolean whole) implements Found {}

    /** A move; no longer one begins with it. */
    record Move(String text) implements Found {}

    /** A column's letters with a row that is not on the board. */
    record Off(String text) implements Found {}
  }

  /** Sets the moves that can be typed besides the names. */
  void setMoves(List<String> texts) {
    moves = texts.stream().map(text -> text.toLowerCase(Locale.ROOT)).toList();
  }

  /** Whether {@code letter} goes on with what is typed, or begins something. */
  boolean begins(char letter) {
    return isOffBoard(letter) || begins(typed + letter) || begins(String.valueOf(letter));
  }

  private boolean isOffBoard(char letter) {
    return !typed.isEmpty() && letter >= '0' && letter <= '9' && !begins(typed + letter);
  }

  /** {@code letter} is one that is known. */
  Found type(char letter) {
    boolean offBoard = isOffBoard(letter);
    String text = typed + letter;
    if (offBoard) {
      forget();
      return new Found.Off(text);
    }
    typed = begins(text) ? text : String.valueOf(letter);
    return found(typed);
  }

  private Found found(String text) {
    boolean whole = words().noneMatch(other -> isLonger(other, text));
    int cell = names.indexOf(text);
    if (whole) {
      forget();
    }
    return cell >= 0
        ? new Found.Cell(cell, whole)
        : whole && moves.contains(text) ? new Found.Move(text) : new Found.Nothing();
  }

  void forget() {
    typed = "";
  }

  private Stream<String> words() {
    return Stream.concat(names.stream(), moves.stream());
  }

  private boolean begins(String text) {
    return words().anyMatch(name -> name.startsWith(text));
  }

  private static boolean isLonger(String other, String name) {
    return other.length() > name.length() && other.startsWith(name);
  }
}
