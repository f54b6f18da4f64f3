package yomikiri.engine.games.tron;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.hunt.Hunt;
import yomikiri.engine.games.tron.territory.Estimate;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Verdict;

/** The strongest player of Tron for two. */
final class Hunter<P extends TronPosition & Position> implements Player<P> {
  @Override
  public int choose(P ownCopy, int seat, Thinking thinking) {
    Moves legal = new Moves();
    ownCopy.movesOf(seat, legal);
    List<RankedMove> order = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      order.add(new RankedMove(legal.get(i), new Verdict.Points(0, false)));
    }
    return new Hunt(
            ownCopy.free(),
            ownCopy.heads(),
            seat,
            ownCopy.isJoint(),
            thinking,
            new Estimate(10, 10, 0))
        .choose(order);
  }
}
