package yomikiri.engine.games.trapez;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;

/**
 * Trapez as text. A tile is the direction of the middle one of its light edges, {@code 1} east to
 * {@code 6} north-east, clockwise. A move is the cell, row letter and number from the left, and the
 * tile: {@code b2:3}; then the cell of a tile that is turned, {@code +} for clockwise or {@code -}:
 * {@code b2:3/c3+}. A position is the rows from the top joined by {@code /}, {@code .} for an empty
 * cell, then {@code l} or {@code d} for the side to move: {@code .../..../..1../..../... l}.
 */
final class TrapezNotation implements Notation<TrapezPosition> {
  private static final Pattern MOVE =
      Pattern.compile("([a-e])([1-5]):([1-6])(?:/([a-e])([1-5])([+-]))?", Pattern.CASE_INSENSITIVE);

  @Override
  public String moveText(int move) {
    String placed = HexBoard.name(TrapezMove.cell(move)) + ":" + TrapezMove.tile(move);
    int turned = TrapezMove.turnedCell(move);
    return turned < 0
        ? placed
        : placed + "/" + HexBoard.name(turned) + (TrapezMove.isClockwise(move) ? "+" : "-");
  }

  @Override
  public int readMove(String text) throws NotationException {
    Matcher parts = MOVE.matcher(text);
    int cell = parts.matches() ? cell(parts.group(1), parts.group(2)) : -1;
    if (cell >= 0) {
      int tile = parts.group(3).charAt(0) - '0';
      if (parts.group(4) == null) {
        return TrapezMove.of(cell, tile);
      }
      int turned = cell(parts.group(4), parts.group(5));
      if (turned >= 0) {
        return TrapezMove.of(cell, tile, turned, parts.group(6).equals("+"));
      }
    }
    throw new NotationException(1, 1, "trapez.move", FoundToken.shortened(text));
  }

  /** The cell of that name, or -1. */
  private static int cell(String letter, String number) {
    int row = Character.toLowerCase(letter.charAt(0)) - 'a';
    int column = number.charAt(0) - '1';
    return column < HexBoard.length(row) ? HexBoard.cell(row, column) : -1;
  }

  @Override
  public String positionText(TrapezPosition position) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < HexBoard.ROWS; row++) {
      text.append(row == 0 ? "" : "/");
      for (int column = 0; column < HexBoard.length(row); column++) {
        text.append(letter(position, HexBoard.cell(row, column)));
      }
    }
    return text.append(position.turn() == 0 ? " l" : " d").toString();
  }

  private static char letter(TrapezPosition position, int cell) {
    int tile = position.tile(cell);
    return tile == 0 ? '.' : (char) ('0' + tile);
  }

  /** The rows behind their letters, each half a cell further out than the one above it. */
  @Override
  public String diagram(TrapezPosition position) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < HexBoard.ROWS; row++) {
      text.append(row == 0 ? "" : "\n").append((char) ('a' + row));
      text.append(" ".repeat(HexBoard.length(HexBoard.ROWS / 2) - HexBoard.length(row)));
      for (int column = 0; column < HexBoard.length(row); column++) {
        text.append(' ').append(letter(position, HexBoard.cell(row, column)));
      }
    }
    return text.toString();
  }

  @Override
  public TrapezPosition readPosition(String text) throws NotationException {
    return new TrapezScanner(text).read();
  }

  /** Reads a position from left to right. */
  static final class TrapezScanner {
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
}
