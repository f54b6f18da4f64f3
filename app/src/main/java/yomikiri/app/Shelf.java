package yomikiri.app;

import java.util.List;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.mattix.MattixFace;
import yomikiri.app.board.maze.MazeDuelFace;
import yomikiri.app.board.maze.MazeFace;
import yomikiri.app.board.tictactoe.TicTacToeFace;

/** The games the app shows, one line each. */
final class Shelf {
  private Shelf() {}

  static List<GameFace> faces() {
    return List.of(
        MattixFace.of(4), //
        MattixFace.of(6),
        TicTacToeFace.of(),
        MazeFace.of(5, 5, 3),
        MazeFace.of(31, 11, 100),
        MazeDuelFace.of());
  }
}
