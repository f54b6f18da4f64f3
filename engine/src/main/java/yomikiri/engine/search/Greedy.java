package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Verdict;

/**
 * Takes the move after which its score, less the best score of the others, is highest; the lowest
 * such move.
 */
public final class Greedy<P extends TurnPosition> implements Player<P> {
  private final Game<P> game;

  public Greedy(Game<P> game) {
    this.game = game;
  }

  @Override
  public int choose(P ownCopy, int seat, Thinking thinking) {
    Moves moves = new Moves();
    ownCopy.legalMoves(moves);
    P after = game.copyOf(ownCopy);
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      game.copy(ownCopy, after);
      after.play(moves.get(i));
      boolean proven = after.isOver();
      ranked.add(new RankedMove(moves.get(i), new Verdict.Points(after.lead(seat), proven)));
    }
    Ranking.sort(ranked);
    int best = ranked.getFirst().move();
    thinking
        .progress()
        .accept(
            new SearchReport(
                1, moves.size(), thinking.clock().elapsedNanos(), ranked, List.of(best)));
    return best;
  }
}
