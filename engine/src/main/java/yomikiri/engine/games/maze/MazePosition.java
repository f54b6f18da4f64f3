package yomikiri.engine.games.maze;

import java.util.OptionalInt;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SoloPosition;

/**
 * A number maze position: the points still lying about, where the walker stands, the turns left.
 */
public final class MazePosition implements SoloPosition {
  private final MazeGrid grid;
  private int at;
  private int turnsLeft;
  private int score;
  private final int fullScore;

  /**
   * @param grid becomes the position's own
   * @param fullScore the score that counts as a full reward
   */
  MazePosition(MazeGrid grid, int at, int turnsLeft, int score, int fullScore) {
    this.grid = grid;
    this.at = at;
    this.turnsLeft = turnsLeft;
    this.score = score;
    this.fullScore = fullScore;
  }

  MazePosition copy() {
    return new MazePosition(grid.copy(), at, turnsLeft, score, fullScore);
  }

  void become(MazePosition from) {
    grid.become(from.grid);
    at = from.at;
    turnsLeft = from.turnsLeft;
    score = from.score;
  }

  MazeGrid grid() {
    return grid;
  }

  public int height() {
    return grid.height();
  }

  public int width() {
    return grid.width();
  }

  /** The cell of the walker; cells are numbered along the rows from the top left. */
  public int at() {
    return at;
  }

  public int turnsLeft() {
    return turnsLeft;
  }

  /** The points lying on {@code cell}. */
  public int points(int cell) {
    return grid.points(cell);
  }

  public boolean isWall(int cell) {
    return grid.isWall(cell);
  }

  /** The cell that {@code move} leads to. */
  public int target(int move) {
    return grid.target(at, move);
  }

  @Override
  public int bytes() {
    return 160 + height() * width() / 8; // a bit a cell, and what the objects take
  }

  @Override
  public OptionalInt movesLeft() {
    return OptionalInt.of(turnsLeft);
  }

  @Override
  public boolean isOver() {
    return turnsLeft == 0;
  }

  @Override
  public int score(int seat) {
    return score;
  }

  /** The score as a share of nine points per turn. */
  @Override
  public double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    return Math.clamp((double) score / fullScore, 0, 1);
  }

  @Override
  public void legalMoves(Moves into) {
    grid.legalMoves(at, into);
  }

  @Override
  public void play(int move) {
    at = grid.target(at, move);
    turnsLeft--;
    score += grid.collect(at);
  }

  @Override
  public int scoreAfter(int move) {
    return score + grid.points(grid.target(at, move));
  }

  @Override
  public long key() {
    return key(grid.key(), turnsLeft, at);
  }

  @Override
  public long keyAfter(int move) {
    int target = grid.target(at, move);
    return key(grid.keyWithout(target), turnsLeft - 1, target);
  }

  private static long key(long points, int turns, int walker) {
    return points ^ Hashing.mixed(1L << 40 | (long) turns << 20 | walker);
  }
}
