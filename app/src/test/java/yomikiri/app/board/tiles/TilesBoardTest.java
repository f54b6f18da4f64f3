package yomikiri.app.board.tiles;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;

final class TilesBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return TilesFace.face();
  }
}
