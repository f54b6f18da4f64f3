package yomikiri.app.board.mattix;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;
import yomikiri.engine.games.mattix.Mattix;

final class MattixBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return MattixUi.of(Mattix.kit(4));
  }
}
