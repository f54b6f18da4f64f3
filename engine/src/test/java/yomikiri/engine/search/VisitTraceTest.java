package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.Followed.follow;

import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.TraceReplay;

/** What is written down of a search by visits is what it did. */
final class VisitTraceTest {
  private static final TicTacToe GAME = new TicTacToe();

  @Test
  void mctsVisitsSumUpAndAgreeWithTheReport() {
    Followed followed =
        follow(new Mcts<>(GAME, 1, 2, 7), GAME.newPosition(0), 0, Budget.ofNodes(500));
    TraceReplay tree = followed.tree();
    assertThat(tree.kind()).isEqualTo(TraceReplay.Kind.VISITS);
    assertThat(tree.visits(0)).isEqualTo(500);
    assertThat(tree.children(0).stream().mapToInt(tree::visits).sum()).isEqualTo(500);
    for (int child : tree.children(0)) {
      Verdict.WinRate rate =
          (Verdict.WinRate) followed.report().verdictOf(tree.move(child)).orElseThrow();
      assertThat((long) tree.visits(child)).isEqualTo(rate.visits());
      assertThat(tree.winRate(child)).isEqualTo(rate.p());
    }
    assertThat(tree.move(tree.line().get(1)))
        .isEqualTo(followed.report().moves().getFirst().move());
  }

  @Test
  void mctsTellsWhatItHasProven() throws NotationException {
    Followed followed =
        follow(
            new Mcts<>(GAME, 1, 1, 7),
            GAME.notation().parsePosition("xx./oo./... x"),
            0,
            Budget.ofNodes(500));
    assertThat(followed.tree().isProven(0)).isTrue();
    assertThat(followed.tree().winRate(0)).isEqualTo(1);
  }

  @Test
  void ductCountsTheMovesOfBothSeats() {
    GameKit<?> kit = MazeDuel.kit();
    followDuct(kit);
  }

  private static <P extends Position> void followDuct(GameKit<P> kit) {
    try {
      Player<P> player = kit.build(kit.parseSpec("duct:playouts=300,expand=2"), 5);
      Followed followed = follow(player, kit.game().newPosition(2), 0, Budget.ofNodes(300));
      TraceReplay tree = followed.tree();
      for (RankedMove ranked : followed.report().moves()) {
        int visits =
            tree.children(0).stream()
                .filter(
                    n ->
                        JointCode.moves(tree.move(n), 2, kit.game().moveLimit())[0]
                            == ranked.move())
                .mapToInt(tree::visits)
                .sum();
        assertThat((long) visits).isEqualTo(((Verdict.WinRate) ranked.verdict()).visits());
      }
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }
}
