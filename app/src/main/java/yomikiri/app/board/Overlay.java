package yomikiri.app.board;

import java.util.List;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/** A layer that a game can draw over its board besides values, such as whose cells are whose. */
public interface Overlay {
  /** How much of the board is each seat's, by seat. */
  List<Integer> shares(Position position);

  /** The same in words. */
  List<String> words(Texts texts, Position position);

  /** How much of the board is no seat's, in words; empty where there is no such thing. */
  default String rest(Texts texts, Position position) {
    return "";
  }
}
