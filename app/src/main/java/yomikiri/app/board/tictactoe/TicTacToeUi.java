package yomikiri.app.board.tictactoe;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.app.ui.Controls;
import yomikiri.engine.think.GameKit;

/** Tic-tac-toe as the app shows it. */
public final class TicTacToeUi {
  private TicTacToeUi() {}

  /** Tic-tac-toe with the players of {@code kit}. */
  public static GameUi of(GameKit<?> kit) {
    return new GameUi(
            kit,
            "tictactoe",
            "/yomikiri/app/board/tictactoe",
            TicTacToeUi::token,
            (shown, surroundings) -> TicTacToeBoard.of(surroundings),
            new TicTacToePresenter(),
            new RulesExample(kit, "xo./xo./... x", List.of(List.of("a3"))),
            new RulesExample(
                kit,
                ".../.../... x",
                List.of(
                    List.of("b2"),
                    List.of("a2"),
                    List.of("a1"),
                    List.of("c3"),
                    List.of("c1"),
                    List.of("b1"),
                    List.of("a3"))))
        .with(shown -> new TicTacToePieces());
  }

  private static StackPane token(int seat) {
    Region token = Controls.styled(new Region(), "token", seat == 0 ? "cross" : "ring");
    StackPane tile = Controls.styled(new StackPane(token), "seat-piece", "tictactoe-seat");
    return tile;
  }
}
