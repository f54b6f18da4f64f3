package yomikiri.app.board.tictactoe;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;
import yomikiri.engine.games.tictactoe.TicTacToe;

final class TicTacToeBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return TicTacToeUi.of(TicTacToe.kit());
  }
}
