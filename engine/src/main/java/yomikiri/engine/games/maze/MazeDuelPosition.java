package yomikiri.engine.games.maze;

import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;

/** A maze duel position: the points still lying about, where both walkers stand, the turns left. */
public final class MazeDuelPosition implements JointPosition {
  private final MazeGrid grid;
  private final int[] at;
  private final int[] scores;
  private int turnsLeft;

  /** All arguments become the position's own; {@code at} and {@code scores} are by seat. */
  MazeDuelPosition(MazeGrid grid, int[] at, int[] scores, int turnsLeft) {
    this.grid = grid;
    this.at = at;
    this.scores = scores;
    this.turnsLeft = turnsLeft;
  }

  MazeDuelPosition copy() {
    return new MazeDuelPosition(grid.copy(), at.clone(), scores.clone(), turnsLeft);
  }

  /** A copy with points, by seat, added to the scores. */
  MazeDuelPosition withPoints(List<Integer> points) {
    MazeDuelPosition copy = copy();
    copy.scores[0] += points.get(0);
    copy.scores[1] += points.get(1);
    return copy;
  }

  void become(MazeDuelPosition from) {
    grid.become(from.grid);
    System.arraycopy(from.at, 0, at, 0, 2);
    System.arraycopy(from.scores, 0, scores, 0, 2);
    turnsLeft = from.turnsLeft;
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

  /** The cell of {@code seat}'s walker; cells are numbered along the rows from the top left. */
  public int at(int seat) {
    return at[seat];
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

  /** The cell that {@code move} leads {@code seat} to. */
  public int target(int seat, int move) {
    return grid.target(at[seat], move);
  }

  @Override
  public int players() {
    return 2;
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
    return scores[seat];
  }

  @Override
  public double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    return (Integer.signum(scores[seat] - scores[1 - seat]) + 1) / 2.0;
  }

  @Override
  public void legalMoves(int seat, Moves into) {
    grid.legalMoves(at[seat], into);
  }

  /** Both walkers step; on the same cell both get its points. */
  @Override
  public void play(int[] joint) {
    at[0] = grid.target(at[0], joint[0]);
    at[1] = grid.target(at[1], joint[1]);
    scores[0] += grid.points(at[0]);
    scores[1] += grid.points(at[1]);
    grid.collect(at[0]);
    grid.collect(at[1]);
    turnsLeft--;
  }

  @Override
  public long key() {
    return grid.key()
        ^ Hashing.mixed(1L << 40 | (long) turnsLeft << 20 | (long) at[0] << 10 | at[1]);
  }
}
