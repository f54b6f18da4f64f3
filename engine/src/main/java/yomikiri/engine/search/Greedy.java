package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;

/**
 * Takes the move after which its score, less the best score of the others, is highest, or the move
 * that an evaluation likes best; the lowest such move.
 */
public final class Greedy<P extends TurnPosition> implements Player<P> {
  private final Game<P> game;
  private final Horizon<P> horizon;

  /** Counts the points on the board. */
  public Greedy(Game<P> game) {
    this(game, Horizon.ofPoints());
  }

  /** Asks {@code evaluation}. */
  public Greedy(Game<P> game, Evaluation<P> evaluation) {
    this(game, Horizon.of(evaluation));
  }

  Greedy(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.horizon = horizon;
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    Moves moves = new Moves();
    ownCopy.legalMoves(moves);
    P after = game.copyOf(ownCopy);
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      game.copy(ownCopy, after);
      after.play(moves.get(i));
      int value = horizon.value(after, seat);
      ranked.add(new RankedMove(moves.get(i), horizon.verdict(value, Bound.EXACT, after.isOver())));
    }
    RootMoveRanking.sort(ranked);
    int best = ranked.getFirst().move();
    context.report(() -> new SearchReport(1, moves.size(), context.clock().elapsedNanos(), ranked));
    return best;
  }
}
