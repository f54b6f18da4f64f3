package yomikiri.app.board;

import java.util.List;

/** Gathers the letters and figures of a cell's name as they are typed. */
final class TypedName {
  private final List<String> names;
  private String typed = "";

  /**
   * @param names by cell
   */
  TypedName(List<String> names) {
    this.names = names;
  }

  /** What the letters typed so far come to. */
  sealed interface Found {
    /** The beginning of a name, or of nothing. */
    record Nothing() implements Found {}

    /**
     * A name.
     *
     * @param whole whether no longer name begins so
     */
    record Cell(int index, boolean whole) implements Found {}

    /** A column's letters with a row that is not on the board. */
    record Off(String text) implements Found {}
  }

  Found type(char letter) {
    boolean offBoard =
        !typed.isEmpty() && letter >= '0' && letter <= '9' && !begins(typed + letter);
    String text = typed + letter;
    if (offBoard) {
      forget();
      return new Found.Off(text);
    }
    typed = begins(text) ? text : begins(String.valueOf(letter)) ? String.valueOf(letter) : "";
    int cell = names.indexOf(typed);
    if (cell < 0) {
      return new Found.Nothing();
    }
    String name = typed;
    boolean whole = names.stream().noneMatch(other -> isLonger(other, name));
    if (whole) {
      forget();
    }
    return new Found.Cell(cell, whole);
  }

  void forget() {
    typed = "";
  }

  private boolean begins(String text) {
    return names.stream().anyMatch(name -> name.startsWith(text));
  }

  private static boolean isLonger(String other, String name) {
    return other.length() > name.length() && other.startsWith(name);
  }
}
