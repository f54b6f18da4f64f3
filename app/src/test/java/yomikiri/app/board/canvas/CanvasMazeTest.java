package yomikiri.app.board.canvas;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;

final class CanvasMazeTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return CanvasMazeUi.ui();
  }
}
