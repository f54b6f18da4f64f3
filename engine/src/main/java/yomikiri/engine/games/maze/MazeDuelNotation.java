package yomikiri.engine.games.maze;

import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;

/**
 * The maze duel as text. A move is {@code R}, {@code L}, {@code D} or {@code U}. A position is the
 * rows from the top joined by {@code /}: {@code #} a wall, {@code A} and {@code B} the walkers,
 * {@code *} both on one cell, a digit the points of a cell, {@code .} none; then the turns left and
 * the scores: {@code 39793/3#1#3/6A0B6/6#8#6/36963 20 0:0}.
 */
final class MazeDuelNotation implements Notation<MazeDuelPosition> {
  private static final int HIGHEST_SCORE = 9_999;

  @Override
  public String moveText(int move) {
    return MazeGrid.moveText(move);
  }

  @Override
  public int readMove(String text) throws NotationException {
    return MazeGrid.parseMove(text);
  }

  @Override
  public String positionText(MazeDuelPosition position) {
    StringBuilder text = position.grid().text();
    boolean together = position.at(0) == position.at(1);
    text.setCharAt(position.grid().placeInText(position.at(0)), 'A');
    text.setCharAt(position.grid().placeInText(position.at(1)), together ? '*' : 'B');
    return text.append(' ')
        .append(position.turnsLeft())
        .append(' ')
        .append(position.score(0))
        .append(':')
        .append(position.score(1))
        .toString();
  }

  @Override
  public MazeDuelPosition readPosition(String text) throws NotationException {
    MazeScanner scanner = new MazeScanner(text);
    int[] at = new int[2];
    MazeGrid grid = scanner.grid(MazeDuel.SIDE, MazeDuel.SIDE, "AB", '*', at);
    scanner.expect(' ', "a blank and the turns left");
    int turnsLeft = scanner.number(MazeDuel.TURNS, "maze.turns", "the turns left");
    scanner.expect(' ', "a blank and the scores");
    int first = scanner.number(HIGHEST_SCORE, "maze.score", "a score");
    scanner.expect(':', "scores such as 0:0");
    int second = scanner.number(HIGHEST_SCORE, "maze.score", "a score");
    scanner.end();
    return new MazeDuelPosition(grid, at, new int[] {first, second}, turnsLeft);
  }
}
