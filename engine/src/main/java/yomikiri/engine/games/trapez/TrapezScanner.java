package yomikiri.engine.games.trapez;

import java.util.List;
import yomikiri.engine.game.Found;
import yomikiri.engine.game.NotationException;

/** Reads a position from left to right. */
final class TrapezScanner {
  private final String text;
  private final int[] tiles = new int[Board.CELLS];
  private int at;

  TrapezScanner(String text) {
    this.text = text;
  }

  TrapezPosition read() throws NotationException {
    for (int row = 0; row < Board.ROWS; row++) {
      row(row);
    }
    if (next() != ' ') {
      throw unexpected("trapez.blank", "expected a blank and the side to move");
    }
    at++;
    int turn = turn();
    while (next() == ' ') {
      at++;
    }
    if (at < text.length()) {
      throw unexpected("trapez.rest", "expected the end");
    }
    return new TrapezPosition(tiles, turn);
  }

  private void row(int row) throws NotationException {
    if (row > 0) {
      if (next() != '/') {
        throw unexpected("trapez.row", "expected / and " + Board.ROWS + " rows of cells in all");
      }
      at++;
    }
    int start = at;
    while (isCell(next())) {
      at++;
    }
    int found = at - start;
    if (found != Board.length(row)) {
      throw rowLength(row, start, found);
    }
    for (int column = 0; column < found; column++) {
      char c = text.charAt(start + column);
      int cell = Board.cell(row, column);
      tiles[cell] = c == '.' ? 0 : c - '0';
      if (cell == Board.CENTRE && c == '.') {
        throw new NotationException(
            1,
            start + column + 1,
            "trapez.centre",
            List.of(Board.name(cell)),
            "expected a tile in the centre, " + Board.name(cell));
      }
    }
  }

  private NotationException rowLength(int row, int start, int found) {
    if (next() != '/' && next() != ' ' && at < text.length()) {
      return unexpected("trapez.cell", "expected . or a tile from 1 to 6 in a cell");
    }
    String letter = Character.toString('a' + row);
    String expected = Integer.toString(Board.length(row));
    return new NotationException(
        1,
        start + 1,
        "trapez.row-length",
        List.of(letter, expected, Integer.toString(found)),
        "expected " + expected + " cells in row " + letter + ", found " + found);
  }

  /** The side to move, who has the number of tiles that goes with it. */
  private int turn() throws NotationException {
    char side = Character.toLowerCase(next());
    if (side != 'l' && side != 'd') {
      throw unexpected("trapez.turn", "expected l or d for the side to move");
    }
    int turn = side == 'l' ? 0 : 1;
    int count = 0;
    for (int tile : tiles) {
      count += tile == 0 ? 0 : 1;
    }
    if (count % 2 == turn) {
      throw new NotationException(
          1,
          at + 1,
          "trapez.count",
          List.of(Character.toString(side), Integer.toString(count)),
          "with "
              + side
              + " to move the number of tiles must be "
              + (turn == 0 ? "odd" : "even")
              + ", found "
              + count);
    }
    at++;
    return turn;
  }

  private char next() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private static boolean isCell(char c) {
    return c == '.' || c >= '1' && c <= '6';
  }

  private NotationException unexpected(String fault, String expected) {
    return NotationException.unexpected(at + 1, fault, expected, Found.at(at, text));
  }
}
