package yomikiri.engine.game;

/** What stands in a text where something else was expected. */
public sealed interface Found {
  /** A piece of the text. */
  record Piece(String text) implements Found {
    @Override
    public String english() {
      return "\"" + text + "\"";
    }
  }

  /** Nothing more: the text ends there. */
  record End() implements Found {
    @Override
    public String english() {
      return "the end";
    }
  }

  /** The character at {@code index}, or the end. */
  static Found at(int index, String text) {
    return index >= text.length() ? new End() : new Piece(text.substring(index, index + 1));
  }

  /** As English sentences name it, a piece in quotation marks. */
  String english();
}
