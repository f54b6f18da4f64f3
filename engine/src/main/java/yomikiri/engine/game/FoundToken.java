package yomikiri.engine.game;

/** The token found in a text where something else was expected. */
public sealed interface FoundToken {
  /** The most characters of it that a message repeats. */
  int MOST = 80;

  /** A piece of the text, as far as it is repeated. */
  record Piece(String text) implements FoundToken {
    public Piece {
      text = shortened(text);
    }

    @Override
    public String english() {
      return quoted(text);
    }
  }

  /** Nothing more: the text ends there. */
  record End() implements FoundToken {
    @Override
    public String english() {
      return "the end";
    }
  }

  /** The character at {@code index}, or the end. */
  static FoundToken at(int index, String text) {
    return index >= text.length() ? new End() : new Piece(text.substring(index, index + 1));
  }

  /** What was found, in quotation marks, as far as a message repeats it. */
  static String quoted(String text) {
    return "\"" + shortened(text) + "\"";
  }

  /**
   * As much of what was found as a message repeats; {@code …} stands for the rest, a blank for a
   * line break, and □ for what could steer a terminal or turn the direction of the text.
   */
  static String shortened(String text) {
    String begin = text;
    if (text.length() > MOST) {
      boolean isInside = Character.isHighSurrogate(text.charAt(MOST - 2));
      begin = text.substring(0, isInside ? MOST - 2 : MOST - 1) + "…";
    }
    return begin
        .replaceAll("[\\s\\p{Zl}\\p{Zp}\\x85]", " ")
        .replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}]", "□");
  }

  /** As English sentences name it, a piece in quotation marks. */
  String english();
}
