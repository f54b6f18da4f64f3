package yomikiri.engine.learn;

import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.GameKit;

/** Learners for tests. */
public final class Learning {
  private Learning() {}

  public static GameKit<DuelPosition> kit(String game) {
    return TestCatalog.CATALOG.kit(game).orElseThrow().asDuel().orElseThrow();
  }

  /** A training from the start of a game, or the deal of seed 1. */
  public static TrainingPlan plan(String game, String learner) throws NotationException {
    GameKit<DuelPosition> kit = kit(game);
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
