package yomikiri.app.board.othello;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.Example;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Resources;

/** Othello on the shelf. */
public final class OthelloFace {
  private static final Example EXAMPLE =
      new Example(
          Othello.kit(4, Resources.NONE),
          "-----OX--XO----- X",
          List.of(List.of("a2"), List.of("a3")));

  private OthelloFace() {}

  /** Othello in the size that {@code kit} has; its example is smaller. */
  public static GameFace of(GameKit<?> kit) {
    return new GameFace(
            kit,
            "othello",
            "/yomikiri/app/board/othello",
            GameFace.Score.POINTS,
            OthelloFace::disc,
            (shown, surroundings) -> OthelloBoard.of(size(shown), surroundings),
            new OthelloManner(),
            EXAMPLE)
        .with(shown -> new OthelloPieces(size(shown)));
  }

  private static StackPane disc(int seat) {
    Region disc = new Region();
    disc.getStyleClass().addAll("disc", seat == 0 ? "black" : "white");
    StackPane felt = new StackPane(disc);
    felt.getStyleClass().addAll("seat-piece", "othello-seat");
    return felt;
  }

  private static int size(GameKit<?> kit) {
    return OthelloManner.othello(kit.game().newPosition(0)).size();
  }
}
