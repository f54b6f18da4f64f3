package yomikiri.app.board.trapez;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.Example;
import yomikiri.app.board.GameFace;
import yomikiri.engine.think.GameKit;

/** Trapez on the shelf. */
public final class TrapezFace {
  private TrapezFace() {}

  /** Trapez with the players of {@code kit}. */
  public static GameFace of(GameKit<?> kit) {
    return new GameFace(
            kit,
            "trapez",
            "/yomikiri/app/board/trapez",
            GameFace.Score.OUTCOME,
            TrapezFace::hexagon,
            (shown, surroundings) -> TrapezBoard.of(surroundings),
            new TrapezManner(),
            new Example(kit, ".2./5416/.3632/311./315 l", List.of(List.of("d4:2/c4+"))))
        .with(shown -> new TrapezPieces());
  }

  /** In the colour of the edges that the seat joins. */
  private static StackPane hexagon(int seat) {
    Region hexagon = new Region();
    hexagon.getStyleClass().addAll("tile", seat == 0 ? "light" : "dark");
    StackPane felt = new StackPane(hexagon);
    felt.getStyleClass().addAll("seat-piece", "trapez-seat");
    return felt;
  }
}
