package yomikiri.app.play;

import yomikiri.app.board.GameFace;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;

/** Says what is wrong with what was typed, and where. */
final class FaultWords {
  /** The engine's word for "nothing more follows" among the details of a mistake. */
  private static final String END = "the end";

  private static final int LONGEST_QUOTE = 24;

  private final Texts texts;

  FaultWords(Texts texts) {
    this.texts = texts;
  }

  String sentence(NewGameViewModel.Mistake mistake, GameFace face) {
    return switch (mistake) {
      case NewGameViewModel.Mistake.BadSeed(String text) ->
          texts.get("new.bad-seed", shortened(text.strip()));
      case NewGameViewModel.Mistake.BadLayout(NotationException cause) ->
          texts.get("fault.place", cause.line(), cause.column(), fault(cause));
      case NewGameViewModel.Mistake.NoFairLayout() -> texts.get("new.fair.none");
      case NewGameViewModel.Mistake.BrokenSearch(Throwable cause) ->
          texts.get("new.fair.broken", String.valueOf(cause));
      case NewGameViewModel.Mistake.BadSize(String text) ->
          texts.get(face.family() + ".size.mistake", text.strip());
    };
  }

  private String fault(NotationException cause) {
    Object[] details =
        cause.details().stream()
            .map(detail -> detail.equals(END) ? texts.get("fault.the-end") : minus(detail))
            .toArray();
    String key = "fault." + cause.fault();
    return texts.has(key) ? texts.get(key, details) : String.valueOf(cause.getMessage());
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
  }

  private static String minus(String detail) {
    return detail.matches("-\\d+") ? "\u2212" + detail.substring(1) : detail;
  }
}
