package yomikiri.engine.games.trapez;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;

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
}
