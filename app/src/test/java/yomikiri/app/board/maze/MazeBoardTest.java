package yomikiri.app.board.maze;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameUi;
import yomikiri.engine.games.maze.Maze;

final class MazeBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return MazeUi.of(Maze.kit(5, 5, 3), MazeUi.sizes(Maze::kit));
  }
}
