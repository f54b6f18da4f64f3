package yomikiri.app.board.maze;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;
import yomikiri.engine.games.maze.MazeDuel;

final class MazeDuelBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return MazeUi.duel(MazeDuel.kit());
  }
}
