package yomikiri.app.board.tictactoe;

import java.util.List;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.board.Example;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.SeatSigns;
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
            SeatSigns.icons(
                () -> List.of(MaterialDesignC.CLOSE_THICK, MaterialDesignC.CIRCLE_OUTLINE)),
            (shown, surroundings) -> TicTacToeBoard.of(surroundings),
            new TicTacToeManner(),
            new Example(kit, "xo./xo./... x", List.of(List.of("a3"))))
        .with(shown -> new TicTacToePieces());
  }
}
