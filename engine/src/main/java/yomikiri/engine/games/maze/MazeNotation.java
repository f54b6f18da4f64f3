package yomikiri.engine.games.maze;

import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;

/**
 * The number maze as text. A move is {@code R}, {@code L}, {@code D} or {@code U}. A position is
 * the rows from the top joined by {@code /}: {@code #} a wall, {@code @} the walker, a digit the
 * points of a cell, {@code .} none; then the turns left and the score: {@code
 * 39737/3#1#6/69@86/6#8#4/36914 3 0}.
 */
final class MazeNotation implements Notation<MazePosition> {
  private static final int HIGHEST_SCORE = 99_999;

  private final int height;
  private final int width;
  private final int turns;

  MazeNotation(int height, int width, int turns) {
    this.height = height;
    this.width = width;
    this.turns = turns;
  }

  @Override
  public String moveText(int move) {
    return MazeGrid.moveText(move);
  }

  @Override
  public int readMove(String text) throws NotationException {
    return MazeGrid.parseMove(text);
  }

  @Override
  public String positionText(MazePosition position) {
    StringBuilder text = position.grid().text();
    text.setCharAt(position.grid().placeInText(position.at()), '@');
    return text.append(' ')
        .append(position.turnsLeft())
        .append(' ')
        .append(position.score(0))
        .toString();
  }

  @Override
  public MazePosition readPosition(String text) throws NotationException {
    MazeScanner scanner = new MazeScanner(text);
    int[] walker = new int[1];
    MazeGrid grid = scanner.grid(height, width, "@", '\0', walker);
    scanner.expect(' ', "a blank and the turns left");
    int turnsLeft = scanner.number(turns, "maze.turns", "the turns left");
    scanner.expect(' ', "a blank and the score");
    int score = scanner.number(HIGHEST_SCORE, "maze.score", "the score");
    scanner.end();
    return new MazePosition(grid, walker[0], turnsLeft, score, 9 * turns);
  }
}
