package yomikiri.app.board.tiles;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;

final class TilesBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return TilesUi.ui();
  }
}
