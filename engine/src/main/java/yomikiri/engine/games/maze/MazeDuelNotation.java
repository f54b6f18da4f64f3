package yomikiri.engine.games.maze;

import java.util.List;
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
    return String.valueOf(Grid.letter(move));
  }

  @Override
  public int parseMove(String text) throws NotationException {
    int move = text.length() == 1 ? Grid.move(text.charAt(0)) : -1;
    if (move < 0) {
      throw new NotationException(
          1, 1, "maze.move", List.of(text), "expected R, L, D or U, found \"" + text + "\"");
    }
    return move;
  }

  @Override
  public String positionText(MazeDuelPosition position) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < MazeDuel.SIDE * MazeDuel.SIDE; cell++) {
      text.append(cell > 0 && cell % MazeDuel.SIDE == 0 ? "/" : "");
      boolean first = cell == position.at(0);
      boolean second = cell == position.at(1);
      if (first || second) {
        text.append(first && second ? '*' : first ? 'A' : 'B');
      } else if (position.isWall(cell)) {
        text.append('#');
      } else {
        text.append(position.points(cell) == 0 ? "." : "" + position.points(cell));
      }
    }
    return text.append(' ')
        .append(position.turnsLeft())
        .append(' ')
        .append(position.score(0))
        .append(':')
        .append(position.score(1))
        .toString();
  }

  @Override
  public MazeDuelPosition parsePosition(String text) throws NotationException {
    MazeScanner scanner = new MazeScanner(text);
    int[] at = new int[2];
    Grid grid = scanner.grid(MazeDuel.SIDE, MazeDuel.SIDE, "AB", '*', at);
    scanner.expect(' ', "maze.number", "expected a blank and the turns left");
    int turnsLeft = scanner.number(MazeDuel.TURNS, "the turns left");
    scanner.expect(' ', "maze.number", "expected a blank and the scores");
    int first = scanner.number(HIGHEST_SCORE, "a score");
    scanner.expect(':', "maze.number", "expected scores such as 0:0");
    int second = scanner.number(HIGHEST_SCORE, "a score");
    scanner.end();
    return new MazeDuelPosition(grid, at, new int[] {first, second}, turnsLeft);
  }
}
