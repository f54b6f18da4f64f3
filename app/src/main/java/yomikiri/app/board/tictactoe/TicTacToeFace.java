package yomikiri.app.board.tictactoe;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.Example;
import yomikiri.app.board.GameFace;
import yomikiri.engine.think.GameKit;

/** Tic-tac-toe on the shelf. */
public final class TicTacToeFace {
  private TicTacToeFace() {}

  /** Tic-tac-toe with the players of {@code kit}. */
  public static GameFace of(GameKit<?> kit) {
    return new GameFace(
            kit,
            "tictactoe",
            "/yomikiri/app/board/tictactoe",
            GameFace.Score.OUTCOME,
            TicTacToeFace::token,
            (shown, surroundings) -> TicTacToeBoard.of(surroundings),
            new TicTacToeManner(),
            new Example(kit, "xo./xo./... x", List.of(List.of("a3"))))
        .with(shown -> new TicTacToePieces());
  }

  private static StackPane token(int seat) {
    Region token = new Region();
    token.getStyleClass().addAll("token", seat == 0 ? "cross" : "ring");
    StackPane tile = new StackPane(token);
    tile.getStyleClass().addAll("seat-piece", "tictactoe-seat");
    return tile;
  }
}
