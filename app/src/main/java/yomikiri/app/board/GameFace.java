package yomikiri.app.board;

import java.util.List;
import org.kordamp.ikonli.Ikon;
import yomikiri.engine.think.GameKit;

/**
 * A game as the app shows it.
 *
 * @param family begins the keys of its words; variants of one game share it
 * @param words resource folder of its words
 * @param seatIcons a sign by seat
 */
public record GameFace(
    GameKit<?> kit, String family, String words, List<Ikon> seatIcons, BoardView.Maker board) {
  public GameFace {
    seatIcons = List.copyOf(seatIcons);
  }

  public String id() {
    return kit.game().id();
  }
}
