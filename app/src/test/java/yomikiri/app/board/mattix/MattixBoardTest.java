package yomikiri.app.board.mattix;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.mattix.Mattix;

final class MattixBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return MattixFace.of(Mattix.kit(4));
  }
}
