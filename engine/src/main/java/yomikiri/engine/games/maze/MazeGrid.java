package yomikiri.engine.games.maze;

import java.util.Locale;
import java.util.SplittableRandom;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;

/**
 * The cells of a maze and the points lying on them. Cells are numbered along the rows from the top
 * left; walls stand on the cells with odd column and odd row, the centre excepted. Moves are 0
 * right, 1 left, 2 down, 3 up.
 */
final class MazeGrid {
  static final int MOVES = 4;

  private static final String MOVE_LETTERS = "RLDU";
  private static final int[] COLUMN_STEPS = {1, -1, 0, 0};
  private static final int[] ROW_STEPS = {0, 0, 1, -1};

  private final int height;
  private final int width;
  private byte[] points; // by cell, as they were put; shared
  private long[] keys; // by cell, of its points; shared
  private final long[] taken; // a bit a cell
  private final byte[] exits; // by cell: the moves to a neighbour that is no wall, as bits; shared
  private final int[] steps; // by move; shared
  private long key;

  /** An empty grid; both lengths odd. */
  MazeGrid(int height, int width) {
    this.height = height;
    this.width = width;
    this.points = new byte[height * width];
    this.keys = new long[height * width];
    this.taken = new long[(height * width + Long.SIZE - 1) / Long.SIZE];
    this.exits = new byte[height * width];
    this.steps = new int[] {1, -1, width, -width};
    for (int cell = 0; cell < exits.length; cell++) {
      exits[cell] = exits(cell);
    }
  }

  private MazeGrid(MazeGrid from) {
    this.height = from.height;
    this.width = from.width;
    this.points = from.points;
    this.keys = from.keys;
    this.taken = from.taken.clone();
    this.exits = from.exits;
    this.steps = from.steps;
    this.key = from.key;
  }

  MazeGrid copy() {
    return new MazeGrid(this);
  }

  void become(MazeGrid from) {
    points = from.points;
    keys = from.keys;
    for (int i = 0; i < taken.length; i++) {
      taken[i] = from.taken[i];
    }
    key = from.key;
  }

  int height() {
    return height;
  }

  int width() {
    return width;
  }

  int centre() {
    return height / 2 * width + width / 2;
  }

  boolean isWall(int cell) {
    return isWall(cell % width, cell / width);
  }

  private boolean isWall(int column, int row) {
    return (column & row & 1) != 0 && (column != width / 2 || row != height / 2);
  }

  int points(int cell) {
    return points[cell] & (int) unlessTaken(cell);
  }

  /** All bits, or none if the points of {@code cell} were taken: no branch to be guessed wrong. */
  private long unlessTaken(int cell) {
    return (taken[cell >> 6] >>> cell & 1) - 1;
  }

  /** For a grid that is being made: its copies share what was put. */
  void put(int cell, int value) {
    key ^= keys[cell];
    points[cell] = (byte) value;
    keys[cell] = value == 0 ? 0 : Hashing.mixed((long) cell << 8 | value);
    key ^= keys[cell];
  }

  /** Takes the points of {@code cell} away. */
  int collect(int cell) {
    int value = points(cell);
    key = keyWithout(cell);
    taken[cell >> 6] |= 1L << cell;
    return value;
  }

  /** A hash of all points, see {@link Hashing}. */
  long key() {
    return key;
  }

  /** The same as if there were no points on {@code cell}. */
  long keyWithout(int cell) {
    return key ^ keys[cell] & unlessTaken(cell);
  }

  /** From 0 to 9, each equally likely. */
  static int randomPoints(SplittableRandom random) {
    return (int) Math.unsignedMultiplyHigh(random.nextLong(), 10);
  }

  int target(int from, int move) {
    return from + steps[move];
  }

  /** The moves from {@code cell} to a neighbour that is no wall. */
  void legalMoves(int cell, Moves into) {
    into.clear();
    for (int left = exits[cell]; left != 0; left &= left - 1) {
      into.add(Integer.numberOfTrailingZeros(left));
    }
  }

  private byte exits(int cell) {
    int found = 0;
    for (int move = 0; move < MOVES; move++) {
      int column = cell % width + COLUMN_STEPS[move];
      int row = cell / width + ROW_STEPS[move];
      boolean isInside = column >= 0 && column < width && row >= 0 && row < height;
      found |= isInside && !isWall(column, row) ? 1 << move : 0;
    }
    return (byte) found;
  }

  static String moveText(int move) {
    return MOVE_LETTERS.substring(move, move + 1);
  }

  static int parseMove(String text) throws NotationException {
    int move = text.length() == 1 ? MOVE_LETTERS.indexOf(text.toUpperCase(Locale.ROOT)) : -1;
    if (move < 0) {
      throw new NotationException(1, 1, "maze.move", FoundToken.shortened(text));
    }
    return move;
  }

  /**
   * The rows from the top joined by {@code /}: {@code #} a wall, a digit points, {@code .} none.
   */
  StringBuilder text() {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < points.length; cell++) {
      text.append(cell > 0 && cell % width == 0 ? "/" : "");
      text.append(isWall(cell) ? "#" : points(cell) == 0 ? "." : "" + points(cell));
    }
    return text;
  }

  /** Where {@code cell} stands in {@link #text}. */
  int placeInText(int cell) {
    return cell + cell / width;
  }
}
