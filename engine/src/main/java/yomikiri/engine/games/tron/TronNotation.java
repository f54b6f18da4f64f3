package yomikiri.engine.games.tron;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * Tron as text. A move is {@code U}, {@code D}, {@code L} or {@code R}. A position is the rows from
 * the top joined by {@code /}: {@code .} free, {@code a} to {@code d} the trails of the seats,
 * {@code A} to {@code D} their heads; then the seat to move from {@code 1} on, {@code -} where all
 * move at once; then the seats that are out, in the order they went, {@code =} between those that
 * went at once, {@code -} for none: {@code aA../..bB 1 -}.
 */
final class TronNotation<P extends TronPosition & Position> implements Notation<P> {
  private static final String MOVES = "UDLR";

  private final Arena arena;
  private final TronPosition.Kind<P> kind;

  TronNotation(Arena arena, TronPosition.Kind<P> kind) {
    this.arena = arena;
    this.kind = kind;
  }

  @Override
  public String moveText(int move) {
    return MOVES.substring(move, move + 1);
  }

  @Override
  public int readMove(String text) throws NotationException {
    int move = text.length() == 1 ? MOVES.indexOf(text.toUpperCase(Locale.ROOT)) : -1;
    if (move < 0) {
      throw new NotationException(1, 1, "tron.move", FoundToken.shortened(text));
    }
    return move;
  }

  @Override
  public String positionText(P position) {
    return rows(position, "/")
        + " "
        + (position.isJoint() ? "-" : Integer.toString(position.turn() + 1))
        + " "
        + exits(position);
  }

  /** The rows, each cell two characters wide, so that the arena keeps its shape. */
  @Override
  public String diagram(P position) {
    return rows(position, "\n").replaceAll("(?m)(.)(?!$)", "$1 ");
  }

  private static String rows(TronPosition position, String between) {
    Arena arena = position.arena();
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < arena.size(); index++) {
      text.append(index > 0 && index % arena.width() == 0 ? between : "");
      text.append(letter(position, arena.cell(index)));
    }
    return text.toString();
  }

  private static char letter(TronPosition position, int cell) {
    for (int seat = 0; seat < position.players(); seat++) {
      if (GridCellSet.isIn(position.trail(seat), cell)) {
        return (char) ((position.head(seat) == cell ? 'A' : 'a') + seat);
      }
    }
    return '.';
  }

  private static String exits(TronPosition position) {
    List<String> exits = new ArrayList<>();
    for (int exit = 1; exit <= position.players(); exit++) {
      List<String> together = new ArrayList<>();
      for (int seat = 0; seat < position.players(); seat++) {
        if (position.exit(seat) == exit) {
          together.add(Integer.toString(seat + 1));
        }
      }
      exits.add(String.join("=", together));
    }
    String text = String.join("", exits);
    return text.isEmpty() ? "-" : text;
  }

  @Override
  public P readPosition(String text) throws NotationException {
    P position = kind.empty(arena);
    new TronScanner(text, arena, position).read();
    return position;
  }

  /** Reads a position from left to right. */
  static final class TronScanner {
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
}
