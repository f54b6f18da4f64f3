package yomikiri.engine.games.othello;

import java.util.List;
import java.util.regex.Pattern;
import yomikiri.engine.game.Found;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;

/**
 * Othello as text. A move is its square, column letter and row number from the top, or {@code --}
 * for a pass. A position is the squares from a1 along the rows, {@code X} for black, {@code O} for
 * white and {@code -} for an empty square, then the side to move. What a line of an OBF file has
 * beyond that, moves and their scores, is read over.
 */
final class OthelloNotation implements Notation<OthelloPosition> {
  private static final String PASS = "--";
  private static final Pattern SCORES =
      Pattern.compile("(;\\s*([a-hA-H][1-8]|--|[pP][aA]?[sS]?[sS]?)\\s*:\\s*[+-]?\\d+\\s*)*;?\\s*");

  private final int size;

  OthelloNotation(int size) {
    this.size = size;
  }

  @Override
  public String moveText(int move) {
    return move == size * size ? PASS : "" + (char) ('a' + move % size) + (1 + move / size);
  }

  @Override
  public int parseMove(String text) throws NotationException {
    if (text.equals(PASS)) {
      return size * size;
    }
    if (text.length() == 2) {
      int column = Character.toLowerCase(text.charAt(0)) - 'a';
      int row = text.charAt(1) - '1';
      if (column >= 0 && column < size && row >= 0 && row < size) {
        return row * size + column;
      }
    }
    String last = moveText(size * size - 1);
    throw new NotationException(
        1,
        1,
        "othello.move",
        List.of(last, text),
        "expected a square from a1 to " + last + " or -- for a pass, found \"" + text + "\"");
  }

  @Override
  public String positionText(OthelloPosition position) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size * size; i++) {
      text.append(disc(position, i));
    }
    return text.append(position.turn() == 0 ? " X" : " O").toString();
  }

  private static char disc(OthelloPosition position, int cell) {
    int square = position.square(cell);
    if ((position.discs(0) >>> square & 1) != 0) {
      return 'X';
    }
    return (position.discs(1) >>> square & 1) != 0 ? 'O' : '-';
  }

  /** A grid with its column letters and row numbers; + where the side to move may play. */
  @Override
  public String diagram(OthelloPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    StringBuilder text = new StringBuilder(" ");
    for (int column = 0; column < size; column++) {
      text.append(' ').append((char) ('a' + column));
    }
    for (int i = 0; i < size * size; i++) {
      text.append(i % size == 0 ? "\n" + (1 + i / size) : "")
          .append(' ')
          .append(legal.contains(i) ? '+' : disc(position, i));
    }
    return text.toString();
  }

  @Override
  public OthelloPosition parsePosition(String text) throws NotationException {
    int cells = size * size;
    long[] discs = new long[2];
    for (int i = 0; i < cells; i++) {
      char c = i < text.length() ? Character.toUpperCase(text.charAt(i)) : ' ';
      if (c == 'X' || c == 'O') {
        discs[c == 'X' ? 0 : 1] |= 1L << i / size * 8 + i % size;
      } else if (c != '-') {
        throw unexpected(
            text, i, "othello.cell", "expected X, O or - in each of the " + cells + " squares");
      }
    }
    int end = text.indexOf(';') < 0 ? text.length() : text.indexOf(';');
    String side = text.substring(cells, Math.max(cells, end)).strip();
    String scores = text.substring(end);
    if (!SCORES.matcher(scores).matches()) {
      throw unexpected(
          text, end, "othello.scores", "expected moves and their scores such as f5:+2");
    }
    boolean black = side.equalsIgnoreCase("X");
    if (!black && !side.equalsIgnoreCase("O")) {
      throw unexpected(text, cells, "othello.turn", "expected X or O for the side to move");
    }
    return black
        ? new OthelloPosition(size, discs[0], discs[1], 0)
        : new OthelloPosition(size, discs[1], discs[0], 1);
  }

  private static NotationException unexpected(String text, int at, String fault, String expected) {
    return NotationException.unexpected(at + 1, fault, expected, Found.at(at, text));
  }
}
