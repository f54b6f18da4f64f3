package yomikiri.app.board.tiles;

import java.util.Arrays;
import java.util.stream.IntStream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;

/**
 * A game whose moves come in steps, and with passes: a tile of 1, 2 or 3 is laid on an empty cell
 * of seven. Where another tile of that number lies, one of those is turned to the next number up or
 * down. While the numbers add up to a multiple of five, the mover has to pass, once. On the full
 * board the first player counts the odd tiles, the second the even ones.
 */
final class TilesPosition implements DuelPosition {
  static final int CELLS = 7;
  static final int NUMBERS = 3;
  static final int SECOND = 2 * CELLS + 1; // nothing turned, or a cell and which way
  static final int PASS = CELLS * NUMBERS * SECOND;

  private final int[] tiles = new int[CELLS];
  private int turn;
  private boolean passed;

  int tile(int cell) {
    return tiles[cell];
  }

  boolean hasPassed() {
    return passed;
  }

  void become(TilesPosition other) {
    System.arraycopy(other.tiles, 0, tiles, 0, CELLS);
    turn = other.turn;
    passed = other.passed;
  }

  void set(int[] numbers, int seat, boolean afterPass) {
    System.arraycopy(numbers, 0, tiles, 0, CELLS);
    turn = seat;
    passed = afterPass;
  }

  /**
   * A move.
   *
   * @param turned the cell whose tile is turned; -1 for none
   * @param way 1 for up, -1 for down, 0 for none
   */
  record Parts(int cell, int number, int turned, int way) {
    static Parts of(int move) {
      int second = move % SECOND;
      int first = move / SECOND;
      return new Parts(
          first / NUMBERS,
          first % NUMBERS + 1,
          second == 0 ? -1 : (second - 1) / 2,
          second == 0 ? 0 : second % 2 == 1 ? -1 : 1);
    }

    int move() {
      int second = turned < 0 ? 0 : 1 + 2 * turned + (way > 0 ? 1 : 0);
      return (cell * NUMBERS + number - 1) * SECOND + second;
    }
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public boolean isOver() {
    return Arrays.stream(tiles).allMatch(tile -> tile > 0);
  }

  @Override
  public int score(int seat) {
    return (int) Arrays.stream(tiles).filter(tile -> tile > 0 && tile % 2 == 1 - seat).count();
  }

  @Override
  public double reward(int seat) {
    return score(seat) > score(1 - seat) ? 1 : 0;
  }

  @Override
  public long key() {
    long key = turn * 2L + (passed ? 1 : 0);
    for (int tile : tiles) {
      key = key * 4 + tile;
    }
    return key;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    if (isOver()) {
      return;
    }
    if (mustPass()) {
      into.add(PASS);
      return;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      for (int number = 1; tiles[cell] == 0 && number <= NUMBERS; number++) {
        add(cell, number, into);
      }
    }
  }

  private boolean mustPass() {
    int sum = Arrays.stream(tiles).sum();
    return !passed && sum > 0 && sum % 5 == 0;
  }

  private void add(int cell, int number, Moves into) {
    int[] alike = IntStream.range(0, CELLS).filter(other -> tiles[other] == number).toArray();
    if (alike.length == 0) {
      into.add(new Parts(cell, number, -1, 0).move());
    }
    for (int other : alike) {
      into.add(new Parts(cell, number, other, -1).move());
      into.add(new Parts(cell, number, other, 1).move());
    }
  }

  @Override
  public void play(int move) {
    passed = move == PASS;
    if (!passed) {
      Parts parts = Parts.of(move);
      tiles[parts.cell()] = parts.number();
      if (parts.turned() >= 0) {
        int now = tiles[parts.turned()];
        tiles[parts.turned()] = 1 + Math.floorMod(now - 1 + parts.way(), NUMBERS);
      }
    }
    turn = 1 - turn;
  }
}
