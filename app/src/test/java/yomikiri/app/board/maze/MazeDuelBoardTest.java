package yomikiri.app.board.maze;

import yomikiri.app.board.BoardContract;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.maze.MazeDuel;

final class MazeDuelBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return MazeDuelFace.of(MazeDuel.kit());
  }
}
