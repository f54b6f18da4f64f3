package yomikiri.engine.games.trapez;

import java.util.regex.Pattern;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;

/** Reads a position from left to right. */
final class TrapezScanner {
  private static final Pattern CELLS = Pattern.compile("[.1-6]*");
  private static final Pattern BLANKS = Pattern.compile(" *");

  private final TextCursor text;
  private final int[] tiles = new int[HexBoard.CELLS];

  TrapezScanner(String text) {
    this.text = new TextCursor(text);
  }

  TrapezPosition read() throws NotationException {
    for (int row = 0; row < HexBoard.ROWS; row++) {
      if (row > 0) {
        text.expect('/', "trapez.row", HexBoard.ROWS);
      }
      row(row);
    }
    text.expect(' ', "trapez.blank");
    int turn = turn();
    text.take(BLANKS);
    if (!text.isAtEnd()) {
      throw text.expected("trapez.rest");
    }
    return new TrapezPosition(tiles, turn);
  }

  private void row(int row) throws NotationException {
    int start = text.mark();
    String cells = text.take(CELLS);
    if (cells.length() != HexBoard.length(row)) {
      throw rowLength(row, start, cells.length());
    }
    for (int column = 0; column < cells.length(); column++) {
      char c = cells.charAt(column);
      int cell = HexBoard.cell(row, column);
      tiles[cell] = c == '.' ? 0 : c - '0';
      if (cell == HexBoard.CENTRE && c == '.') {
        String name = HexBoard.name(cell);
        throw text.fault(start + column, "trapez.centre", name);
      }
    }
  }

  private NotationException rowLength(int row, int start, int found) {
    if (text.peek() != '/' && text.peek() != ' ' && !text.isAtEnd()) {
      return text.expected("trapez.cell");
    }
    char letter = (char) ('a' + row);
    int expected = HexBoard.length(row);
    return text.fault(start, "trapez.row-length", letter, expected, found);
  }

  /** The side to move, who has the number of tiles that goes with it. */
  private int turn() throws NotationException {
    char side = Character.toLowerCase(text.peek());
    if (side != 'l' && side != 'd') {
      throw text.expected("trapez.turn");
    }
    int turn = side == 'l' ? 0 : 1;
    int count = 0;
    for (int tile : tiles) {
      count += tile == 0 ? 0 : 1;
    }
    if (count % 2 == turn) {
      throw text.fault(text.mark(), "trapez.count", side, count, turn == 0 ? "odd" : "even");
    }
    text.advance();
    return turn;
  }
}
