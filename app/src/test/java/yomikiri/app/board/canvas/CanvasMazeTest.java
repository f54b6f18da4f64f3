package yomikiri.app.board.canvas;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;

final class CanvasMazeTest extends BoardContract {
  @Override
  protected GameFace face() {
    return CanvasMazeFace.face();
  }
}
