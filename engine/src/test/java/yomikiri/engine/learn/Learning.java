package yomikiri.engine.learn;

import java.util.Optional;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TupleFeatures;

/** Learners for tests. */
public final class Learning {
  private Learning() {}

  public static GameKit<DuelPosition> kit(String game) {
    return TestCatalog.CATALOG.kit(game).orElseThrow().asDuel().orElseThrow();
  }

  /** The engine's games; networks learn tic-tac-toe by its lines, too. */
  public static Optional<GameKit<?>> kits(String game) {
    return game.equals("tictactoe")
        ? Optional.of(ticTacToe(CellTuples.LINES))
        : TestCatalog.CATALOG.kit(game);
  }

  /** Tic-tac-toe, of which networks see that. */
  @SuppressWarnings("unchecked") // it has positions of that type
  static GameKit<DuelPosition> ticTacToe(TupleFeatures<TicTacToePosition> tuples) {
    GameKit<?> kit = kit("tictactoe");
    return ((GameKit<TicTacToePosition>) kit).seenBy(tuples).asDuel().orElseThrow();
  }

  /** A training from the start of a game, or the deal of seed 1. */
  public static TrainingPlan plan(String game, String learner) throws NotationException {
    GameKit<DuelPosition> kit = kits(game).orElseThrow().asDuel().orElseThrow();
    return plan(kit, kit.game().newPosition(1), learner);
  }

  static TrainingPlan plan(GameKit<DuelPosition> kit, DuelPosition start, String learner)
      throws NotationException {
    return TrainingPlan.of(kit, start, LearnerType.parse(kit, learner), 7);
  }

  /** A learner after all its episodes. */
  static Learner<DuelPosition> learnt(GameKit<DuelPosition> kit, DuelPosition start, String learner)
      throws NotationException {
    TrainingPlan plan = plan(kit, start, learner);
    Learner<DuelPosition> made = plan.newLearner(kit);
    for (long number = 0; number < plan.episodes(); number++) {
      made.episode(number);
    }
    return made;
  }
}
