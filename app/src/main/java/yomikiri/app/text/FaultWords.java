package yomikiri.app.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/** Says what is wrong with a text that cannot be read, and where. */
public final class FaultWords {
  private static final int LONGEST_QUOTE = 24;

  private final Texts texts;

  public FaultWords(Texts texts) {
    this.texts = texts;
  }

  /** One sentence with the place. */
  public String sentence(NotationException cause) {
    String what = fault(cause.fault(), cause.found(), cause.details());
    return cause.game().isPresent()
        ? texts.get(
            "fault.place-in-game", cause.line(), cause.column(), what, cause.game().getAsInt())
        : texts.get("fault.place", cause.line(), cause.column(), what);
  }

  /**
   * What is wrong.
   *
   * @param fault names the kind of mistake
   * @param found what stands at the place, if the sentence speaks of that
   * @param details what else it speaks of
   */
  public String fault(String fault, Optional<FoundToken> found, List<String> details) {
    Object[] arguments =
        Stream.<Object>concat(
                found.stream().map(this::named), details.stream().map(FaultWords::detail))
            .toArray();
    String key = "fault." + fault;
    return texts.has(key) ? texts.get(key, arguments) : texts.get("fault.unknown");
  }

  private String named(FoundToken found) {
    return switch (found) {
      case FoundToken.Piece piece -> piece.english();
      case FoundToken.End end -> texts.get("fault.the-end");
    };
  }

  /** The beginning of a text from elsewhere, short enough to be quoted. */
  public static String shortened(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
  }

  /** A small number as such, so that words may choose by it. */
  private static Object detail(String detail) {
    if (detail.matches("\\d{1,3}")) {
      return Integer.valueOf(detail);
    }
    return detail.matches("-\\d+") ? "\u2212" + detail.substring(1) : detail;
  }
}
