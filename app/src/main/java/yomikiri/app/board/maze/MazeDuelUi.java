package yomikiri.app.board.maze;

import java.util.List;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.engine.think.GameKit;

/** The maze duel as the app shows it. */
public final class MazeDuelUi {
  private MazeDuelUi() {}

  /** The maze duel with the players of {@code kit}. */
  public static GameUi of(GameKit<?> kit) {
    return new GameUi(
            kit,
            "maze-duel",
            MazeUi.WORDS,
            GameUi.Score.POINTS,
            seat -> Walkers.piece(seat, 2),
            MazeBoard::of,
            MazeUi.PRESENTER,
            new RulesExample(
                kit, "17671/.#2#./6A1B6/8#4#8/86768 20 0:0", List.of(List.of("L", "R"))),
            new RulesExample(
                kit,
                "57975/4#4#4/7A8B7/5#2#5/74647 20 0:0",
                List.of(List.of("L", "R"), List.of("D", "U"), List.of("D", "U"))))
        .with(MazePieces::new);
  }
}
