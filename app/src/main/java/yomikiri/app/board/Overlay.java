package yomikiri.app.board;

import java.util.List;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/** What a game can lay over its board besides values, such as whose cells are whose. */
public interface Overlay {
  /** How much of the board is each seat's, by seat. */
  List<Integer> shares(Position position);

  /** So much of the board in words. */
  String words(Texts texts, Position position, int share);
}
