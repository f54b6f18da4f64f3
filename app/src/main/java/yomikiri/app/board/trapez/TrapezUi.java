package yomikiri.app.board.trapez;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.app.ui.Controls;
import yomikiri.engine.think.GameKit;

/** Trapez as the app shows it. */
public final class TrapezUi {
  private TrapezUi() {}

  /** Trapez with the players of {@code kit}. */
  public static GameUi of(GameKit<?> kit) {
    return new GameUi(
            kit,
            "trapez",
            "/yomikiri/app/board/trapez",
            TrapezUi::hexagon,
            (shown, surroundings) -> TrapezBoard.of(surroundings),
            new TrapezPresenter(),
            new RulesExample(kit, ".2./5416/.3632/311./315 l", List.of(List.of("d4:2/c4+"))),
            new RulesExample(
                kit,
                ".../4..4/.215./..../... l",
                List.of(
                    List.of("b3:3"),
                    List.of("d2:6"),
                    List.of("b2:1"),
                    List.of("a2:2"),
                    List.of("a1:2/b2-"))))
        .with(shown -> new TrapezPieces());
  }

  /** In the colour of the edges that the seat joins. */
  private static StackPane hexagon(int seat) {
    Region hexagon = Controls.styled(new Region(), "tile", seat == 0 ? "light" : "dark");
    StackPane felt = Controls.styled(new StackPane(hexagon), "seat-piece", "trapez-seat");
    return felt;
  }
}
