package yomikiri.app.board.tron;

import yomikiri.app.TestCatalog;
import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;

final class TronBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return TronUi.of(TestCatalog.CATALOG.kit("tron-4").orElseThrow());
  }
}
