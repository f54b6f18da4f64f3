package yomikiri.app.board.mattix;

import java.util.List;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.GameUi.SeatSigns;
import yomikiri.app.board.RulesExample;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.think.GameKit;

/** Mattix as the app shows it. */
public final class MattixUi {
  private static final RulesExample EXAMPLE =
      new RulesExample(
          Mattix.kit(4),
          "6,6,3,5/7,2,7,2/4,8,3,1/x,4,5,1 r 0:0",
          List.of(List.of("c4"), List.of("c2")));

  private static final RulesExample FIRST =
      new RulesExample(
          Mattix.kit(4),
          EXAMPLE.start(),
          List.of(
              List.of("c4"),
              List.of("c2"),
              List.of("a2"),
              List.of("a1"),
              List.of("c1"),
              List.of("c3"),
              List.of("b3")));

  private MattixUi() {}

  /** Mattix in the size that {@code kit} has. */
  public static GameUi of(GameKit<?> kit) {
    return new GameUi(
            kit,
            "mattix",
            "/yomikiri/app/board/mattix",
            SeatSigns.icons(
                () -> List.of(MaterialDesignA.ARROW_LEFT_RIGHT, MaterialDesignA.ARROW_UP_DOWN)),
            MattixBoard::of,
            new MattixPresenter(),
            EXAMPLE,
            FIRST)
        .with(MattixPieces::new);
  }
}
