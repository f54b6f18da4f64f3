package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.othello.OthelloPosition;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.ExactEvaluator;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

class ExactEvaluatorTest {
  @Test
  void marginsAreTheFirstSeatsWhoeverIsToMove() throws NotationException {
    assertThat(margin(Mattix.kit(4), "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0")).hasValue(2);
    assertThat(margin(Mattix.kit(4), "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 3:8")).hasValue(-3);
    assertThat(margin(Mattix.kit(4), ".,.,.,./.,.,.,5/.,.,.,x/.,.,.,. c 3:8")).hasValue(-10);
  }

  @Test
  void ticTacToeIsADraw() {
    GameKit<?> kit = TicTacToe.kit();
    assertThat(startMargin(TicTacToe.kit(), Budget.UNLIMITED)).hasValue(0);
    assertThat(kit.solver()).isPresent();
  }

  @Test
  void withoutNodesNothingIsProven() {
    assertThat(startMargin(Mattix.kit(6), Budget.ofNodes(0))).isEmpty();
  }

  /** Wherever the clock stops the solver, what it says is the value, or nothing. */
  @Test
  void aBoundOrAMoveThatMayBeBeatenIsNoValue() throws NotationException {
    GameKit<OthelloPosition> kit =
        Othello.kit(6, new ResourceCache(getClass()::getResourceAsStream));
    OthelloPosition end =
        kit.game().notation().parsePosition("-----XXXX-XXOXXXOX-OXOOX-OOX-X-OOX-X O");
    OptionalInt value = margin(kit, kit.game().copyOf(end), Budget.UNLIMITED);
    int reported = 0;
    for (int nodes = 200; nodes < 40_000; nodes = nodes * 21 / 20) {
      OptionalInt stopped = margin(kit, kit.game().copyOf(end), Budget.ofNodes(nodes));
      assertThat(stopped.isEmpty() || stopped.equals(value)).isTrue();
      reported += stopped.isPresent() ? 1 : 0;
    }
    assertThat(reported).isPositive();
  }

  private static <P extends DuelPosition> OptionalInt margin(GameKit<P> kit, String position)
      throws NotationException {
    return margin(kit, kit.game().notation().parsePosition(position), Budget.UNLIMITED);
  }

  private static <P extends DuelPosition> OptionalInt startMargin(GameKit<P> kit, Budget budget) {
    return margin(kit, kit.game().newPosition(7), budget);
  }

  private static <P extends DuelPosition> OptionalInt margin(
      GameKit<P> kit, P position, Budget budget) {
    return ExactEvaluator.of(kit)
        .orElseThrow()
        .margin(position, TimeKeeper.start(budget, Ticker.SYSTEM));
  }
}
