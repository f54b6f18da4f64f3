package yomikiri.engine.learn.train;

import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.learn.Learner;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** A measurement of the strength of a learner, the same again after the same number of episodes. */
final class StrengthTest<P extends DuelPosition> {
  private final TrainingPlan plan;
  private final Game<P> game;
  private final P start;
  private final Player<P> opponent;

  StrengthTest(TrainingPlan plan, GameKit<P> kit) {
    this.plan = plan;
    this.game = kit.game();
    this.start = plan.start(kit);
    this.opponent = kit.build(plan.opponent(), plan.seed());
  }

  /** The point of the curve that the learner has reached. */
  CurvePoint measure(Learner<P> learner, long episodes) {
    Tally results = Tally.NONE;
    for (int number = 0; number < plan.games(); number++) {
      long seed = Hashing.mixed(Hashing.mixed(plan.seed()) ^ Hashing.mixed(episodes)) + number;
      results = results.plus(play(learner, number % 2, seed));
    }
    return new CurvePoint(episodes, value(learner), results, learner.states());
  }

  /** What the learner thinks its best first move is worth. */
  private double value(Learner<P> learner) {
    List<RankedMove> moves = LearntPlayer.ranked(start, learner.values());
    return moves.getFirst().verdict() instanceof Verdict.Learnt learnt ? learnt.value() : 0.5;
  }

  /** The reward of the learner in one game. */
  private double play(Learner<P> learner, int seat, long seed) {
    Player<P> own = new LearntPlayer<>(learner.values(), Hashing.mixed(seed));
    P position = game.copyOf(start);
    opponent.begin(position, Hashing.mixed(seed + 1));
    while (!position.isOver()) {
      int turn = position.turn();
      Player<P> mover = turn == seat ? own : opponent;
      TimeKeeper clock = TimeKeeper.start(plan.opponent().budget(), () -> 0);
      position.play(mover.choose(game.copyOf(position), turn, SearchContext.silent(clock)));
    }
    return position.reward(seat);
  }
}
