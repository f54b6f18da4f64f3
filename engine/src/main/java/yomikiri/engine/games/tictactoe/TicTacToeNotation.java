package yomikiri.engine.games.tictactoe;

import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;

/**
 * Tic-tac-toe as text. A move is its cell, column letter and row number from the top. A position is
 * the rows from the top joined by {@code /}, {@code x} and {@code o} for the tokens and {@code .}
 * for an empty cell, then the side to move: {@code x../.o./... x}.
 */
final class TicTacToeNotation implements Notation<TicTacToePosition> {
  @Override
  public String moveText(int move) {
    return "" + (char) ('a' + move % 3) + (1 + move / 3);
  }

  @Override
  public int readMove(String text) throws NotationException {
    if (text.length() == 2) {
      int column = Character.toLowerCase(text.charAt(0)) - 'a';
      int row = text.charAt(1) - '1';
      if (column >= 0 && column < 3 && row >= 0 && row < 3) {
        return row * 3 + column;
      }
    }
    throw new NotationException(1, 1, "tictactoe.move", FoundToken.shortened(text));
  }

  @Override
  public String positionText(TicTacToePosition position) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 9; cell++) {
      text.append(cell == 0 || cell % 3 > 0 ? "" : "/").append(token(position, cell));
    }
    return text.append(position.turn() == 0 ? " x" : " o").toString();
  }

  private static char token(TicTacToePosition position, int cell) {
    if ((position.cells(0) >> cell & 1) != 0) {
      return 'x';
    }
    return (position.cells(1) >> cell & 1) != 0 ? 'o' : '.';
  }

  @Override
  public TicTacToePosition readPosition(String text) throws NotationException {
    TextCursor cursor = new TextCursor(text);
    int[] cells = new int[2];
    for (int cell = 0; cell < 9; cell++) {
      if (cell > 0 && cell % 3 == 0) {
        cursor.expect('/', "tictactoe.row");
      }
      char c = Character.toLowerCase(cursor.peek());
      if (c == 'x' || c == 'o') {
        cells[c == 'x' ? 0 : 1] |= 1 << cell;
      } else if (c != '.') {
        throw cursor.expected("tictactoe.cell");
      }
      cursor.advance();
    }
    int sideAt = cursor.mark();
    String side = text.substring(sideAt).strip();
    if (!side.equalsIgnoreCase("x") && !side.equalsIgnoreCase("o")) {
      throw cursor.expected("tictactoe.turn");
    }
    int turn = side.equalsIgnoreCase("x") ? 0 : 1;
    int ahead = Integer.bitCount(cells[0]) - Integer.bitCount(cells[1]);
    if (ahead != turn) {
      throw cursor.fault(
          sideAt,
          "tictactoe.count",
          ahead,
          side,
          turn == 0 ? "as many tokens as o" : "one token more than o");
    }
    return new TicTacToePosition(cells[0], cells[1], turn);
  }
}
