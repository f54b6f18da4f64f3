package yomikiri.app.text;

import yomikiri.engine.game.NotationException;

/** Says what is wrong with a text that cannot be read, and where. */
public final class FaultWords {
  /** The engine's word for "nothing more follows" among the details of a mistake. */
  private static final String END = "the end";

  private static final int LONGEST_QUOTE = 24;

  private final Texts texts;

  public FaultWords(Texts texts) {
    this.texts = texts;
  }

  /** One sentence with the place. */
  public String sentence(NotationException cause) {
    return texts.get("fault.place", cause.line(), cause.column(), fault(cause));
  }

  private String fault(NotationException cause) {
    Object[] details =
        cause.details().stream()
            .map(detail -> detail.equals(END) ? texts.get("fault.the-end") : minus(detail))
            .toArray();
    String key = "fault." + cause.fault();
    return texts.has(key) ? texts.get(key, details) : String.valueOf(cause.getMessage());
  }

  /** As much of a foreign text as is quoted. */
  public static String shortened(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
  }

  private static String minus(String detail) {
    return detail.matches("-\\d+") ? "\u2212" + detail.substring(1) : detail;
  }
}
