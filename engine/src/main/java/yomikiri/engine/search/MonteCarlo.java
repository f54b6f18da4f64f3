package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Verdict;

/**
 * Flat Monte Carlo (Abramson 1990): plays the game out at random after each move, the moves taking
 * turns, and chooses the one with the highest mean reward; on a tie the lowest.
 */
public final class MonteCarlo<P extends Position> implements Player<P> {
  private final Game<P> game;
  private SplitMix64 random;

  public MonteCarlo(Game<P> game, long seed) {
    this.game = game;
    this.random = new SplitMix64(seed);
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplitMix64(seed);
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    Moves moves = new Moves();
    ownCopy.legalMoves(seat, moves);
    double[] sums = new double[moves.size()];
    long[] visits = new long[moves.size()];
    Meter meter = context.clock().meter();
    ProgressReporter progress =
        ProgressReporter.ofPlayouts(context, () -> ranked(moves, sums, visits));
    Playout playout = new Playout(random, ownCopy.players());
    P scratch = game.copyOf(ownCopy);
    try {
      for (int i = 0; ; i = (i + 1) % moves.size()) {
        meter.visit();
        game.copy(ownCopy, scratch);
        switch (scratch) {
          case TurnPosition turn -> turn.play(moves.get(i));
          case JointPosition joint -> playout.playJoint(joint, seat, moves.get(i));
        }
        playout.run(scratch);
        sums[i] += playout.rewards()[seat];
        visits[i]++;
        progress.beat();
      }
    } catch (SearchStopped budgetSpent) {
      if (visits[0] == 0) {
        return moves.get(0);
      }
      progress.report();
      return ranked(moves, sums, visits).getFirst().move();
    }
  }

  /** The moves that were tried, the best first. */
  private static List<RankedMove> ranked(Moves moves, double[] sums, long[] visits) {
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < moves.size() && visits[i] > 0; i++) {
      ranked.add(new RankedMove(moves.get(i), new Verdict.WinRate(sums[i] / visits[i], visits[i])));
    }
    RootMoveRanking.sort(ranked);
    return ranked;
  }
}
