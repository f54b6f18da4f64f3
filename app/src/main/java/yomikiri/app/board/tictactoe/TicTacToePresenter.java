package yomikiri.app.board.tictactoe;

import yomikiri.app.board.MovePresenter;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToePosition;

/** Describes the moves and results of tic-tac-toe in words. */
final class TicTacToePresenter implements MovePresenter {
  static TicTacToePosition ticTacToe(Position position) {
    if (position instanceof TicTacToePosition ticTacToe) {
      return ticTacToe;
    }
    throw new IllegalArgumentException("no tic-tac-toe position");
  }

  @Override
  public Phrase refusal(Position position, int seat, int cell, String name) {
    return Phrase.of("tictactoe.refusal", name);
  }

  @Override
  public Phrase ending(Position position) {
    return ticTacToe(position).winningCells() == 0
        ? Phrase.of("tictactoe.ending.full")
        : Phrase.of("tictactoe.ending.row");
  }
}
