package yomikiri.app.board.maze;

import java.util.List;
import yomikiri.app.board.Example;
import yomikiri.app.board.GameFace;
import yomikiri.engine.think.GameKit;

/** The maze duel on the shelf. */
public final class MazeDuelFace {
  private MazeDuelFace() {}

  /** The maze duel with the players of {@code kit}. */
  public static GameFace of(GameKit<?> kit) {
    return new GameFace(
            kit,
            "maze-duel",
            MazeFace.WORDS,
            GameFace.Score.POINTS,
            seat -> Walkers.piece(seat, 2),
            MazeBoard::of,
            MazeFace.MANNER,
            new Example(kit, "17671/.#2#./6A1B6/8#4#8/86768 20 0:0", List.of(List.of("L", "R"))))
        .with(MazePieces::new);
  }
}
