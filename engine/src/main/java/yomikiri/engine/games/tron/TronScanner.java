package yomikiri.engine.games.tron;

import java.util.Arrays;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Reads a position from left to right. */
final class TronScanner {
  private final TextCursor text;
  private final Arena arena;
  private final TronPosition position;
  private final int[] firstCells; // where in the text a seat has its first cell, or -1

  /**
   * @param position without heads and trails, to be filled
   */
  TronScanner(String text, Arena arena, TronPosition position) {
    this.text = new TextCursor(text);
    this.arena = arena;
    this.position = position;
    this.firstCells = new int[position.players()];
    Arrays.fill(firstCells, -1);
  }

  void read() throws NotationException {
    int rowsEnd = rows();
    blank("the seat to move");
    int turnAt = text.mark();
    int turn = turn();
    blank("the seats that are out");
    exits();
    if (!text.isRestBlank()) {
      throw text.expected("tron.rest");
    }
    checkSeats(rowsEnd);
    checkTurn(turn, turnAt);
    for (int seat = 0; seat < position.players(); seat++) {
      guessHeading(seat);
    }
  }

  /** Reads the cells; gives the place where they end. */
  private int rows() throws NotationException {
    for (int row = 0; row < arena.height(); row++) {
      if (row > 0) {
        text.expect('/', "tron.row", arena.height());
      }
      int start = text.mark();
      while (isCell(text.peek())) {
        text.advance();
      }
      String cells = text.textFrom(start);
      if (cells.length() != arena.width()) {
        throw rowLength(start, cells.length());
      }
      for (int column = 0; column < cells.length(); column++) {
        put(cells.charAt(column), row * GridCellSet.ROW + column, start + column);
      }
    }
    return text.mark();
  }

  private NotationException rowLength(int start, int found) {
    if (text.peek() != '/' && text.peek() != ' ' && !text.isAtEnd()) {
      String last = letter('a', position.players() - 1);
      String heads = letter('A', position.players() - 1);
      return text.expected("tron.cell", last, heads);
    }
    int expected = arena.width();
    return text.fault(start, "tron.row-length", expected, found);
  }

  private void put(char c, int cell, int place) throws NotationException {
    if (c == '.') {
      return;
    }
    int seat = Character.toLowerCase(c) - 'a';
    boolean isHead = c < 'a';
    if (isHead && !position.isOut(seat)) {
      throw text.fault(place, "tron.two-heads", seat + 1);
    }
    if (firstCells[seat] < 0) {
      firstCells[seat] = place;
    }
    if (isHead) {
      position.putHead(seat, cell);
    } else {
      position.putTrail(seat, cell);
    }
  }

  /** The seat to move, from 0. */
  private int turn() throws NotationException {
    if (position.isJoint()) {
      text.expect('-', "tron.turn-joint");
      return TronPosition.NONE;
    }
    int seat = text.peek() - '1';
    if (seat < 0 || seat >= position.players()) {
      throw text.expected("tron.turn", position.players());
    }
    text.advance();
    return seat;
  }

  private void exits() throws NotationException {
    if (text.accept('-')) {
      return;
    }
    int from = text.mark();
    do {
      int first = exit(from);
      if (position.isJoint() && text.accept('=')) {
        position.setOut(first, exit(from));
      } else {
        position.setOut(first);
      }
    } while (!text.isAtEnd() && text.peek() != ' ');
  }

  /**
   * A seat that is out, from 0.
   *
   * @param from where their list begins
   */
  private int exit(int from) throws NotationException {
    int seat = text.peek() - '1';
    if (seat < 0 || seat >= position.players()) {
      throw text.expected("tron.out", position.players());
    }
    if (text.textFrom(from).indexOf(text.peek()) >= 0) {
      throw text.fault(text.mark(), "tron.out-twice", seat + 1);
    }
    if (firstCells[seat] >= 0) {
      throw text.fault(firstCells[seat], "tron.out-cells", seat + 1);
    }
    text.advance();
    return seat;
  }

  /** Each seat has a head, or is out; in turns the last one stands. */
  private void checkSeats(int rowsEnd) throws NotationException {
    int in = 0;
    for (int seat = 0; seat < position.players(); seat++) {
      boolean isListed = position.exit(seat) > 0;
      if (!isListed && position.isOut(seat)) {
        String head = letter('A', seat);
        throw text.fault(
            firstCells[seat] >= 0 ? firstCells[seat] : rowsEnd, "tron.no-head", seat + 1, head);
      }
      in += isListed ? 0 : 1;
    }
    if (in == 0 && !position.isJoint()) {
      throw text.fault(text.mark() - 1, "tron.all-out");
    }
  }

  private void checkTurn(int turn, int turnAt) throws NotationException {
    if (!position.isJoint() && position.isOut(turn)) {
      throw text.fault(turnAt, "tron.turn-out", turn + 1);
    }
    position.setTurn(turn);
  }

  /** A head beside one cell of its trail came from there. */
  private void guessHeading(int seat) {
    int heading = TronPosition.NONE;
    int count = 0;
    for (int move = 0; move < Arena.MOVES && !position.isOut(seat); move++) {
      if (GridCellSet.isIn(position.trail(seat), Arena.target(position.head(seat), move))) {
        heading = Arena.opposite(move);
        count++;
      }
    }
    if (count == 1) {
      position.setHeading(seat, heading);
    }
  }

  private void blank(String before) throws NotationException {
    text.expect(' ', "tron.blank", before);
  }

  private boolean isCell(char c) {
    int seat = (c | 0x20) - 'a';
    return c == '.' || c >= 'A' && seat >= 0 && seat < position.players();
  }

  private static String letter(char first, int seat) {
    return Character.toString(first + seat);
  }
}
