package yomikiri.app.board.othello;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.app.ui.Controls;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;

/** Othello as the app shows it. */
public final class OthelloUi {
  private static final RulesExample EXAMPLE =
      new RulesExample(
          Othello.kit(4, ResourceCache.NONE),
          "-----OX--XO----- X",
          List.of(List.of("a2"), List.of("a3")));

  private static final RulesExample FIRST =
      new RulesExample(
          EXAMPLE.kit(),
          EXAMPLE.start(),
          List.of(
              List.of("a2"),
              List.of("a3"),
              List.of("a4"),
              List.of("a1"),
              List.of("c1"),
              List.of("--"),
              List.of("d4")));

  private OthelloUi() {}

  /** Othello in the size that {@code kit} has; its example is smaller. */
  public static GameUi of(GameKit<?> kit) {
    return new GameUi(
            kit,
            "othello",
            "/yomikiri/app/board/othello",
            OthelloUi::disc,
            (shown, surroundings) -> OthelloBoard.of(size(shown), surroundings),
            new OthelloPresenter(),
            EXAMPLE,
            FIRST)
        .with(shown -> new OthelloPieces(size(shown)));
  }

  private static StackPane disc(int seat) {
    Region disc = Controls.styled(new Region(), "disc", seat == 0 ? "black" : "white");
    StackPane felt = Controls.styled(new StackPane(disc), "seat-piece", "othello-seat");
    return felt;
  }

  private static int size(GameKit<?> kit) {
    return OthelloPresenter.othello(kit.game().newPosition(0)).size();
  }
}
