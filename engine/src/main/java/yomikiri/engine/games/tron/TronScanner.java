package yomikiri.engine.games.tron;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Found;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;

/** Reads a position from left to right. */
final class TronScanner {
  private final String text;
  private final Arena arena;
  private final TronPosition position;
  private final int[] firstCells; // where in the text a seat has its first cell, or -1
  private int at;

  /**
   * @param position without heads and trails, to be filled
   */
  TronScanner(String text, Arena arena, TronPosition position) {
    this.text = text;
    this.arena = arena;
    this.position = position;
    this.firstCells = new int[position.players()];
    Arrays.fill(firstCells, -1);
  }

  void read() throws NotationException {
    int rowsEnd = rows();
    blank("the seat to move");
    int turnAt = at;
    int turn = turn();
    blank("the seats that are out");
    exits();
    if (!text.substring(at).isBlank()) {
      throw unexpected("tron.rest", "expected the end");
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
        if (next() != '/') {
          throw unexpected(
              "tron.row", "expected / and " + arena.height() + " rows of cells in all");
        }
        at++;
      }
      int start = at;
      while (isCell(next())) {
        at++;
      }
      if (at - start != arena.width()) {
        throw rowLength(start);
      }
      for (int column = 0; column < arena.width(); column++) {
        put(text.charAt(start + column), row * Cells.ROW + column, start + column);
      }
    }
    return at;
  }

  private NotationException rowLength(int start) {
    if (next() != '/' && next() != ' ' && at < text.length()) {
      String last = letter('a', position.players() - 1);
      String heads = letter('A', position.players() - 1);
      return unexpected(
          "tron.cell", "expected ., a to " + last + " or A to " + heads + " in a cell");
    }
    String expected = Integer.toString(arena.width());
    String found = Integer.toString(at - start);
    return new NotationException(
        1,
        start + 1,
        "tron.row-length",
        List.of(expected, found),
        "expected " + expected + " cells in a row, found " + found);
  }

  private void put(char c, int cell, int place) throws NotationException {
    if (c == '.') {
      return;
    }
    int seat = Character.toLowerCase(c) - 'a';
    boolean isHead = c < 'a';
    if (isHead && !position.isOut(seat)) {
      throw atPlace(place, "tron.two-heads", List.of(seatText(seat)), " has a second head", seat);
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
      if (next() != '-') {
        throw unexpected("tron.turn-joint", "expected -, since all move at once");
      }
      at++;
      return TronPosition.NONE;
    }
    int seat = next() - '1';
    if (seat < 0 || seat >= position.players()) {
      throw unexpected("tron.turn", "expected the seat to move, from 1 to " + position.players());
    }
    at++;
    return seat;
  }

  private void exits() throws NotationException {
    if (next() == '-') {
      at++;
      return;
    }
    do {
      int first = exit();
      if (position.isJoint() && next() == '=') {
        at++;
        position.setOut(first, exit());
      } else {
        position.setOut(first);
      }
    } while (at < text.length() && next() != ' ');
  }

  /** A seat that is out, from 0. */
  private int exit() throws NotationException {
    int seat = next() - '1';
    if (seat < 0 || seat >= position.players()) {
      throw unexpected(
          "tron.out", "expected - or the seats that are out, each from 1 to " + position.players());
    }
    if (text.substring(0, at).lastIndexOf(next()) > text.lastIndexOf(' ', at)) {
      throw atPlace(at, "tron.out-twice", List.of(seatText(seat)), " is listed as out twice", seat);
    }
    if (firstCells[seat] >= 0) {
      throw atPlace(
          firstCells[seat],
          "tron.out-cells",
          List.of(seatText(seat)),
          " is out, so it has no cells",
          seat);
    }
    at++;
    return seat;
  }

  /** Each seat has a head, or is out; in turns the last one stands. */
  private void checkSeats(int rowsEnd) throws NotationException {
    int in = 0;
    for (int seat = 0; seat < position.players(); seat++) {
      boolean isListed = position.exit(seat) > 0;
      if (!isListed && position.isOut(seat)) {
        throw atPlace(
            firstCells[seat] >= 0 ? firstCells[seat] : rowsEnd,
            "tron.no-head",
            List.of(seatText(seat), letter('A', seat)),
            " needs a head (" + letter('A', seat) + ") or must be among those that are out",
            seat);
      }
      in += isListed ? 0 : 1;
    }
    if (in == 0 && !position.isJoint()) {
      throw new NotationException(
          1, at, "tron.all-out", List.of(), "all seats are out, but the last one never goes out");
    }
  }

  private void checkTurn(int turn, int turnAt) throws NotationException {
    if (!position.isJoint() && position.isOut(turn)) {
      throw atPlace(
          turnAt, "tron.turn-out", List.of(seatText(turn)), " is to move, but it is out", turn);
    }
    position.setTurn(turn);
  }

  /** A head beside one cell of its trail came from there. */
  private void guessHeading(int seat) {
    int heading = TronPosition.NONE;
    int count = 0;
    for (int move = 0; move < Arena.MOVES && !position.isOut(seat); move++) {
      if (Cells.isIn(position.trail(seat), Arena.target(position.head(seat), move))) {
        heading = Arena.opposite(move);
        count++;
      }
    }
    if (count == 1) {
      position.setHeading(seat, heading);
    }
  }

  private void blank(String before) throws NotationException {
    if (next() != ' ') {
      throw unexpected("tron.blank", "expected a blank and " + before);
    }
    at++;
  }

  private char next() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean isCell(char c) {
    int seat = (c | 0x20) - 'a';
    return c == '.' || c >= 'A' && seat >= 0 && seat < position.players();
  }

  private static String letter(char first, int seat) {
    return Character.toString(first + seat);
  }

  private static String seatText(int seat) {
    return Integer.toString(seat + 1);
  }

  private NotationException unexpected(String fault, String expected) {
    return NotationException.unexpected(at + 1, fault, expected, Found.at(at, text));
  }

  private static NotationException atPlace(
      int place, String fault, List<String> details, String sentence, int seat) {
    return new NotationException(1, place + 1, fault, details, "seat " + seatText(seat) + sentence);
  }
}
