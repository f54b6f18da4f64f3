package yomikiri.app.board.maze;

import java.util.List;
import java.util.Optional;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import yomikiri.app.board.Example;
import yomikiri.app.board.FreeSizes;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.maze.Maze;

/** The number maze on the shelf. */
public final class MazeFace {
  static final String WORDS = "/yomikiri/app/board/maze";
  static final MazeManner MANNER = new MazeManner();

  private static final FreeSizes SIZES = new FreeSizes("maze-", Maze::kit);

  private static final Example EXAMPLE =
      new Example(
          Maze.kit(5, 5, 3),
          "176.2/6#1#8/48@67/4#3#7/73115 3 0",
          List.of(List.of("R"), List.of("R")));

  private MazeFace() {}

  /** The number maze in one size; the others can be had by typing them. */
  public static GameFace of(int height, int width, int turns) {
    return new GameFace(
        Maze.kit(height, width, turns),
        "maze",
        WORDS,
        GameFace.Score.POINTS,
        List.of(MaterialDesignW.WALK),
        MazeBoard::of,
        MANNER,
        EXAMPLE,
        Optional.of(SIZES));
  }
}
