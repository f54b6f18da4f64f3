package yomikiri.engine.games.mattix;

import java.util.regex.Pattern;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.games.mattix.Mattix.MattixTileSet;

/**
 * Mattix as text. A move is its cell, column letter and row number from the top. A position is the
 * rows from the top joined by {@code /}, cells by {@code ,}, with {@code x} for the cross and
 * {@code .} for an empty cell; then {@code r} or {@code c} for the side to move and the scores, as
 * in {@code 5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0}.
 */
final class MattixNotation implements Notation<MattixPosition> {
  private static final int LONGEST_TEXT = 400;
  private static final int LONGEST_QUOTE = 12;
  private static final Pattern TILE = Pattern.compile("-?\\d{1,2}");
  private static final Pattern DIGITS = Pattern.compile("-?[0-9]*");
  private static final Pattern BLANK = Pattern.compile("[ \\t]");
  private static final Pattern BLANKS = Pattern.compile("[ \\t]*");
  private static final Pattern WORD = Pattern.compile("[^,/ \\t]*"); // up to the next separator
  private static final Pattern REST = Pattern.compile("(?s:.*)");
  private static final Pattern SCORE = Pattern.compile("-?\\d{1,4}");

  private final int size;

  MattixNotation(int size) {
    this.size = size;
  }

  @Override
  public String moveText(int move) {
    return "" + (char) ('a' + move % size) + (1 + move / size);
  }

  @Override
  public int readMove(String text) throws NotationException {
    if (text.length() == 2) {
      int column = Character.toLowerCase(text.charAt(0)) - 'a';
      int row = text.charAt(1) - '1';
      if (column >= 0 && column < size && row >= 0 && row < size) {
        return row * size + column;
      }
    }
    throw new NotationException(
        1, 1, "mattix.move", FoundToken.shortened(text), moveText(size * size - 1));
  }

  @Override
  public String positionText(MattixPosition position) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < size * size; cell++) {
      text.append(cell == 0 ? "" : cell % size == 0 ? "/" : ",");
      if (cell == position.cross()) {
        text.append('x');
      } else if (position.hasTile(cell)) {
        text.append(position.tile(cell));
      } else {
        text.append('.');
      }
    }
    return text.append(position.turn() == 0 ? " r " : " c ")
        .append(position.score(0))
        .append(':')
        .append(position.score(1))
        .toString();
  }

  /** A grid with its column letters and row numbers; the tiles the mover may take in brackets. */
  @Override
  public String diagram(MattixPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    StringBuilder text = new StringBuilder("  ");
    for (int column = 0; column < size; column++) {
      text.append("   ").append((char) ('a' + column)).append(' ');
    }
    for (int cell = 0; cell < size * size; cell++) {
      if (cell % size == 0) {
        text.append('\n').append(1 + cell / size).append(' ');
      }
      String inside =
          cell == position.cross()
              ? "x"
              : position.hasTile(cell) ? Integer.toString(position.tile(cell)) : ".";
      String framed = legal.contains(cell) ? "[" + inside + "]" : inside + " ";
      text.append(" ".repeat(5 - framed.length())).append(framed);
    }
    return text.toString().replaceAll(" +(?=\n|$)", "");
  }

  @Override
  public MattixPosition readPosition(String text) throws NotationException {
    return new Parser(text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text)
        .position();
  }

  /** Reads one position from left to right. */
  private final class Parser {
    private final TextCursor text;

    Parser(String text) {
      this.text = new TextCursor(text);
    }

    MattixPosition position() throws NotationException {
      text.take(BLANKS);
      byte[] values = new byte[size * size];
      int[] used = new int[21];
      long tiles = 0;
      int cross = -1;
      for (int cell = 0; cell < size * size; cell++) {
        if (cell > 0) {
          separator(cell);
        }
        int column = text.mark();
        String word = text.take(WORD);
        if (word.equals("x") || word.equals("X")) {
          if (cross >= 0) {
            throw text.fault(column, "mattix.two-crosses", moveText(cross));
          }
          cross = cell;
        } else if (!word.equals(".")) {
          values[cell] = tile(word, column, used);
          tiles |= 1L << cell;
        }
      }
      if (!text.isAtEnd() && !text.isAhead(BLANK)) {
        throw fault("mattix.too-many", size, rest().english());
      }
      if (cross < 0) {
        throw fault("mattix.no-cross");
      }
      int turn = turn();
      int first = score(':');
      int second = score(' ');
      text.take(BLANKS);
      if (!text.isAtEnd()) {
        throw text.expected(rest(), "mattix.rest");
      }
      return new MattixPosition(size, values, tiles, cross, turn, first, second);
    }

    private void separator(int cell) throws NotationException {
      boolean newRow = cell % size == 0;
      if (text.accept(newRow ? '/' : ',')) {
        return;
      }
      int row = 1 + (cell - 1) / size;
      int cells = newRow ? size : cell % size;
      if (newRow && text.peek() == ',') {
        throw fault("mattix.long-row", row, size);
      }
      if (newRow) {
        throw fault("mattix.rows", row, size, rest().english());
      }
      throw fault("mattix.short-row", row, cells, size);
    }

    private byte tile(String word, int column, int[] used) throws NotationException {
      if (!TILE.matcher(word).matches()) {
        FoundToken found = word.isEmpty() ? rest() : piece(word);
        text.goTo(column);
        throw text.expected(found, "mattix.cell");
      }
      int value = Integer.parseInt(word);
      int count = MattixTileSet.count(size, value);
      if (count == 0) {
        throw text.fault(column, "mattix.no-such-tile", value, size);
      }
      if (++used[value + 10] > count) {
        throw text.fault(column, "mattix.tile-count", value, count, size);
      }
      return (byte) value;
    }

    private int turn() throws NotationException {
      text.take(BLANKS);
      int column = text.mark();
      return switch (text.take(WORD)) {
        case "r", "R" -> 0;
        case "c", "C" -> 1;
        default -> {
          text.goTo(column);
          throw text.expected(rest(), "mattix.turn");
        }
      };
    }

    private int score(char end) throws NotationException {
      if (end == ':') {
        text.take(BLANKS);
      }
      int column = text.mark();
      String number = text.take(DIGITS);
      boolean closed = end == ' ' || text.accept(end);
      if (!closed || !SCORE.matcher(number).matches()) {
        text.goTo(column);
        throw text.expected(rest(), "mattix.scores");
      }
      return Integer.parseInt(number);
    }

    /** What stands at the current place and after it. */
    private FoundToken rest() {
      return text.isAtEnd() ? new FoundToken.End() : piece(text.ahead(REST).strip());
    }

    private static FoundToken piece(String found) {
      boolean isLong = found.length() > LONGEST_QUOTE;
      return new FoundToken.Piece(isLong ? found.substring(0, LONGEST_QUOTE) + "…" : found);
    }

    private NotationException fault(String fault, Object... details) {
      return text.fault(text.mark(), fault, details);
    }
  }
}
