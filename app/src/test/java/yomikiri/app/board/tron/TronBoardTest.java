package yomikiri.app.board.tron;

import yomikiri.app.TestCatalog;
import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;

final class TronBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return TronFace.of(TestCatalog.CATALOG.kit("tron-4").orElseThrow());
  }
}
