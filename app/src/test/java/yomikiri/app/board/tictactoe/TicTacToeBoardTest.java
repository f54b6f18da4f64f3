package yomikiri.app.board.tictactoe;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.tictactoe.TicTacToe;

final class TicTacToeBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return TicTacToeFace.of(TicTacToe.kit());
  }
}
