package yomikiri.app.board.maze;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.maze.Maze;

final class MazeBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return MazeFace.of(Maze.kit(5, 5, 3), MazeFace.sizes(Maze::kit));
  }
}
