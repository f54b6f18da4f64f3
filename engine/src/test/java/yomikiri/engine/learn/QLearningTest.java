package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;

/** What tables of Q-learning come to, held against plain minimax. */
final class QLearningTest {
  private static GameKit<DuelPosition> kit(String game) {
    return TestCatalog.CATALOG.kit(game).orElseThrow().asDuel().orElseThrow();
  }

  private static Learner<DuelPosition> learnt(
      GameKit<DuelPosition> kit, DuelPosition start, String spec) throws NotationException {
    PlayerSpec settings = LearnerType.parse(kit, spec);
    TrainingPlan plan = TrainingPlan.of(kit, start, settings, 7);
    Learner<DuelPosition> learner = plan.newLearner(kit);
    for (long number = 0; number < plan.episodes(); number++) {
      learner.episode(number);
    }
    return learner;
  }

  /** The reward of perfect play for the seat to move, by plain minimax. */
  private static double exact(Game<DuelPosition> game, DuelPosition position) {
    int mover = position.turn();
    double best = 0;
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      best = Math.max(best, exactAfter(game, position, moves.get(i), mover));
    }
    return best;
  }

  private static double exactAfter(
      Game<DuelPosition> game, DuelPosition position, int move, int mover) {
    DuelPosition after = game.copyOf(position);
    after.play(move);
    if (after.isOver()) {
      return after.reward(mover);
    }
    double value = exact(game, after);
    return after.turn() == mover ? value : 1 - value;
  }

  @Test
  void ticTacToeComesToTheExactValueOfEveryMoveInPlayWithoutMistakes() throws NotationException {
    GameKit<DuelPosition> kit = kit("tictactoe");
    Game<DuelPosition> game = kit.game();
    Learner<DuelPosition> learner =
        learnt(kit, game.newPosition(0), "qlearning:episodes=30000,epsilon=0.3");
    System.out.println(learner.states() + " states " + learner.bytes());
    Values<DuelPosition> values = learner.values();
    Deque<DuelPosition> open = new ArrayDeque<>(List.of(game.newPosition(0)));
    Set<Long> seen = new HashSet<>();
    int wrong = 0;
    while (!open.isEmpty()) {
      DuelPosition position = open.remove();
      double best = exact(game, position);
      for (RankedMove ranked : LearntPlayer.ranked(position, values)) {
        double exact = exactAfter(game, position, ranked.move(), position.turn());
        double value = values.of(position, ranked.move()).value();
        if (Math.signum(Math.round(20 * (value - 0.5))) != Math.signum(exact - 0.5)) wrong++;
        DuelPosition after = game.copyOf(position);
        after.play(ranked.move());
        if (exact == best && !after.isOver() && seen.add(after.key())) {
          open.add(after);
        }
      }
    }
    System.out.println(seen.size() + " positions, wrong " + wrong);
    assertThat(wrong).isZero();
  }
}
