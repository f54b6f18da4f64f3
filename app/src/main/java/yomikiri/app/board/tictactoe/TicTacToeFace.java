package yomikiri.app.board.tictactoe;

import java.util.List;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.board.Example;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.tictactoe.TicTacToe;

/** Tic-tac-toe on the shelf. */
public final class TicTacToeFace {
  private TicTacToeFace() {}

  public static GameFace of() {
    return new GameFace(
        TicTacToe.kit(),
        "tictactoe",
        "/yomikiri/app/board/tictactoe",
        GameFace.Score.OUTCOME,
        List.of(MaterialDesignC.CLOSE_THICK, MaterialDesignC.CIRCLE_OUTLINE),
        (kit, surroundings) -> TicTacToeBoard.of(surroundings),
        new TicTacToeManner(),
        new Example(TicTacToe.kit(), "xo./xo./... x", List.of(List.of("a3"))));
  }
}
