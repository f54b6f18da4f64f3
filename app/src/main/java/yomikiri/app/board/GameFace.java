package yomikiri.app.board;

import java.util.List;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/**
 * A game as the app shows it.
 *
 * @param family begins the keys of its words; variants of one game share it
 * @param words resource folder of its words
 * @param score what its scores are worth telling
 * @param seatIcons a sign by seat
 */
public record GameFace(
    GameKit<?> kit,
    String family,
    String words,
    Score score,
    List<Ikon> seatIcons,
    BoardView.Maker board) {
  /** What the scores of a game tell. */
  public enum Score {
    /** Points gathered move by move. */
    POINTS,
    /** Nothing but who has won. */
    OUTCOME
  }

  public GameFace {
    seatIcons = List.copyOf(seatIcons);
  }

  public String id() {
    return kit.game().id();
  }

  public boolean hasPoints() {
    return score == Score.POINTS;
  }

  /** The key of a sentence that games may put in their own way. */
  public String key(Texts texts, String common) {
    String own = family + "." + common;
    return texts.has(own) ? own : common;
  }
}
