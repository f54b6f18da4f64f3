package yomikiri.app.board.trapez;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.think.Resources;

final class TrapezBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return TrapezFace.of(Trapez.kit(Resources.NONE));
  }
}
