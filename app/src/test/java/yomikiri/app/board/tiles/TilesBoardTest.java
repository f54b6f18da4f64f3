package yomikiri.app.board.tiles;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;

final class TilesBoardTest extends BoardContract {
  @Override
  protected GameUi face() {
    return TilesUi.face();
  }
}
