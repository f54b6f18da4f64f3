package yomikiri.app.board;

import yomikiri.app.text.Texts;
import yomikiri.engine.think.MoveClass;

/** The word, the sign and the style of each class of moves. */
public final class MoveClassWords {
  private MoveClassWords() {}

  /** Its name in the style sheets. */
  static String style(MoveClass moveClass) {
    return switch (moveClass) {
      case BEST -> "best";
      case INACCURACY -> "slight";
      case MISTAKE -> "clear";
      case BLUNDER -> "heavy";
    };
  }

  /** Tells classes apart without any colour. */
  public static String sign(MoveClass moveClass) {
    return switch (moveClass) {
      case BEST -> "★";
      case INACCURACY -> "▽";
      case MISTAKE -> "▼";
      case BLUNDER -> "▼▼";
    };
  }

  /** Such as "inaccuracy". */
  public static String name(Texts texts, MoveClass moveClass) {
    return texts.get(
        switch (moveClass) {
          case BEST -> "grade.best";
          case INACCURACY -> "grade.inaccuracy";
          case MISTAKE -> "grade.mistake";
          case BLUNDER -> "grade.blunder";
        });
  }
}
