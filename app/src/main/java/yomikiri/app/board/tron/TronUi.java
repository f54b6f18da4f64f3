package yomikiri.app.board.tron;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.RulesExample;
import yomikiri.app.ui.Controls;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.Tron;
import yomikiri.engine.games.tron.TronKits;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.think.GameKit;

/** Tron as the app shows it. */
public final class TronUi {
  private static final RulesExample IN_TURNS =
      new RulesExample(
          small(TronKits.duel(), Tron.duel(new Arena(7, 4))),
          ".aaaA.B/.a...bb/.a...b./....... 1 -",
          List.of(List.of("R"), List.of("L")));

  private static final RulesExample AT_ONCE =
      new RulesExample(
          small(TronKits.joint(), Tron.joint(new Arena(7, 3))),
          "......./aaA.B../....bbb - -",
          List.of(List.of("R", "L")));

  private static final RulesExample FIRST_IN_TURNS =
      new RulesExample(
          IN_TURNS.kit(),
          ".aA..../.a...B./.a...b./....... 1 -",
          List.of(
              List.of("R"), List.of("R"), List.of("R"), List.of("U"), List.of("R"), List.of("L")));

  private static final RulesExample FIRST_AT_ONCE =
      new RulesExample(
          AT_ONCE.kit(),
          AT_ONCE.start(),
          List.of(
              List.of("U", "L"),
              List.of("R", "D"),
              List.of("R", "L"),
              List.of("R", "L"),
              List.of("D", "L"),
              List.of("R", "U")));

  private TronUi() {}

  private static <P extends TronPosition & Position> GameKit<P> small(
      GameKit<P> kit, Tron<P> game) {
    return new GameKit<>(game, kit.players(), kit.levels(), kit.adviser());
  }

  /** A cycle with a little of its trail; its sign is the one it has on the board. */
  private static StackPane cycle(int seat) {
    Region trail = Controls.styled(new Region(), "trail");
    Region sign = Controls.styled(new Region(), "sign", "sign-" + seat);
    StackPane head = Controls.styled(new StackPane(sign), "head");
    StackPane cycle = Controls.styled(new StackPane(trail, head), "seat-piece", "tron-seat");
    return cycle;
  }

  /** Tron for as many as {@code kit} has seats. */
  public static GameUi of(GameKit<?> kit) {
    boolean joint = TronPresenter.tron(kit.game().newPosition(0)).isJoint();
    return new GameUi(
            kit,
            joint ? "tron-joint" : "tron",
            "/yomikiri/app/board/tron",
            TronUi::cycle,
            TronBoard::of,
            new TronPresenter(),
            joint ? AT_ONCE : IN_TURNS,
            joint ? FIRST_AT_ONCE : FIRST_IN_TURNS)
        .with(TronPieces::new);
  }
}
