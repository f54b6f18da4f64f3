package yomikiri.app.board.othello;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.think.Resources;

final class OthelloBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return OthelloFace.of(Othello.kit(6, Resources.NONE));
  }
}
